import { Box } from '@mui/material';
import { useRecordContext } from 'react-admin';
import type { Tournament } from '../../domain/tournament/tournament.ts';
import { words } from './words.ts';

/** Whether a tournament is to come, being played, or past. */
export function TournamentStatusBadge() {
  const tournament = useRecordContext<Tournament>();
  if (tournament === undefined) return null;
  return (
    <Box component="span" sx={{ ...badge, ...tones[tournament.status] }}>
      {words.statuses[tournament.status]}
    </Box>
  );
}

const badge = {
  display: 'inline-block',
  flex: 'none',
  px: 1,
  py: 0.25,
  typography: 'button',
  fontSize: '1rem',
  lineHeight: 1.3,
  border: 1,
  borderRadius: 0.5,
} as const;

const tones = {
  upcoming: { color: 'success.main', bgcolor: 'success.light', borderColor: 'transparent' },
  active: { color: 'primary.contrastText', bgcolor: 'primary.main', borderColor: 'transparent' },
  completed: { color: 'text.secondary', borderColor: 'divider' },
} as const;
