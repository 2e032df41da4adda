import { matchKey, placeOf, type Slots, stages } from '../../rule/match/match.ts';
import { type GameCard, publicGame } from './public-game.ts';

const slots: Slots = [
  { from: 'winner', of: 'U8|U10|knockout|1|3' },
  { from: 'rank', group: 'A', rank: 2 },
];

const aGame = (more: Partial<GameCard>): GameCard => ({
  ...{ id: 1, tournamentId: 1, bracketId: 5, stage: 'knockout', round: 2, ageBracket: null, version: 1 },
  ...{ team1Id: null, team2Id: null, team1Name: null, team2Name: null, team1Score: 0, team2Score: 0 },
  ...{ team1Shootout: null, team2Shootout: null, forfeitedBy: null, status: 'scheduled', winnerId: null },
  ...{ startTime: new Date(0), endTime: new Date(0), startedAt: null, isWithdrawal: false, field: 'Field 1' },
  ...{ isAbandoned: false, isVoid: false, isGoldenGoal: false },
  match: { position: 2, slots, rounds: 3 },
  ...more,
});

test('a game is named by its match, and says where those come from who are not known yet', () => {
  expect(publicGame(aGame({}))).toMatchObject({
    label: 'Semi-Finals, match 2',
    matchName: 'Semi-final',
    team1From: 'Winner of Round 1, match 3',
    team2From: '2nd Group A',
  });
});

test('of a team that is known it is not said where it came from', () => {
  expect(publicGame(aGame({ team1Id: 7, team1Name: 'Owls' }))).toMatchObject({
    team1From: null,
    team2From: '2nd Group A',
  });
});

test('a game outside the brackets has no match to be named by, and its draw is not told', () => {
  const told = publicGame(aGame({ bracketId: null, match: null }));
  expect(told).toMatchObject({ label: null, team1From: null, team2From: null });
  expect(Object.keys(told)).not.toContain('match');
});

test.each(stages)('a place is read from its written form, whatever its division is called: %s', (stage) => {
  const place = { division: 'U8|U10', stage, round: 2, position: 11 };
  expect(placeOf(matchKey(place))).toEqual(place);
});

test('what stands for no match is refused', () => {
  expect(() => placeOf('nonsense')).toThrow('nonsense stands for no match');
});
