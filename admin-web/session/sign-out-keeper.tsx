import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import type { ListedKeeper } from '../../domain/answer/session/listed-keeper.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { useMay } from '../kit/may.tsx';
import { useChange } from '../kit/use-change.ts';
import { useProvider } from '../transport/use-provider.ts';

/** Button that ends a score keeper's access after a confirmation. */
export function SignOutKeeper() {
  const provider = useProvider();
  const keeper = useRecordContext<ListedKeeper>();
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const { run, isBusy } = useChange(({ id }: ListedKeeper) => provider.delete('score-keepers', { id }), {
    done: ({ name }) => `${name} is signed out`,
    failed: 'Failed to sign out the score keeper',
    after: close,
  });
  const mayEnd = useMay('change');
  if (keeper === undefined || !mayEnd) return null;
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)} aria-label={`Sign out: ${keeper.name}`}>
        Sign out
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={`Sign out ${keeper.name}?`}
          confirm="Sign out"
          cancel="Cancel"
          isPending={isBusy}
          isFinal
          onConfirm={() => run(keeper)}
          onCancel={close}
        >
          <Typography>
            Scores can no longer be entered from that phone. What it has not sent yet waits there until somebody signs
            in on it again.
          </Typography>
          <Typography sx={{ mt: 1 }}>
            Whoever knows the shared password can sign in again: to keep somebody out for good, change
            SCORE_KEEPER_PASSWORD too.
          </Typography>
        </ConfirmDialog>
      )}
    </>
  );
}
