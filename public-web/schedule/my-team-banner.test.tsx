/** @jest-environment ./test/harness/page-environment.mjs */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { PublicTeam } from '../../domain/answer/team/public-team.ts';
import { usualTeamDetails } from '../../domain/rule/team/team-details.ts';
import { apiStandIn } from '../../test/harness/api-stand-in.ts';
import { expectAccessible, expectMessage, leave, press, showAlone } from '../../test/harness/page-alone.tsx';
import { aSemifinalIn, gamesOfEagles } from '../../test/sample/own-games.ts';
import { TeamRow } from '../bracket/tournament-teams.tsx';
import { MyTeamPlace } from '../frame/frame.tsx';
import { chooseTeam, myTeam, storeTeamGames } from '../kit/my-team.ts';
import { ScoresNow } from '../live/scores-now.tsx';

const api = apiStandIn();
const call = 'GET /api/teams/1/games';
const eagles = { id: 1, name: 'Golden Eagles' };

beforeEach(() => chooseTeam(eagles));
afterEach(async () => {
  await leave();
  localStorage.clear();
});

const open = (at = '/') => showAlone(<MyTeamPlace />, { at, path: '*' });
/** The semifinal as the live scores tell it. */
const told = {
  ...{ id: 12, tournamentId: 13, bracketId: 5, stage: 'knockout', round: 2, ageBracket: null, field: 'Field 2' },
  ...{ team1Id: 7, team2Id: 1, team1Name: 'Lodi Lions', team2Name: 'Golden Eagles', team1Score: 0, team2Score: 1 },
  ...{ shootout: null, forfeitedBy: null, status: 'in_progress', startTime: null, endTime: null, startedAt: null },
  ...{ winnerId: null, version: 2 },
};
const banner = () => screen.getByRole('complementary', { name: 'My team' });
const said = (sentence: RegExp | string) => waitFor(() => expect(banner().textContent).toMatch(sentence));

test('the team that was chosen leads with its next game in minutes, and with what that leads to', async () => {
  api.answers(call, gamesOfEagles([aSemifinalIn(18)]));
  open();
  await said('Field 2 in 18 minutes, against Lodi Lions');
  expect(banner().textContent).toContain('Win: Sat, Nov 7, 6:15 PM ET, Field 3 · Final');
  expect(banner().textContent).toContain('Loss: done');
  expect(screen.getByRole('link', { name: 'Golden Eagles' }).getAttribute('href')).toBe('/teams/1');
  await expectAccessible();
});

test.each([
  [
    'a game that is on by its score',
    aSemifinalIn(-3, { status: 'in_progress', score: { own: 2, other: 1 } }),
    /On now: 2 – 1 on Field 2, against Lodi Lions/,
  ],
  [
    'a game that nobody has begun in time as late',
    aSemifinalIn(-10),
    /Field 2, was due at \d+:\d\d [AP]M ET, against Lodi Lions/,
  ],
  [
    'a game of another day by its date',
    aSemifinalIn(3 * 1440),
    /Field 2 on \w{3}, \w{3} \d+, \d+:\d\d [AP]M ET, against Lodi Lions/,
  ],
  [
    'an opponent that is open by what decides it',
    aSemifinalIn(5, { opponent: 'Winner of Round 1, match 3', isOpponentKnown: false }),
    /against Winner of Round 1, match 3/,
  ],
])('it tells %s', async (_, game, sentence) => {
  api.answers(call, gamesOfEagles([game]));
  open();
  await said(sentence);
});

test('of a team that has played on it says what it came to', async () => {
  api.answers(
    call,
    gamesOfEagles([aSemifinalIn(-60, { status: 'completed' })], { is: 'champion' }, { is: 'champion' }),
  );
  open();
  await said(/Champion$/);
});

test('above the next game it says whether the team is through', async () => {
  const group = { rank: 2, teams: 8, advancing: 4 };
  const match = { name: 'Semi-final', startTime: null, field: 'Field 2' } as const;
  api.answers(call, gamesOfEagles([aSemifinalIn(18)], null, { is: 'through', group, match }));
  open();
  await said('2nd of 8, through to the semi-finalField 2 in 18 minutes');
});

