import { gather } from '../match/gather.ts';
import type { GameOrder } from './game-order.ts';

/** Games that one team plays one after another, by their numbers; the waits between them should be short and even. */
export type Line = readonly number[];

/** Returns the lines of all teams: group games up to the first game after the group, and each step of a knock-out. */
export function linesOfPlay(orders: readonly GameOrder[]): readonly Line[] {
  const number = new Map(orders.map(({ match }, index) => [match.key, index]));
  const numbersOf = (keys: readonly string[]) => keys.flatMap((key) => number.get(key) ?? []);
  const steps = orders.flatMap(({ match, after }, index) =>
    match.slots.some((slot) => slot.from === 'rank') ? [] : numbersOf(after).map((earlier) => [earlier, index]),
  );
  const entries = orders.flatMap((order, index) =>
    order.match.slots.flatMap((slot) => (slot.from === 'team' ? [{ team: slot.team, index, order }] : [])),
  );
  const teams = [...gather(entries, ({ team }) => team).values()].map((games) => [
    ...games.map(({ index }) => index),
    ...firstAfterGroup(orders, games[0]?.order),
  ]);
  return [...teams, ...steps].filter((line) => line.length > 1);
}

function firstAfterGroup(orders: readonly GameOrder[], group: GameOrder | undefined): readonly number[] {
  const next = orders.findIndex(
    ({ match, after }) => match.slots.some(({ from }) => from === 'rank') && after.includes(group?.match.key ?? ''),
  );
  return next === -1 ? [] : [next];
}
