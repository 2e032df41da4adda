import { Box, Link } from '@mui/material';
import { useRecordContext } from 'react-admin';
import type { ListedPlayer } from '../../domain/answer/player/listed-player.ts';
import { PaymentShown } from '../payment/payment-shown.tsx';
import { teamShown } from '../registration/registration-facts.tsx';
import { shortDayOf } from '../time/eastern-time.ts';
import { words } from './words.ts';

export function PlayerTeam() {
  const player = useRecordContext<ListedPlayer>();
  return player === undefined ? null : teamShown(player.teamName);
}

/** How a player is reached. */
export function PlayerContact() {
  const player = useRecordContext<ListedPlayer>();
  if (player === undefined) return null;
  return (
    <Box component="span" sx={{ display: 'block', fontSize: '0.9375rem', color: 'text.secondary' }}>
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

export function PlayerPayment() {
  const player = useRecordContext<ListedPlayer>();
  return player === undefined ? null : <PaymentShown of={player} />;
}

export function PlayerSince() {
  const player = useRecordContext<ListedPlayer>();
  return <>{shortDayOf(player?.registrationDate) ?? words.notAvailable}</>;
}