test('without a network it stands as it was seen last, and says from when that is', async () => {
  const { name } = eagles;
  storeTeamGames(gamesOfEagles([aSemifinalIn(18)]), Date.now() - 2 * 86_400_000);
  open();
  await said('Field 2 in 18 minutes, against Lodi Lions');
  expect(banner().textContent).toContain(name);
  await said(/No news since \w{3}, \w{3} \d+, \d+:\d\d [AP]M ET/);
});

test('what is heard is kept for a field without a network, and of another team nothing', async () => {
  const own = gamesOfEagles([aSemifinalIn(18)]);
  api.answers(call, own);
  open();
  await waitFor(() => expect(myTeam()?.seen?.own).toEqual(own));
  storeTeamGames({ ...own, team: { ...own.team, id: 2 } }, 5);
  expect(myTeam()?.id).toBe(1);
});

test('a score that the page around has been told stands in it at once', async () => {
  api.answers(call, gamesOfEagles([aSemifinalIn(0, { status: 'in_progress', score: { own: 0, other: 0 } })]));
  open();
  await said('On now: 0 – 0');
  api.answers('GET /api/live-scores', [told]);
  showAlone(<ScoresNow />);
  await said('On now: 1 – 0');
});

test('of a game that the page around is told as given away it says what follows at once', async () => {
  api.answers(call, gamesOfEagles([aSemifinalIn(18)]));
  open();
  await said('Field 2 in 18 minutes');
  const forfeit = { status: 'completed', team2Score: 3, forfeitedBy: [7], winnerId: 1 };
  api.answers(
    call,
    gamesOfEagles([aSemifinalIn(18, { status: 'completed' })], null, { is: 'through', group: null, match: null }),
  );
  api.answers('GET /api/live-scores', [{ ...told, ...forfeit }]);
  showAlone(<ScoresNow />);
  await said(/Through$/);
});

test('it leads on the landing page, live scores, tournaments and other teams, and neither on its own page nor over forms', async () => {
  api.answers(call, gamesOfEagles([aSemifinalIn(18)]));
  for (const [path, isLed] of [
    ['/', true],
    ['/live-scores', true],
    ['/tournaments', true],
    ['/tournaments/13', true],
    ['/teams/2', true],
    ['/teams/1', false],
    ['/player-lookup', false],
  ] as const) {
    const { unmount } = open(path);
    if (isLed) await said('in 18 minutes');
    else expect([path, screen.queryByRole('complementary')]).toEqual([path, null]);
    unmount();
  }
});

test('a team that is not shown any more can be let go, and one whose games are long over goes by itself', async () => {
  api.answers(call, { message: 'Not found' }, 404);
  open();
  await said('This team is not shown at the moment.');
  press('Not my team any more');
  await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
  expect(myTeam()).toBeUndefined();
  await leave();
  chooseTeam(eagles);
  api.answers(call, gamesOfEagles([aSemifinalIn(-9 * 1440, { status: 'completed' })], { is: 'champion' }));
  open();
  await waitFor(() => expect(myTeam()).toBeUndefined());
});

test('one tap beside a name chooses it; then no other is offered, and its name is marked', async () => {
  localStorage.clear();
  const alone: PublicTeam = {
    ...{
      id: 4,
      name: 'Individual - Riley Rivera',
      captainName: 'Riley R.',
      ...usualTeamDetails,
    },
    ...{ tournament: 'Cup', tournamentId: 13, ageGroup: 'U9', currentPlayers: 1, maxPlayers: 5, playerCount: 1 },
    rosterAges: [],
  };
  showAlone(
    <ul>
      <TeamRow team={alone} />
    </ul>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Individual - Riley Rivera is my team' }));
  await expectMessage('Individual now leads on every page of this device', 'good');
  expect(JSON.stringify({ ...localStorage })).not.toContain('Riley');
  expect(screen.queryByRole('button', { name: /is my team/ })).toBeNull();
  expect(screen.getByRole('link').getAttribute('data-mine')).toBe('true');
});
