import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ScoreChange } from '../../domain/answer/game/score-change.ts';
import { keyOf } from '../bracket/use-drawn-tournament.ts';
import { dayAndTimeOf } from '../time/eastern-time.ts';
import { ask } from '../transport/call.ts';
import { scoreText } from './game-facts.tsx';

const kinds = {
  start: 'Started',
  score: 'Score',
  complete: 'Ended',
  reopen: 'Reopened',
  forfeit: 'Forfeited',
  abandon: 'Abandoned',
  reset: 'Reset by a correction',
  'put-back': 'Put back',
  delete: 'Deleted',
} satisfies Readonly<Record<ScoreChange['kind'], string>>;

/** Changes of a game's score, the latest first; nothing before the first one. */
export function GameHistory({ gameId }: { readonly gameId: number }) {
  const { data = [] } = useQuery({ queryKey: keyOf('history', gameId), queryFn: () => historyOf(gameId) });
  if (data.length === 0) return null;
  return (
    <Box component="details" sx={{ mt: 2 }}>
      <Typography component="summary" sx={{ cursor: 'pointer', minHeight: 24 }}>
        History
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {data.toReversed().map(({ id, kind, timestamp, updatedBy, ...change }) => (
          <li key={id}>
            {kinds[kind]}: {scoreText(change.fromTeam1Score, change.fromTeam2Score)} to{' '}
            {scoreText(change.team1Score, change.team2Score)}, {updatedBy}, {dayAndTimeOf(timestamp)}
          </li>
        ))}
      </Box>
    </Box>
  );
}

const historyOf = (gameId: number) => ask<readonly ScoreChange[]>(`/api/games/${gameId}/history`);
