import { keyOf } from '../../domain/answer/bracket/bracket-match.ts';
import type { MatchKey } from '../../domain/rule/match/match.ts';
import type { DrawnTournament, TimedGame } from '../bracket/drawn-tournament.ts';
import { gameName, spokenOf } from '../bracket/sides.ts';
import type { ConflictView } from './timetable-calls.ts';
import type { useGameMove } from './use-game-move.ts';

type Named = Pick<DrawnTournament, 'brackets' | 'teams'>;

/** Number of conflicts said while a game is over another; the rest is counted. */
const mostSaid = 2;

/** Returns what a conflict breaks, with the games that it is between. */
export function conflictInWords({ match, with: other, sentence }: ConflictView, drawn: Named): string {
  const games = [match, other].flatMap((key) => nameOf(key, drawn) ?? []);
  return games.length === 0 ? sentence : `${games.join(' and ')}: ${sentence}`;
}

/** Returns what can be done with a picked game, or what a swap with the game beneath it would break. */
export function sentenceOfMove(
  { isPending, slots, beneath }: Pick<ReturnType<typeof useGameMove>, 'isPending' | 'slots' | 'beneath'>,
  picked: TimedGame,
  drawn: Named,
): string {
  const name = gameName(picked, drawn);
  if (beneath.staying !== undefined) return beneath.staying;
  if (beneath.game !== undefined) return sentenceOfSwap(`${name} and ${gameName(beneath.game, drawn)}`, beneath, drawn);
  return !isPending && slots.length === 0
    ? `Moving ${name}. No other kick-off is free of conflicts; any free place shows what stands in the way, any game what a swap would break.`
    : `Moving ${name}. Lit kick-offs are free of conflicts; another game changes places with it.`;
}

function sentenceOfSwap(
  games: string,
  { conflicts }: Pick<ReturnType<typeof useGameMove>['beneath'], 'conflicts'>,
  drawn: Named,
): string {
  if (conflicts === undefined) return `Swap ${games}?`;
  if (conflicts.length === 0) return `${games} can change places: nothing stands in the way.`;
  const said = conflicts.slice(0, mostSaid).map((conflict) => conflictInWords(conflict, drawn));
  const others = conflicts.length - said.length;
  const sentences = said.join(' ').replaceAll(`${games}: `, '');
  return `${games}: ${sentences}${others > 0 ? ` And ${others} more.` : ''}`;
}

function nameOf(key: MatchKey | undefined, { brackets, teams }: Named): string | undefined {
  const match = brackets.find((one) => keyOf(one) === key);
  return match && spokenOf(match, teams);
}
