import { openApp } from '../../journey/app.ts';
import { drawTournament, gameOf, scoreKeeper } from '../../journey/tournament-day.ts';
import { json, type Visitor } from '../../journey/visitor.ts';

const app = openApp();

/** What no score keeper sends who means well. */
const hostile: readonly unknown[] = [
  ...[{}, [], [[1]], { team1: {} }, { team1: 1 }, { team1: '1', team2: 2 }, [1, 2]],
  ...[-1, 1.5, 1e308, Number.MAX_SAFE_INTEGER, 2_147_483_648, true, false, null, '', ' ', '1', '0x1', '1e3'],
  ...[`1${String.fromCharCode(0)}`, "1'; drop table games; --", '<script>', '%', '٣', 'x'.repeat(60_000)],
];

async function failuresOf(sample: object, send: (body: object) => Promise<{ readonly status: number }>) {
  const failures: unknown[] = [];
  for (const field of Object.keys(sample)) {
    for (const value of hostile) {
      const { status } = await send({ ...sample, [field]: value });
      if (![200, 201, 400, 401, 404, 409].includes(status)) failures.push([field, value, status]);
    }
  }
  return failures;
}

const put = (visitor: Visitor, path: string) => (body: object) => visitor.put(path, body);
const post = (visitor: Visitor, path: string) => (body: object) => visitor.post(path, body);

test('nothing that is sent for a game, a goal or a sign-in breaks the house', async () => {
  const day = await drawTournament(app(), 4);
  const { id } = gameOf(day, 1);
  const { organizer } = app();
  const pat = await scoreKeeper(app(), 'Pat');
  const meant = { confirm: false, preview: false };
  const goal = { playerId: day.teams[0]?.captainId, minute: 1, withScore: true };
  const entry = { team1Score: 1, team2Score: 0, shootout: null, ...meant };
  expect(await failuresOf(entry, put(pat, `/api/games/${id}/score`))).toEqual([]);
  expect(await failuresOf({ ...goal, gameId: id }, post(pat, '/api/player-goals'))).toEqual([]);
  expect(await failuresOf(goal, post(pat, `/api/games/${id}/goals`))).toEqual([]);
  const forfeit = { teamId: day.teams[0]?.id, both: false, ...meant };
  expect(await failuresOf(forfeit, post(organizer, `/api/games/${id}/forfeit`))).toEqual([]);
  expect(await failuresOf(meant, post(organizer, `/api/games/${id}/reopen`))).toEqual([]);
  expect(await failuresOf({ shootout: null, ...meant }, post(pat, `/api/games/${id}/complete`))).toEqual([]);
  expect(await failuresOf(entry, put(organizer, `/api/games/${id}/score`))).toEqual([]);
  const nobody = post(app().visitor(), '/api/score-keeper/login');
  expect((await failuresOf({ name: 'Pat', password: 'wrong' }, nobody)).filter(isNotTooMany)).toEqual([]);
});

const isNotTooMany = (failure: unknown) => !(Array.isArray(failure) && failure[2] === 429);

test.each(['', '"seven"', '"1", "2"', '"99999999999"', "'; drop table games"])(
  'the version %j is refused in words',
  async (version) => {
    const day = await drawTournament(app(), 2);
    const pat = await scoreKeeper(app(), 'Pat');
    const headers = { 'Content-Type': 'application/json', 'If-Match': version };
    const sent = { ...json('PUT', { team1Score: 1, team2Score: 0 }), headers };
    const { status, body } = await pat.call(`/api/games/${gameOf(day, 1).id}/score`, sent);
    expect([status, body.message]).toEqual([400, expect.stringContaining('If-Match is a version number')]);
  },
);

test.each([
  '/api/games?includeAll=true&tournamentId=abc',
  '/api/games?includeAll=true&tournamentId=99999999999',
  '/api/games?includeAll=true&tournamentId=1&tournamentId=2',
  '/api/games?includeAll[]=true',
  '/api/top-scorers?tournament=%00',
  '/api/top-scorers?tournament=a&tournament=b',
  `/api/top-scorers?tournament=${'x'.repeat(300)}`,
  '/api/games/%00',
  '/api/games/1e3',
  '/api/live-scores/',
  '/api/live-scores?%',
])('%s is answered, whatever it means', async (path) => {
  const { status } = await app().organizer.get(path);
  expect([path, status < 500]).toEqual([path, true]);
});
