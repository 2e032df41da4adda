import { mostOfSource } from '../../domain/rule/follower/follower.ts';
import { openApp } from './app.ts';
import { drawTournament, gameOf } from './tournament-day.ts';

const app = openApp();

/** A browser of Firefox that is told nothing, since no game of this team is entered. */
const aBrowser = (place: string) => ({
  endpoint: `https://updates.push.services.mozilla.com/wpush/v2/${place}`,
  p256dh: `B${'x'.repeat(86)}`,
  auth: 'y'.repeat(22),
});

const aTeam = async () => gameOf(await drawTournament(app(), 4), 1).team1Id ?? 0;
const ask = (deed: string, team: number, browser: object, address: string) =>
  app().visitor(address).post<object>(`/api/teams/${team}/${deed}`, browser);

test.each([
  'http://fcm.googleapis.com/one',
  'https://fcm.googleapis.com:8443/one',
  'https://pat:word@fcm.googleapis.com/one',
  'https://push.example/one',
  'https://127.0.0.1/one',
  'https://localhost:1/one',
  'https://[::ffff:10.0.0.1]/one',
  'https://%%/',
])('%s is no push service', async (endpoint) => {
  const { status, body } = await ask('follow', await aTeam(), { ...aBrowser('none'), endpoint }, '203.0.113.70');
  const words = 'not the address of a push service';
  expect([status, body]).toMatchObject([400, { errors: { endpoint: expect.stringContaining(words) } }]);
});

test('those who leave count: once a network has used up its day nobody begins from it or writes for nothing, and all may leave', async () => {
  const team = await aTeam();
  const [here, elsewhere] = ['2001:db8:9:9::1', '2001:db8:9:10::1'];
  const [browser, other] = [aBrowser('one'), aBrowser('other')];
  expect((await ask('follow', team, browser, here)).status).toBe(200);
  await app().database.query('update follow_counts set follows = $1', [mostOfSource]);
  const { endpoint } = browser;
  const answers = [
    await ask('follow', team, other, '2001:db8:9:9::2'),
    await ask('unfollow', team, { endpoint }, here),
    await ask('unfollow', team, { endpoint }, here),
    await ask('follow', team, browser, here),
  ];
  expect(answers.map(({ status }) => status)).toEqual([409, 200, 409, 409]);
  expect((await ask('follow', team, other, elsewhere)).status).toBe(200);
  const audited = await app().database.query(
    `select from audit where thing = 'team' and record_id = $1 and what like '%followed'`,
    [team],
  );
  expect(audited).toHaveLength(3);
});
