import { randomUUID } from 'node:crypto';
import { type Counted, countedWire } from '../../harness/counted-wire.ts';
import { startProduct } from '../../harness/product.mjs';
import { openApp, signedIn } from '../../journey/app.ts';
import { aField } from '../../journey/entered-teams.ts';
import { freeAgentOf } from '../../journey/records.ts';
import { aFreeAgent, aJoiner, aTeam } from '../../journey/samples.ts';
import { drawTournament, gameOf, scoreKeeper } from '../../journey/tournament-day.ts';
import { type Visitor, visitorAt } from '../../journey/visitor.ts';

const app = openApp();

/** A process of its own on the same database, and what each call of it costs there. */
async function counting() {
  const wire = await countedWire(app().database.url);
  const product = await startProduct({ DATABASE_URL: wire.url, TRUST_PROXY: 'loopback' });
  const close = () => product.kill().then(() => wire.close());
  /** The least of some: the process also looks after things by itself. */
  const least = async (calls: readonly (() => Promise<{ readonly status: number }>)[]): Promise<Counted> => {
    const counts: Counted[] = [];
    for (const call of calls) {
      const before = wire.count();
      expect((await call()).status).toBeLessThan(300);
      const after = wire.count();
      counts.push({
        statements: after.statements - before.statements,
        roundTrips: after.roundTrips - before.roundTrips,
      });
    }
    const most = (what: keyof Counted) => Math.min(...counts.map((count) => count[what]));
    return { statements: most('statements'), roundTrips: most('roundTrips') };
  };
  return { url: product.url, least, close };
}

let counted: Awaited<ReturnType<typeof counting>>;
beforeAll(async () => {
  counted = await counting();
});
afterAll(() => counted.close());

const scored = (pat: Visitor, id: number, team1Score: number, headers: object = {}) =>
  pat.call(`/api/games/${id}/score`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ team1Score, team2Score: 0 }),
  });

/** Families that come for the first time, each with its own form. */
const registering = (url: string, path: string, answers: (number: number) => object) =>
  Array.from({ length: 12 }, (_, number) => () => visitorAt(url).post(path, answers(number)));

/** Often enough that between two rounds of what the process looks after by itself one goes alone. */
const manyGoals = Array.from({ length: 20 }, (_, number) => number + 1);

test("a keeper's score is one round trip for who asks, one that begins, one for the game, one that writes and commits, and one until its news is heard", async () => {
  const { url, least } = counted;
  const { id } = gameOf(await drawTournament(app(), 4), 1);
  const pat = await scoreKeeper(app(), 'Pat', url);
  await scored(pat, id, 0);
  expect(await least(manyGoals.map((goals) => () => scored(pat, id, goals)))).toEqual({
    statements: 8,
    roundTrips: 5,
  });
});

test('a page of players is one round trip for who asks and as what, and one for the page with the line about whose it shows', async () => {
  const { url, least } = counted;
  await freeAgentOf(app(), (await app().announce()).id);
  const olga = await signedIn(url);
  const page = () => olga.get('/api/admin/players?sort=["name","ASC"]&range=[0,24]');
  expect(await least(manyGoals.map(() => page))).toEqual({ statements: 2, roundTrips: 2 });
});

test('under a key, as phones send it, it is asked for twice whether it was answered, and kept with its commit', async () => {
  const { url, least } = counted;
  const { id } = gameOf(await drawTournament(app(), 4), 1);
  const pat = await scoreKeeper(app(), 'Pat', url);
  await scored(pat, id, 0);
  const keyed = (goals: number) => () => scored(pat, id, goals, { 'Idempotency-Key': randomUUID() });
  expect(await least(manyGoals.map(keyed))).toEqual({ statements: 13, roundTrips: 8 });
});

test('a game that is completed writes its day in the round trip in which it commits', async () => {
  const { url, least } = counted;
  const { games } = await drawTournament(app(), 8);
  const pat = await scoreKeeper(app(), 'Pat', url);
  const known = games.filter(({ team1Id, team2Id }) => team1Id && team2Id);
  for (const { id } of known) await scored(pat, id, 1);
  const completing = known.map(
    ({ id }) =>
      () =>
        pat.post(`/api/games/${id}/complete`, {}),
  );
  expect(await least(completing)).toEqual({ statements: 11, roundTrips: 5 });
});

