import EmojiEvents from '@mui/icons-material/EmojiEvents';
import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { byeField } from '../../domain/answer/bracket/bracket-row.ts';
import { easternTime } from '../time/eastern-time.ts';
import {
  type BracketGame,
  type BracketMatch,
  type DrawnTournament,
  hasStarted,
  howItEnded,
} from './drawn-tournament.ts';
import { matchOf, sidesOf, spokenOf } from './sides.ts';

/** Card of a match: teams, time, field and score. */
export function MatchCard({
  match,
  drawn,
  actionsOf,
}: {
  readonly match: BracketMatch;
  readonly drawn: DrawnTournament;
  readonly actionsOf: (game: BracketGame, spoken: string) => ReactNode;
}) {
  const { brackets, teams, games } = drawn;
  const game = games.find((played) => matchOf(played, brackets) === match);
  const sides = sidesOf(match, teams).teams;
  const isBye = match.field === byeField;
  const said = isBye
    ? 'Advances Automatically'
    : [game && howItEnded(game), whenAndWhere(match)].filter(Boolean).join(' · ');
  return (
    <Box sx={{ ...card, ...(isBye && quiet) }}>
      <Box sx={head}>
        <Typography component="span" variant="body2" noWrap title={said} sx={{ flexGrow: 1, color: 'text.secondary' }}>
          {said}
        </Typography>
        {!isBye && (
          <Box component="span" sx={{ ...badge, ...tones[match.status] }}>
            {match.status.toUpperCase().replaceAll('_', ' ')}
          </Box>
        )}
        {game !== undefined && actionsOf(game, spokenOf(match, teams))}
      </Box>
      {sides.map((name, side) => (
        <MatchSide
          key={`${side === 0 ? 'first' : 'second'} ${name}`}
          name={name}
          side={side}
          match={match}
          game={game}
        />
      ))}
    </Box>
  );
}

function whenAndWhere({ field, gameTime }: BracketMatch): string {
  return [gameTime === null ? undefined : easternTime(gameTime), field].filter(Boolean).join(' · ');
}

const card = {
  height: '100%',
  border: 1,
  borderColor: 'divider',
  borderRadius: 0.5,
  px: 1.5,
  py: 1,
  bgcolor: 'background.default',
  minWidth: 0,
} as const;
const quiet = { borderStyle: 'dashed', bgcolor: 'transparent' } as const;
const head = { display: 'flex', alignItems: 'center', gap: 1, mb: 0.5 } as const;
const badge = {
  flex: 'none',
  whiteSpace: 'nowrap',
  typography: 'button',
  fontSize: '0.875rem',
  lineHeight: 1.2,
  px: 0.75,
  py: 0.25,
  borderRadius: 0.5,
} as const;
const tones: Readonly<Record<string, object>> = {
  scheduled: { color: 'text.secondary' },
  in_progress: { color: 'primary.contrastText', bgcolor: 'primary.main' },
  completed: { color: 'success.main', bgcolor: 'success.light' },
};

/** Side of a match: team or its origin, goals, and whether it won. */
function MatchSide({
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
