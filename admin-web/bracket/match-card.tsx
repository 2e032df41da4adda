import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { byeField } from '../../domain/answer/bracket/bracket-row.ts';
import { forfeiters } from '../../domain/answer/game/forfeit.ts';
import { easternTime } from '../time/eastern-time.ts';
import type { BracketGame, BracketMatch, DrawnTournament } from './drawn-tournament.ts';
import { MatchSide } from './match-side.tsx';
import { matchOf, sidesOf, spokenOf } from './sides.ts';

/** A match as a card: who plays, when and where, how it stands. */
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
  return (
    <Box component="li" sx={{ ...card, ...(isBye && quiet) }} aria-label={match.label}>
      <Box sx={head}>
        <Typography component="span" variant="body2" sx={{ flexGrow: 1, color: 'text.secondary' }}>
          {isBye ? 'Advances Automatically' : whenAndWhere(match)}
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
      {game !== undefined && game.forfeitedBy !== null && (
        <Typography variant="body2" color="text.secondary">
          {game.isWithdrawal ? 'Withdrew: ' : 'Forfeit: '}
          {forfeiters(game).join(', ')}
        </Typography>
      )}
      {game?.shootout && (
        <Typography variant="body2" color="text.secondary">
          Shoot-out {game.shootout.team1}-{game.shootout.team2}
        </Typography>
      )}
    </Box>
  );
}

function whenAndWhere({ field, gameTime }: BracketMatch): string {
  return [gameTime === null ? undefined : easternTime(gameTime), field].filter(Boolean).join(' · ');
}

const card = {
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
