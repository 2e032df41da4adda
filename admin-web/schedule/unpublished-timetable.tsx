import { Box, Button } from '@mui/material';
import { Link } from 'react-router';
import { useDrawnTournament } from '../bracket/use-drawn-tournament.ts';
import { DraftBanner } from './draft-banner.tsx';

/** Notice about a tournament's draft on other pages; nothing if all is published. */
export function UnpublishedTimetable({ tournamentId }: { readonly tournamentId: number }) {
  const { data } = useDrawnTournament(tournamentId);
  if (data === undefined || data.draft.version === null) return null;
  const way = (
    <Button component={Link} to={`/brackets?tournament=${tournamentId}`}>
      Open bracket management
    </Button>
  );
  return (
    <Box sx={{ gridColumn: '1 / -1' }}>
      <DraftBanner drawn={data} more={way} />
    </Box>
  );
}
