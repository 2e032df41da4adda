import { openApp } from '../../journey/app.ts';
import { freeAgentOf } from '../../journey/records.ts';
import { json } from '../../journey/visitor.ts';

const app = openApp();

beforeAll(async () => {
  // A store that takes its time shows what a quick one hides.
  await app().database.query(`create function take_time() returns trigger language plpgsql as
    $$ begin perform pg_sleep(0.1); return new; end $$`);
  await app().database.query(
    'create trigger take_time before insert or update on sessions for each row execute function take_time()',
  );
});

/** Signs in and goes on as soon as the head of the answer is there: the body is still on its way. */
async function goesOnAtTheHead(login: string, answers: object, next: string): Promise<number> {
  const [{ url }] = app().products;
  const signedIn = await fetch(`${url}${login}`, json('POST', answers));
  const cookie = signedIn.headers.getSetCookie().map((line) => line.split(';')[0]);
  const { status } = await fetch(`${url}${next}`, { headers: { cookie: cookie.join('; ') } });
  await signedIn.arrayBuffer();
  return status;
}

test.each([
  {
    who: 'an organizer',
    login: '/api/admin/login',
    answers: { username: 'organizer', password: 'corner-flag-93-minutes' },
    next: '/api/admin/check-auth',
  },
  {
    who: 'a score keeper',
    login: '/api/score-keeper/login',
    answers: { password: 'yellow-card-11-metres', name: 'Pat' },
    next: '/api/score-keeper/check-auth',
  },
])('what $who proved is kept before the answer begins', async ({ login, answers, next }) => {
  expect(await goesOnAtTheHead(login, answers, next)).toBe(200);
});

test('nobody is shown a contact of which no line can be kept', async () => {
  const player = await freeAgentOf(app(), (await app().announce()).id);
  const { organizer, database } = app();
  const looks = ['/api/admin/players', '/api/players', `/api/admin/players/${player.id}`];
  const shown = async () =>
    Promise.all(
      looks.map(async (look) => {
        const { status, body } = await organizer.get(look);
        return [status, JSON.stringify(body).includes(player.name)];
      }),
    );
  expect(await shown()).toEqual(looks.map(() => [200, true]));
  await database.query(
    "create function keep_no_line() returns trigger language plpgsql as $$ begin raise exception 'no line'; end $$",
  );
  // One that fails as the row is written, and one that fails only with the commit.
  for (const when of ['before insert on audit', 'after insert on audit deferrable initially deferred']) {
    const kind = when.startsWith('after') ? 'constraint trigger' : 'trigger';
    await database.query(`create ${kind} keep_no_line ${when} for each row execute function keep_no_line()`);
    expect(await shown()).toEqual(looks.map(() => [500, false]));
    await database.query('drop trigger keep_no_line on audit');
  }
  expect(await shown()).toEqual(looks.map(() => [200, true]));
});
