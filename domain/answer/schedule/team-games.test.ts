import { aFollowedTeam, aGameOfTeam, anEntry } from '../../../test/sample/a-followed-team.ts';
import { type CalendarEntryOnFile, teamGames } from './team-games.ts';

const only = (...entries: readonly CalendarEntryOnFile[]) => teamGames(aFollowedTeam(...entries)).games[0];

test('a team is told with its tournament and its bracket', () => {
  expect(teamGames(aFollowedTeam()).team).toEqual({
    id: 1,
    name: 'Golden Eagles',
    tournamentId: 13,
    tournament: 'Fall Cup (U7-U9)',
    location: '12 Turf Road, Cedar Knolls, NJ',
  });
});

test('whoever plays alone is named nowhere', () => {
  const alone = aFollowedTeam(anEntry({ opponentName: 'Individual - Riley Rivera' }));
  const { team, games } = teamGames({ ...alone, team: { ...alone.team, name: 'Individual - Jordan Rivera' } });
  expect([team.name, games[0]?.opponent]).toEqual(['Individual', 'Individual']);
});

test('an opponent who is not decided is told by where it comes from', () => {
  expect(only(anEntry({ opponentName: null }))).toMatchObject({
    opponent: 'Winner of Round 1, match 3',
    isOpponentKnown: false,
    round: 'Semi-Finals, match 1',
  });
  const outside = anEntry({ opponentName: null, game: aGameOfTeam({ bracketId: null }) });
  expect(only(outside)).toMatchObject({ opponent: 'a team to be announced', round: null });
});

test.each([
  ['the first side', { isFirst: true, winnerId: 1 }, { own: 3, other: 1 }, 'won'],
  ['the second side', { isFirst: false, winnerId: 2 }, { own: 1, other: 3 }, 'lost'],
  ['a level game of a group', { isFirst: true, winnerId: null }, { own: 3, other: 1 }, 'level'],
  ['a game that both gave away', { isFirst: true, winnerId: null, forfeitedBy: [1, 2] }, { own: 3, other: 1 }, 'lost'],
  ['a game that does not count', { isFirst: true, winnerId: null, forfeitedBy: [2] }, { own: 3, other: 1 }, null],
])("a score is the team's own goals first: %s", (_, side, score, outcome) => {
  const game = aGameOfTeam({ status: 'completed', score: { team1: 3, team2: 1 }, ...side });
  expect(only(anEntry({ game }))).toMatchObject({ score, outcome, shootout: null });
});

test('nothing is won while the game goes on, and there is no score before it', () => {
  const running = aGameOfTeam({ status: 'in_progress', score: { team1: 2, team2: 0 } });
  expect(only(anEntry({ game: running }))).toMatchObject({ score: { own: 2, other: 0 }, outcome: null });
  expect(only(anEntry())).toMatchObject({ score: null, outcome: null });
});

test('a game that is gone is in calendars alone', () => {
  expect(only(anEntry({ game: null, isCalledOff: true }))).toBeUndefined();
});
