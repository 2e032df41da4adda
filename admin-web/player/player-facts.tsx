import { Box, Button, Link } from '@mui/material';
import { useRecordContext, useRefresh } from 'react-admin';
import { Link as PageLink } from 'react-router';
import type { ListedPlayer } from '../../domain/answer/player/listed-player.ts';
import { playerDetails, wishedDetails } from '../../domain/rule/player/player-details.ts';
import { Badge } from '../kit/badge.tsx';
import { EmailAddress } from '../kit/email-address.tsx';
import { May } from '../kit/may.tsx';
import { PageOf } from '../kit/page-of.tsx';
import { useChange } from '../kit/use-change.ts';
import { PaymentView } from '../payment/payment-view.tsx';
import { teamLabel } from '../registration/registration-facts.tsx';
import { shortDayOf } from '../time/eastern-time.ts';
import { send } from '../transport/call.ts';

export function PlayerTeam() {
  const player = useRecordContext<ListedPlayer>();
  if (player === undefined) return null;
  return <PageOf resource="teams" id={player.teamId} name={teamLabel(player.teamName)} isInRow />;
}

export function PlayerTournament() {
  const player = useRecordContext<ListedPlayer>();
  if (player === undefined) return null;
  return <PageOf resource="tournaments" id={player.tournamentId} name={player.tournament} isInRow />;
}

/** Returns the optional details on file, with their labels. */
export function detailFacts(player: ListedPlayer): readonly (readonly [label: string, value: string])[] {
  return wishedDetails.flatMap((name) => {
    const value = player[name];
    return value === null ? [] : [[playerDetails[name].label, value] as const];
  });
}

/** Club of a player, and the optional details below it. */
export function PlayerClub() {
  const player = useRecordContext<ListedPlayer>();
  if (player === undefined) return null;
  return (
    <>
      {player.currentClub}
      {detailFacts(player).map(([label, value]) => (
        <Box key={label} component="span" sx={{ display: 'block', fontSize: '0.9375rem', color: 'text.secondary' }}>
          {label}: {value}
        </Box>
      ))}
    </>
  );
}

/** Contact of a player. */
export function PlayerContact() {
  const player = useRecordContext<ListedPlayer>();
  if (player === undefined) return null;
  return (
    <Box component="span" className="contact" sx={{ display: 'block', fontSize: '0.9375rem', color: 'text.secondary' }}>
      {player.email && (
        <Link href={`mailto:${encodeURIComponent(player.email)}`} color="inherit" underline="hover">
          <EmailAddress of={player.email} />
        </Link>
      )}
      {player.phone && (
        <Box component="span" sx={{ display: 'block' }}>
          {player.phone}
        </Box>
      )}
    </Box>
  );
}

/** Badge for a possible duplicate, with links to the other records; "Two people" ends it. */
export function PerhapsTwice() {
  const player = useRecordContext<ListedPlayer>();
  if (player === undefined || player.sameAs.length === 0) return null;
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <Badge tone="strong">Perhaps twice on file</Badge>
      {player.sameAs.map((id) => (
        <OtherRecord key={id} id={id} of={player} />
      ))}
    </Box>
  );
}

function OtherRecord({ id, of: player }: { readonly id: number; readonly of: ListedPlayer }) {
  const refresh = useRefresh();
  const { run, isBusy } = useChange(() => callTwoPeople(player.id, id), {
    done: 'Two people',
    about: 'They are not flagged as one any more.',
    failed: 'Failed to save that they are two people',
    after: refresh,
  });
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      <Link component={PageLink} to={`/players/${id}/show`} underline="hover">
        also as #{id}
      </Link>
      <May act="change">
        <Button
          size="small"
          disabled={isBusy}
          aria-label={`${player.name} #${player.id} and #${id} are two people`}
          onClick={() => run()}
        >
          Two people
        </Button>
      </May>
    </Box>
  );
}

export function PlayerPayment() {
  const player = useRecordContext<ListedPlayer>();
  return player === undefined ? null : <PaymentView of={player} />;
}

export function PlayerSince() {
  const player = useRecordContext<ListedPlayer>();
  return <>{shortDayOf(player?.registrationDate) ?? 'N/A'}</>;
}

const callTwoPeople = (playerId: number, otherId: number) =>
  send('POST', `/api/admin/players/${playerId}/different`, { otherId });
