import { Box } from '@mui/material';
import { useDrawnTournament } from '../bracket/use-drawn-tournament.ts';
import { GroupTables } from '../standings/group-tables.tsx';
import { standingsTitle } from '../standings/standings-table.tsx';
import { PrintedPage } from './printed-page.tsx';

/** Tables of all groups. */
export function StandingsPaper({ tournamentId }: { readonly tournamentId: number }) {
  return (
    <PrintedPage title={standingsTitle} query={useDrawnTournament(tournamentId)}>
      {(drawn) => (
        <Box sx={{ '@media print': { '& .MuiTableCell-root': { fontSize: '10pt', py: '1pt' } } }}>
          {drawn.brackets.length === 0 ? 'No table yet' : <GroupTables drawn={drawn} />}
        </Box>
      )}
    </PrintedPage>
  );
}
