import EmojiEvents from '@mui/icons-material/EmojiEvents';
import { Box } from '@mui/material';
import { type BracketGame, type BracketMatch, hasStarted } from './drawn-tournament.ts';

/** Side of a match: team or its origin, goals, and whether it won. */
export function MatchSide({
  name,
  side,
  match,
  game,
}: {
  readonly name: string;
  readonly side: number;
  readonly match: BracketMatch;
  readonly game: BracketGame | undefined;
}) {
  const team = side === 0 ? match.team1Id : match.team2Id;
  const isWinner = team !== null && team === match.winnerId;
  const goals = side === 0 ? game?.team1Score : game?.team2Score;
  return (
    <Box sx={{ ...line, fontWeight: isWinner ? 700 : 400, color: team === null ? 'text.secondary' : 'text.primary' }}>
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: 0 }}>
        {name}
      </Box>
      {isWinner && <EmojiEvents titleAccess="Winner" sx={{ fontSize: '1.125rem', color: 'success.main' }} />}
      {game !== undefined && hasStarted(game) && (
        <Box component="span" sx={{ ml: 'auto', typography: 'button', fontSize: '1.25rem', lineHeight: 1 }}>
          {goals}
        </Box>
      )}
    </Box>
  );
}

const line = { display: 'flex', alignItems: 'center', gap: 0.75, minHeight: '1.75rem', minWidth: 0 } as const;
