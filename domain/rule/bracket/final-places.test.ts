import { nothingPlayed, withResult } from '../../../test/sample/played.ts';
import { drawElimination } from '../draw/draw-elimination.ts';
import type { Division } from '../match/division.ts';
import { deriveDivision } from './derive-division.ts';
import { finalPlaces } from './final-ranking.ts';

const drawn = (count: number, thirdPlace: boolean) =>
  drawElimination(
    'U8',
    Array.from({ length: count }, (_, index) => index + 1),
    { minGamesPerTeam: 1, thirdPlace, placement: false },
  );

/** Returns the places after a division in which the first side won every match. */
function placesAfter(division: Division) {
  let results = nothingPlayed;
  for (const { key } of division.matches) {
    const seat = deriveDivision(division, results).matches.find((match) => match.key === key);
    if (seat === undefined || seat.team1Id === null || seat.team2Id === null) continue;
    const teams = [seat.team1Id, seat.team2Id] as const;
    results = withResult(results, { status: 'completed', match: key, teams, score: { team1: 2, team2: 1 } });
  }
  const shown = deriveDivision(division, results);
  expect(shown.isOver).toBe(true);
  return Object.fromEntries(finalPlaces(division, shown));
}

test('those who lost in the same round share a place where nothing was played for it', () => {
  expect(placesAfter(drawn(4, false))).toEqual({ 1: 1, 2: 2, 3: 3, 4: 3 });
  expect(Object.values(placesAfter(drawn(8, false))).toSorted()).toEqual([1, 2, 3, 3, 5, 5, 5, 5]);
});

test('who gave a semifinal away comes after who lost one, though the final was no game', () => {
  const division = drawn(4, false);
  const [first, second] = division.matches;
  const [given, played] = [first?.key ?? '', second?.key ?? ''];
  const by = [1, 4] as const;
  const score = { team1: 0, team2: 0 };
  const forfeited = { status: 'completed', match: given, teams: by, score, forfeitedBy: by } as const;
  const won = { status: 'completed', match: played, teams: [2, 3], score: { team1: 1, team2: 0 } } as const;
  const shown = deriveDivision(division, withResult(withResult(nothingPlayed, forfeited), won));
  expect(shown.championId).toBe(2);
  expect(Object.fromEntries(finalPlaces(division, shown))).toEqual({ 2: 1, 3: 2, 1: 3, 4: 3 });
});

test('a game for the third place separates the two', () => {
  expect(Object.values(placesAfter(drawn(4, true))).toSorted()).toEqual([1, 2, 3, 4]);
});
