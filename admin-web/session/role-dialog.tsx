import { Button } from '@mui/material';
import { Form } from 'react-admin';
import type { Role } from '../../domain/session/role.ts';
import { DialogActions } from '../kit/dialog-actions.tsx';
import { PageDialog } from '../kit/page-dialog.tsx';
import { useChange } from '../kit/use-change.ts';
import { useProvider } from '../transport/use-provider.ts';
import type { OrganizerDialogProps } from './organizer-dialog.ts';
import { RoleInput } from './role-input.tsx';

/** Dialog that changes an organizer's role. */
export function RoleDialog({ organizer, onClose }: OrganizerDialogProps) {
  const { id, name, role } = organizer;
  const provider = useProvider();
  const change = (chosen: Role) =>
    provider.update('organizers', { id, data: { role: chosen }, previousData: organizer });
  const { run, isBusy } = useChange(change, {
    done: 'Role changed',
    failed: 'Failed to change the role',
    about: () => name,
    after: onClose,
  });
  return (
    <PageDialog title={`Role of ${name}`} onClose={onClose} width="xs">
      <Form defaultValues={{ role }} onSubmit={(sheet: Readonly<Record<string, unknown>>) => run(sheet.role as Role)}>
        <RoleInput />
        <DialogActions onCancel={onClose}>
          <Button type="submit" variant="contained" aria-disabled={isBusy}>
            Change Role
          </Button>
        </DialogActions>
      </Form>
    </PageDialog>
  );
}
