import { AddressCache } from './address-cache.ts';

const standings = (tournament: number) => `/api/tournaments/${tournament}/standings`;

function keptFor(tournaments: readonly number[], room: { answers: number; bytes: number }) {
  const kept = new AddressCache<{ tournament: number }>(room);
  for (const tournament of tournaments) kept.add(standings(tournament), { tournament });
  return kept;
}

const tournamentsIn = (kept: AddressCache<{ tournament: number }>) =>
  [...kept.all()].map(({ tournament }) => tournament);

test('of more than there is room for those go for which nobody has asked the longest', () => {
  const kept = keptFor([1, 2, 3], { answers: 3, bytes: 100 });
  kept.get(standings(1));
  kept.add(standings(4), { tournament: 4 });
  expect(tournamentsIn(kept)).toEqual([1, 3, 4]);
  expect(kept.get(standings(2))).toBeUndefined();
});

test('however many are asked for, no more bytes are kept than there is room for', () => {
  const kept = keptFor([], { answers: 1000, bytes: 100 });
  for (let tournament = 1; tournament <= 500; tournament += 1) {
    const answer = { tournament };
    kept.add(standings(tournament), answer);
    kept.weigh(standings(tournament), answer, 30);
    expect(tournamentsIn(kept).length).toBeLessThanOrEqual(3);
  }
  expect(tournamentsIn(kept)).toEqual([498, 499, 500]);
});

test('what has grown takes its new size, and what is forgotten none', () => {
  const kept = keptFor([1, 2], { answers: 10, bytes: 100 });
  const [one, two] = [kept.get(standings(1)), kept.get(standings(2))];
  if (one === undefined || two === undefined) throw new Error('Both are kept');
  kept.weigh(standings(1), one, 60);
  kept.forget(standings(1), one);
  kept.weigh(standings(1), one, 60);
  kept.weigh(standings(2), two, 90);
  kept.weigh(standings(2), two, 100);
  expect(tournamentsIn(kept)).toEqual([2]);
});
