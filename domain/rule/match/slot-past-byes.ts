import { hasBye, type Match, type MatchKey, type Slot } from './match.ts';

/** Returns a function that resolves a slot past matches that are no games: the winner of a match with a bye is its other entrant. */
export function throughByes(matches: readonly Match[]): (slot: Slot) => Slot {
  const resting = new Map<MatchKey, Match>(matches.filter(hasBye).map((match) => [match.key, match]));
  const read = (slot: Slot): Slot => {
    const source = 'of' in slot ? resting.get(slot.of) : undefined;
    if (source === undefined) return slot;
    const present = source.slots.find((side) => side.from !== 'bye');
    return slot.from === 'winner' && present !== undefined ? read(present) : { from: 'bye' };
  };
  return read;
}
