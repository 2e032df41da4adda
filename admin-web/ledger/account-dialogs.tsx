import { Skeleton, Typography } from '@mui/material';
import { useGetList } from 'react-admin';
import { useParams } from 'react-router';
import type { ListedPlayer } from '../../domain/answer/player/listed-player.ts';
import type { ListedRegistration } from '../../domain/answer/registration/listed-registration.ts';
import { FetchFailed } from '../kit/fetch-failed.tsx';
import { PageDialog } from '../kit/page-dialog.tsx';
import { RecordDialog } from '../kit/record-dialog.tsx';
import { useWayBack } from '../kit/use-way-back.ts';
import { Account, GoneAccount, moneyFailed, useEntries } from './account.tsx';

/** Dialog with the money of one registration. */
export function RegistrationMoneyDialog() {
  return (
    <RecordDialog<ListedRegistration> title={({ playerName }) => moneyOf(playerName)} width="sm">
      {(registration) => <Account registration={registration} />}
    </RecordDialog>
  );
}

/** Dialog with the money of a player: all registrations, including deleted ones. */
export function PlayerMoneyDialog() {
  return (
    <RecordDialog<ListedPlayer> title={({ name }) => moneyOf(name)} width="sm">
      {({ id }) => <PlayerMoney playerId={id} />}
    </RecordDialog>
  );
}

/** Dialog with the money of a deleted registration, whether its player still exists or not. */
export function GoneMoneyDialog() {
  const { registrationId = '' } = useParams();
  const back = useWayBack();
  const { data, isPending, error } = useEntries({ registrationId: Number(registrationId) });
  return (
    <PageDialog title={moneyOf(data?.[0]?.playerName ?? 'Erased')} onClose={back}>
      {isPending && <Skeleton variant="rounded" height={160} />}
      {!isPending && data === undefined && <FetchFailed title={moneyFailed} failure={error} />}
      {data !== undefined && <GoneAccount entries={data} />}
    </PageDialog>
  );
}

function PlayerMoney({ playerId }: { readonly playerId: number }) {
  const { data, isPending, error } = useGetList<ListedRegistration>('tournament-registrations', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'registrationDate', order: 'DESC' },
    filter: { playerId },
  });
  const { data: entries } = useEntries({ playerId });
  if (isPending) return <Skeleton variant="rounded" height={160} />;
  if (data === undefined) return <FetchFailed title={moneyFailed} failure={error} />;
  const registered = new Set(data.map(({ id }) => id));
  const gone = (entries ?? []).filter(({ registrationId }) => !registered.has(registrationId));
  const left = [...new Set(gone.map(({ registrationId }) => registrationId))];
  if (data.length + left.length === 0) return <Typography>This player is not registered for a tournament.</Typography>;
  return (
    <>
      {data.map((registration) => (
        <Account key={registration.id} registration={registration} />
      ))}
      {left.map((id) => (
        <GoneAccount key={id} entries={gone.filter(({ registrationId }) => registrationId === id)} />
      ))}
    </>
  );
}

const moneyOf = (player: string) => `Money: ${player}`;
