import { Box, Link } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { Link as PageLink } from 'react-router';
import type { ListedPlayer } from '../../domain/answer/player/listed-player.ts';
import { playerDetails, wishedDetails } from '../../domain/player/player-details.ts';
import { Badge } from '../kit/badge.tsx';
import { PageOf } from '../kit/page-of.tsx';
import { PaymentShown } from '../payment/payment-shown.tsx';
import { teamShown } from '../registration/registration-facts.tsx';
import { shortDayOf } from '../time/eastern-time.ts';

export function PlayerTeam() {
  const player = useRecordContext<ListedPlayer>();
  if (player === undefined) return null;
  return <PageOf resource="teams" id={player.teamId} name={teamShown(player.teamName)} isInRow />;
}

export function PlayerTournament() {
  const player = useRecordContext<ListedPlayer>();
  if (player === undefined) return null;
  return <PageOf resource="tournaments" id={player.tournamentId} name={player.tournament} isInRow />;
}

/** What tournaments have asked beside what every form asks, as far as it was told. */
export function detailsTold(player: ListedPlayer): readonly (readonly [label: string, value: string])[] {
  return wishedDetails.flatMap((name) => {
    const value = player[name];
    return value === null ? [] : [[playerDetails[name].label, value] as const];
  });
}

/** The club, and below it what else a player has told. */
export function PlayerClub() {
  const player = useRecordContext<ListedPlayer>();
  if (player === undefined) return null;
  return (
    <>
      {player.currentClub}
      {detailsTold(player).map(([label, value]) => (
        <Box key={label} component="span" sx={{ display: 'block', fontSize: '0.9375rem', color: 'text.secondary' }}>
          {label}: {value}
        </Box>
      ))}
    </>
  );
}

/** How a player is reached. */
export function PlayerContact() {
  const player = useRecordContext<ListedPlayer>();
  if (player === undefined) return null;
  return (
    <Box component="span" className="contact" sx={{ display: 'block', fontSize: '0.9375rem', color: 'text.secondary' }}>
      {player.email && (
        <Link href={`mailto:${encodeURIComponent(player.email)}`} color="inherit" underline="hover">
          {player.email}
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

/** That somebody else on file may be the same person: which record is right, an organizer says where both stand side by side. */
export function PerhapsTwice() {
  const player = useRecordContext<ListedPlayer>();
  if (player === undefined || player.sameAs.length === 0) return null;
  return (
    <Box component="span" sx={{ display: 'block' }}>
      <Link component={PageLink} to={`/duplicates?playerId=${player.id}`} underline="hover">
        <Badge tone="strong">Perhaps twice on file, also as {player.sameAs.map((id) => `#${id}`).join(', ')}</Badge>
      </Link>
    </Box>
  );
}

export function PlayerPayment() {
  const player = useRecordContext<ListedPlayer>();
  return player === undefined ? null : <PaymentShown of={player} />;
}

export function PlayerSince() {
  const player = useRecordContext<ListedPlayer>();
  return <>{shortDayOf(player?.registrationDate) ?? 'N/A'}</>;
}
