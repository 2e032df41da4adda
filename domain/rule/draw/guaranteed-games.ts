import { gather } from '../match/gather.ts';
import type { Match, Slot, TeamId } from '../match/match.ts';

/** Team's way into a match, as the winner or loser of an earlier one or from the start. */
interface Entry {
  readonly match: Match;
  readonly slot: Slot;
}

/** Returns the fewest games that any of these teams plays, however the results fall. */
export function guaranteedGames(matches: readonly Match[], teams: readonly TeamId[]): number {
  const entries = entriesBySource(matches);
  const known = new Map<string, number>();
  // Counts from one way of entry, with a cache: many ways lead into one match, and from there on the count is the same for all.
  const enter = (source: string, hasPlayed: boolean): number => {
    const way = `${source} ${hasPlayed}`;
    const games = known.get(way) ?? sum((entries.get(source) ?? []).map((entry) => play(entry, hasPlayed)));
    known.set(way, games);
    return games;
  };
  const play = ({ match, slot }: Entry, hasPlayed: boolean): number => {
    const opponent = match.slots.find((other) => other !== slot);
    if (opponent?.from === 'bye') return enter(`winner ${match.key}`, hasPlayed);
    const lost = enter(`loser ${match.key}`, true) + (hasPlayed ? 0 : enter(`first-loser ${match.key}`, true));
    const isSureOfGame = opponent?.from !== 'first-loser';
    return (isSureOfGame ? 1 : 0) + Math.min(lost, enter(`winner ${match.key}`, true));
  };
  return Math.min(...teams.map((team) => enter(`team ${team}`, false)));
}

function entriesBySource(matches: readonly Match[]): ReadonlyMap<string, readonly Entry[]> {
  const entries = matches.flatMap((match) => match.slots.map((slot) => ({ match, slot })));
  return gather(entries, ({ slot }) => sourceOf(slot));
}

function sourceOf(slot: Slot): string {
  if (slot.from === 'team') return `team ${slot.team}`;
  return 'of' in slot ? `${slot.from} ${slot.of}` : slot.from;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
