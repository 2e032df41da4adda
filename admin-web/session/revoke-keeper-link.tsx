import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import type { ListedKeeperLink } from '../../domain/answer/session/listed-keeper-link.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { useChange } from '../kit/use-change.ts';
import { useProvider } from '../transport/use-provider.ts';
import { words } from './keeper-link-words.ts';
import { labelOf } from './link-label.ts';

const { revoke } = words;

/** Takes a link back, after a question. */
export function RevokeKeeperLink() {
  const provider = useProvider();
  const link = useRecordContext<ListedKeeperLink>();
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const { run, isBusy } = useChange(({ id }: ListedKeeperLink) => provider.delete('keeper-links', { id }), {
    done: (gone) => revoke.done(labelOf(gone)),
    failed: revoke.failed,
    after: close,
  });
  if (link === undefined || !link.isOpen) return null;
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)} aria-label={`${revoke.action}: ${labelOf(link)}`}>
        {revoke.action}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={revoke.title(labelOf(link))}
          confirm={revoke.action}
          cancel={revoke.cancel}
          isPending={isBusy}
          isFinal
          onConfirm={() => run(link)}
          onCancel={close}
        >
          <Typography>{revoke.text}</Typography>
        </ConfirmDialog>
      )}
    </>
  );
}
