import { Typography } from '@mui/material';
import { useDataProvider, useRecordContext } from 'react-admin';
import type { ListedKeeper } from '../../domain/answer/session/listed-keeper.ts';
import { AskedButton } from '../kit/change-question.tsx';
import { useMay } from '../kit/may.tsx';

/** Button that ends a score keeper's access after a confirmation. */
export function SignOutKeeper() {
  const provider = useDataProvider();
  const keeper = useRecordContext<ListedKeeper>();
  const mayEnd = useMay('change');
  if (keeper === undefined || !mayEnd) return null;
  const { id, name } = keeper;
  return (
    <AskedButton
      action="Sign out"
      of={name}
      title={`Sign out ${name}?`}
      change={() => provider.delete('score-keepers', { id })}
      done={`${name} is signed out`}
      failed="Failed to sign out the score keeper"
    >
      <Typography>
        Scores can no longer be entered from that phone. What it has not sent yet waits there until somebody signs in on
        it again.
      </Typography>
      <Typography sx={{ mt: 1 }}>
        Whoever knows the shared password can sign in again: to keep somebody out for good, change SCORE_KEEPER_PASSWORD
        too.
      </Typography>
    </AskedButton>
  );
}
