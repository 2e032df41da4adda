import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import type { ListedKeeperLink } from '../../domain/answer/session/listed-keeper-link.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { useChange } from '../kit/use-change.ts';
import { useProvider } from '../transport/use-provider.ts';
import { labelOf } from './link-label.ts';

/** Button that revokes a link after a confirmation. */
export function RevokeKeeperLink() {
  const provider = useProvider();
  const link = useRecordContext<ListedKeeperLink>();
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const { run, isBusy } = useChange(({ id }: ListedKeeperLink) => provider.delete('keeper-links', { id }), {
    done: (gone) => `The link for ${labelOf(gone)} is revoked`,
    failed: 'Failed to revoke the link',
    after: close,
  });
  if (link === undefined || !link.isOpen) return null;
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)} aria-label={`Revoke: ${labelOf(link)}`}>
        Revoke
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={`Revoke the link for ${labelOf(link)}?`}
          confirm="Revoke"
          cancel="Cancel"
          isPending={isBusy}
          isFinal
          onConfirm={() => run(link)}
          onCancel={close}
        >
          <Typography>
            It opens nothing any more, and every phone that came in with it is signed out at once.
          </Typography>
        </ConfirmDialog>
      )}
    </>
  );
}
