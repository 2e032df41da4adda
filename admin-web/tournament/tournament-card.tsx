import { Box, Paper, Typography } from '@mui/material';
import type { Tournament } from '../../domain/tournament/tournament.ts';
import { TournamentDay } from './tournament-day.tsx';
import { TournamentStatusBadge } from './tournament-status-badge.tsx';
import { TournamentSwitch } from './tournament-switch.tsx';
import { words } from './words.ts';

export function TournamentCard({ tournament }: { readonly tournament: Tournament }) {
  return (
    <Paper component="li" variant="outlined" sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: 1.5 }}>
        <Typography variant="h3" component="h2">
          {tournament.name}
        </Typography>
        <TournamentStatusBadge />
      </Box>
      <Typography sx={{ mt: 1 }}>
        <TournamentDay /> · {tournament.ageGroup}
      </Typography>
      <Typography color="text.secondary">{tournament.location}</Typography>
      <Box component="dl" sx={switches}>
        <dt>{words.columns.visible}</dt>
        <dd>
          <TournamentSwitch side="visible" />
        </dd>
        <dt>{words.columns.registrationOpen}</dt>
        <dd>
          <TournamentSwitch side="registrationOpen" />
        </dd>
      </Box>
    </Paper>
  );
}

const switches = {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  m: 0,
  mt: 1.5,
  pt: 1,
  borderTop: 1,
  borderColor: 'divider',
  '& dd': { m: 0, minWidth: '7rem' },
} as const;
