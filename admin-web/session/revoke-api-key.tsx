import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useRecordContext } from 'react-admin';
import type { ListedApiKey } from '../../domain/answer/session/listed-api-key.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { useChange } from '../kit/use-change.ts';
import { words } from './api-key-words.ts';

const { revoke } = words;

/** Takes a key back, after a question. */
export function RevokeApiKey() {
  const key = useRecordContext<ListedApiKey>();
  const records = useDataProvider();
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const { run, isBusy } = useChange(({ id }: ListedApiKey) => records.delete('api-keys', { id }), {
    done: ({ name }) => revoke.done(name),
    failed: revoke.failed,
    after: close,
  });
  if (key === undefined || !key.isOpen) return null;
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)} aria-label={`${revoke.action}: ${key.name}`}>
        {revoke.action}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={revoke.title(key.name)}
          confirm={revoke.action}
          cancel={revoke.cancel}
          isPending={isBusy}
          isFinal
          onConfirm={() => run(key)}
          onCancel={close}
        >
          <Typography>{revoke.text}</Typography>
        </ConfirmDialog>
      )}
    </>
  );
}
