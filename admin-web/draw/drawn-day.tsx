import { Box } from '@mui/material';
import type { DrawnTournament } from '../bracket/drawn-tournament.ts';
import { TimetableSection } from '../schedule/timetable-section.tsx';
import { StandingsSection } from '../standings/standings-section.tsx';
import { BracketsSection } from './brackets-section.tsx';

/** More fields than this need the whole width for their timetable. */
const fieldsBesideStandings = 3;

/** A tournament that has been drawn: its timetable, its standings, its brackets. */
export function DrawnDay({ drawn }: { readonly drawn: DrawnTournament }) {
  const fields = new Set(drawn.games.map(({ field }) => field)).size;
  return (
    <>
      <Box sx={drawn.isDraft || fields > fieldsBesideStandings ? below : beside}>
        <TimetableSection drawn={drawn} />
        {!drawn.isDraft && <StandingsSection drawn={drawn} />}
      </Box>
      <BracketsSection drawn={drawn} />
    </>
  );
}

const below = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' } as const;
const beside = {
  ...below,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const;