test('after a goal nothing of its day is read again, and after the end of a game all that is shown of it at once', async () => {
  const { url, least } = counted;
  const { tournament, teams, games } = await drawTournament(app(), 8);
  const [pat, fan] = [await scoreKeeper(app(), 'Pat', url), visitorAt(url)];
  const address = `/api/tournaments/${tournament.id}`;
  const parts = ['', '/standings', '/games'];
  const known = games.filter(({ team1Id, team2Id }) => team1Id && team2Id);
  for (const { id } of known) await scored(pat, id, 1);
  await fan.post(`${address}/validate-team`, { teamName: teams[0]?.name });
  /** What strangers and a fan of a team are shown after something has happened. */
  const shown = async () => {
    const asked = [fan, visitorAt(url)].flatMap((who) => parts.map((part) => who.get(`${address}${part}`)));
    return (await Promise.all(asked)).find(({ status }) => status !== 200) ?? { status: 200 };
  };
  await shown();
  const after = async (happenings: readonly (() => Promise<unknown>)[]): Promise<number> => {
    const counts: number[] = [];
    for (const happens of happenings) {
      await happens();
      counts.push((await least([shown])).statements);
    }
    return Math.min(...counts);
  };
  const goals = [2, 3, 4].map((count) => () => scored(pat, known[0]?.id ?? 0, count));
  const ends = known.map(
    ({ id }) =>
      () =>
        pat.post(`/api/games/${id}/complete`, {}),
  );
  expect([await after(goals), await after(ends)]).toEqual([0, 1]);
});

test('who joins by invitation waits for the allowance of its name beside a look for its phone, for the code, for the beginning, for team and person held, for what is written, for its commit, and for its news', async () => {
  const { url, least } = counted;
  const { id } = await app().announce();
  const codes: string[] = [];
  for (let number = 0; number < 12; number += 1) {
    const { body } = await app().visitor().post<{ team: { invitationCode: string } }>('/api/teams', aTeam(id));
    codes.push(body.team.invitationCode);
  }
  const joining = registering(url, '/api/players/join-via-invitation', (number) => aJoiner(codes[number] ?? ''));
  expect(await least(joining)).toEqual({ statements: 25, roundTrips: 8 });
});

test('who registers alone waits for the allowance of its name beside a look for its phone, for the beginning, for tournament and person held, for what is written, for its commit, and for its news', async () => {
  const { url, least } = counted;
  const { id } = await app().announce();
  const alone = registering(url, '/api/players', () => aFreeAgent(id));
  expect(await least(alone)).toEqual({ statements: 20, roundTrips: 7 });
});

test('brackets that are generated take as many statements however many teams there are', async () => {
  const { url, least } = counted;
  const olga = await signedIn(url);
  const drawings = [];
  for (const count of [2, 4, 8, ...Array.from({ length: 9 }, () => 2)]) {
    const { id, teamIds } = await aField(app(), count);
    drawings.push(() => olga.post(`/api/tournaments/${id}/generate-brackets`, { teamIds, fieldCount: 10 }));
  }
  expect(await least(drawings)).toEqual({ statements: 14, roundTrips: 7 });
});

test('teams are searched for in what is kept, whatever the words', async () => {
  const { url, least } = counted;
  const { id } = await app().announce();
  expect((await visitorAt(url).post('/api/teams', { ...aTeam(id), name: 'Searched Owls' })).status).toBe(201);
  const search = (words: string) =>
    visitorAt(url).get<readonly object[]>(`/api/teams?search=${encodeURIComponent(words)}`);
  expect((await search('searched')).body).toHaveLength(1);
  const words = Array.from({ length: 30 }, (_, number) => () => search(`word ${number}`));
  expect(await least(words)).toEqual({ statements: 0, roundTrips: 0 });
  const names = words.map((_, number) => () => visitorAt(url).get(`/api/top-scorers?tournament=None%20${number}`));
  expect(await least(names)).toEqual({ statements: 0, roundTrips: 0 });
});
