import type { Entrant } from './entrant.ts';
import { bracketSize } from './seeding.ts';

/**
 * Exchanges lower seeds of the first round, each for the nearest possible one, until no two teams of a club meet
 * there; where a club has too many teams for that, as few as possible do.
 */
export function keepClubsApart(seeds: readonly Entrant[]): readonly Entrant[] {
  const size = bracketSize(seeds.length);
  const byes = size - seeds.length;
  const upper = seeds.slice(byes, size / 2);
  const lower = seeds.slice(size / 2).toReversed();
  const drawn = assignOpponents(upper, lower);
  return [...seeds.slice(0, size / 2), ...drawn.toReversed()];
}

/** Assigns each upper seed its opponent: first the one across, then by exchanges that separate clubs. */
function assignOpponents(upper: readonly Entrant[], lower: readonly Entrant[]): readonly Entrant[] {
  const opponentOf = new Map<number, number>();
  const hostOf = new Map<number, number>();
  const seat = (host: number, guest: number) => {
    opponentOf.set(host, guest);
    hostOf.set(guest, host);
  };
  const mayMeet = (host: number, guest: number) => !sameClub(upper[host], lower[guest]);
  const exchange = (host: number, tried: Set<number>): boolean =>
    nearestFirst(host, lower.length).some((guest) => {
      if (tried.has(guest) || !mayMeet(host, guest)) return false;
      tried.add(guest);
      const sitting = hostOf.get(guest);
      if (sitting !== undefined && !exchange(sitting, tried)) return false;
      seat(host, guest);
      return true;
    });

  for (const host of upper.keys()) if (mayMeet(host, host)) seat(host, host);
  for (const host of upper.keys()) if (!opponentOf.has(host)) exchange(host, new Set());
  const left = [...lower.keys()].filter((guest) => !hostOf.has(guest));
  return upper.flatMap((_, host) => lower[opponentOf.get(host) ?? left.shift() ?? host] ?? []);
}

const nearestFirst = (host: number, length: number): readonly number[] =>
  Array.from({ length }, (_, guest) => guest).toSorted((a, b) => Math.abs(a - host) - Math.abs(b - host));

const sameClub = (one: Entrant | undefined, other: Entrant | undefined): boolean =>
  one?.club !== undefined && one.club === other?.club;
