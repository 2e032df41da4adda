import { Typography } from '@mui/material';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { useChange } from '../kit/use-change.ts';
import type { OrganizerDialogProps } from './organizer-dialog.ts';

/** Confirmation that ends an account or removes a part of it, with the consequences. */
export function OrganizerQuestion({
  organizer: { id, name },
  said,
  change,
  onClose,
}: OrganizerDialogProps & {
  readonly said: {
    readonly action: string;
    readonly title: (name: string) => string;
    readonly text: string;
    readonly done: string;
    readonly failed: string;
  };
  readonly change: (id: number) => Promise<unknown>;
}) {
  const { run, isBusy } = useChange(() => change(id), {
    done: said.done,
    failed: said.failed,
    about: () => name,
    after: onClose,
  });
  return (
    <ConfirmDialog
      title={said.title(name)}
      confirm={said.action}
      cancel="Cancel"
      isPending={isBusy}
      isFinal
      onConfirm={() => run(undefined)}
      onCancel={onClose}
    >
      <Typography>{said.text}</Typography>
    </ConfirmDialog>
  );
}
