import { Box } from '@mui/material';
import type { DrawnTournament } from '../bracket/drawn-tournament.ts';
import { TimetableSection } from '../schedule/timetable-section.tsx';
import { StandingsSection } from '../standings/standings-section.tsx';
import { BracketsSection } from './brackets-section.tsx';

/** Number of fields above which the timetable takes the whole width. */
const fieldsBesideStandings = 3;

/** Drawn tournament: timetable, standings and brackets. */
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
