import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useRecordContext } from 'react-admin';
import type { ListedApiKey } from '../../domain/answer/session/listed-api-key.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { useChange } from '../kit/use-change.ts';

/** Button that revokes an API key after a confirmation. */
export function RevokeApiKey() {
  const key = useRecordContext<ListedApiKey>();
  const records = useDataProvider();
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const { run, isBusy } = useChange(({ id }: ListedApiKey) => records.delete('api-keys', { id }), {
    done: ({ name }) => `The key ${name} is revoked`,
    failed: 'Failed to revoke the key',
    after: close,
  });
  if (key === undefined || !key.isOpen) return null;
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)} aria-label={`Revoke: ${key.name}`}>
        Revoke
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={`Revoke the key ${key.name}?`}
          confirm="Revoke"
          cancel="Cancel"
          isPending={isBusy}
          isFinal
          onConfirm={() => run(key)}
          onCancel={close}
        >
          <Typography>The program that has it is refused at once, and for good.</Typography>
        </ConfirmDialog>
      )}
    </>
  );
}
