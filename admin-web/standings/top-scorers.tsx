import { Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { TopScorer } from '../../domain/answer/game/top-scorers.ts';
import { goalEntry } from '../../domain/use-case/game/score-entry.ts';
import { keyOf } from '../bracket/use-drawn-tournament.ts';
import { FetchFailed } from '../kit/fetch-failed.tsx';
import { PageOf } from '../kit/page-of.tsx';
import { ask } from '../transport/call.ts';
import { columnHeads } from './standings-table.tsx';

/** Best scorers of a tournament; nothing before the first goal with a scorer. */
export function TopScorers({ tournamentId }: { readonly tournamentId: number }) {
  const { data = [], error } = useQuery({
    queryKey: keyOf('top-scorers', tournamentId),
    queryFn: () => topScorers(tournamentId),
  });
  if (error !== null) return <FetchFailed title="Failed to fetch top scorers" failure={error} />;
  if (data.length === 0) return null;
  return (
    <>
      <Typography variant="h4" component="h3" sx={{ mb: 0.5 }}>
        Top scorers
      </Typography>
      <Table size="small" sx={{ '& .MuiTableCell-root': { px: { xs: 0.375, sm: 1 }, fontSize: '1rem' } }}>
        <TableHead>
          <TableRow>
            <TableCell align="right">{columnHeads.rank}</TableCell>
            <TableCell>{goalEntry.fields.scorer.label}</TableCell>
            <TableCell>{columnHeads.team}</TableCell>
            <TableCell align="right">Goals</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {data.map(({ rank, playerId, firstName, lastName, teamName, totalGoals }) => (
            <TableRow key={playerId}>
              <TableCell align="right">{rank}</TableCell>
              <TableCell component="th" scope="row">
                <PageOf resource="players" id={playerId} name={`${firstName} ${lastName}`.trim()} isInRow />
              </TableCell>
              <TableCell>{teamName}</TableCell>
              <TableCell align="right">{totalGoals}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </>
  );
}

const topScorers = (tournamentId: number) => ask<readonly TopScorer[]>(`/api/top-scorers?tournament=${tournamentId}`);
