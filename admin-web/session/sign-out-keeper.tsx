import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import type { ListedKeeper } from '../../domain/answer/session/listed-keeper.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { useMay } from '../kit/may.tsx';
import { useChange } from '../kit/use-change.ts';
import { useProvider } from '../transport/use-provider.ts';
import { words } from './score-keeper-words.ts';

const { signOut } = words;

/** Takes a score keeper's right to write away, after a question. */
export function SignOutKeeper() {
  const provider = useProvider();
  const keeper = useRecordContext<ListedKeeper>();
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const { run, isBusy } = useChange(({ id }: ListedKeeper) => provider.delete('score-keepers', { id }), {
    done: ({ name }) => signOut.done(name),
    failed: signOut.failed,
    after: close,
  });
  const mayEnd = useMay('change');
  if (keeper === undefined || !mayEnd) return null;
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)} aria-label={`${signOut.action}: ${keeper.name}`}>
        {signOut.action}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={signOut.title(keeper.name)}
          confirm={signOut.action}
          cancel={signOut.cancel}
          isPending={isBusy}
          isFinal
          onConfirm={() => run(keeper)}
          onCancel={close}
        >
          <Typography>{signOut.text}</Typography>
          <Typography sx={{ mt: 1 }}>{signOut.password}</Typography>
        </ConfirmDialog>
      )}
    </>
  );
}
