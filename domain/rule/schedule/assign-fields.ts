import { gather } from '../match/gather.ts';
import type { Match, TeamId } from '../match/match.ts';
import type { Placing } from './planning-problem.ts';

/** Field of one slot with its game, or none. Games are counted from 0. */
type Pitch = { readonly field: string; game: number | undefined };

/** Maximum of rounds of exchanges; more change next to nothing. */
const mostRounds = 20;

/** Assigns a field to every game. Games of a slot exchange theirs until every team plays on every field about equally often. */
export function assignFields(
  matches: readonly Match[],
  placing: Placing,
  fieldsOf: (slot: number) => readonly string[],
): readonly string[] {
  const slots = [...gather([...matches.keys()], (game) => placing[game] ?? 0)].map(([slot, games]) =>
    fieldsOf(slot).map((field, index): Pitch => ({ field, game: games[index] })),
  );
  const turns = turnsOf(slots, matches.map(teamsIn));
  for (let round = 0, changes = 1; round < mostRounds && changes > 0; round++) {
    changes = slots.filter((pitches) => makeFairer(pitches, turns)).length;
  }
  const fields = new Map(slots.flat().map(({ game, field }) => [game, field]));
  return matches.map((_, game) => fields.get(game) ?? '');
}

/** Counts of each team's games per field, and their updates. */
interface Turns {
  readonly count: (game: number | undefined, field: string, by: number) => void;
  /** Returns how often the teams of a game play on a field. */
  readonly on: (game: number | undefined, field: string) => number;
}

function turnsOf(slots: readonly (readonly Pitch[])[], teams: readonly (readonly TeamId[])[]): Turns {
  const turns = new Map<string, number>();
  const teamsOf = (game: number | undefined) => (game === undefined ? [] : (teams[game] ?? []));
  const read = (team: TeamId, field: string) => turns.get(`${team} ${field}`) ?? 0;
  const count: Turns['count'] = (game, field, by) => {
    for (const team of teamsOf(game)) turns.set(`${team} ${field}`, read(team, field) + by);
  };
  for (const { game, field } of slots.flat()) count(game, field, 1);
  return { count, on: (game, field) => teamsOf(game).reduce((sum, team) => sum + read(team, field), 0) };
}

/** Exchanges the games of two fields wherever their teams have played less on the other field. */
function makeFairer(pitches: readonly Pitch[], turns: Turns): boolean {
  let isChanged = false;
  for (const [index, one] of pitches.entries()) {
    for (const other of pitches.slice(index + 1)) {
      turns.count(one.game, one.field, -1);
      turns.count(other.game, other.field, -1);
      const stay = turns.on(one.game, one.field) + turns.on(other.game, other.field);
      const exchange = turns.on(one.game, other.field) + turns.on(other.game, one.field);
      if (exchange < stay) {
        [one.game, other.game] = [other.game, one.game];
        isChanged = true;
      }
      turns.count(one.game, one.field, 1);
      turns.count(other.game, other.field, 1);
    }
  }
  return isChanged;
}

const teamsIn = (match: Match): readonly TeamId[] =>
  match.slots.flatMap((slot) => (slot.from === 'team' ? [slot.team] : []));
