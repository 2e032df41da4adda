import { Box } from '@mui/material';
import type { GeneratedBrackets } from '../../domain/answer/bracket/tournament-detail.ts';
import type { Sent } from '../../domain/rule/time/moment.ts';
import { type BracketGame, hasStarted, isTimed } from '../bracket/drawn-tournament.ts';
import { startsOf } from '../schedule/timetable-grid.ts';
import { easternTime } from '../time/eastern-time.ts';

interface RedrawOutlineProps {
  /** Current games; `draw` has those of the new draw. */
  readonly before: readonly BracketGame[];
  readonly draw: Sent<GeneratedBrackets>;
}

/** Games that stay, leave the table or get another time, before a redraw around games that have started. */
export function RedrawOutline({ before, draw }: RedrawOutlineProps) {
  const wasInBracket = new Set(before.filter(({ bracketId }) => bracketId !== null).map(({ id }) => id));
  const started = draw.games.filter(hasStarted);
  const stays = started.filter(({ bracketId }) => bracketId !== null);
  const leaves = before.filter((game) => hasStarted(game) && wasInBracket.has(game.id) && !isAmong(stays, game));
  const toCome = draw.games.filter((game) => !hasStarted(game));
  const [first] = startsOf(toCome.filter(isTimed));
  return (
    <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
      <li>{stays.length === 1 ? '1 game that has started stays' : `${stays.length} games that have started stay`}</li>
      {leaves.map((game) => (
        <li key={game.id}>
          Leaves the table, and stays on record alone: {game.team1Name ?? ''} v {game.team2Name ?? ''},{' '}
          {game.team1Score}-{game.team2Score}
        </li>
      ))}
      {first !== undefined && <li>{stillToPlay(toCome.length, easternTime(first))}</li>}
    </Box>
  );
}

/** Compares games by teams and kick-off, because a preview assigns new ids. */
const isAmong = (games: readonly BracketGame[], { team1Id, team2Id, startTime }: BracketGame): boolean =>
  games.some(
    (game) =>
      game.startTime === startTime && [game.team1Id, game.team2Id].every((id) => id === team1Id || id === team2Id),
  );

const stillToPlay = (games: number, from: string) =>
  games === 1 ? `1 game is still to be played, at ${from}` : `${games} games are still to be played, from ${from} on`;
