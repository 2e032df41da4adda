import { readTable } from '../../admin-web/table/read-table.ts';
import { paymentReference } from '../../domain/payment/payment-reference.ts';
import { openApp } from './app.ts';
import { aFreeAgent } from './samples.ts';

const app = openApp();
const at = '/api/admin/ledger/statement';

interface Read {
  readonly leftOut: number;
  readonly lines: readonly {
    readonly verdict: string;
    readonly line: { readonly key: string; readonly day: string };
    readonly proposals: readonly { readonly payer: { readonly registrationId: number } }[];
  }[];
}

type Entered = { readonly entered: number; readonly left: readonly { readonly why: string }[] };

async function somebody(tournamentId: number) {
  const agent = aFreeAgent(tournamentId);
  const { body } = await app().visitor().post<{ player: { id: number } }>('/api/players', agent);
  const [row] = await app().database.query<{ id: number; name: string }>(
    'select r.id, p.name from tournament_registrations r join players p on p.id = r.player_id where p.id = $1',
    [body.player.id],
  );
  return row ?? { id: 0, name: '' };
}

const stateOf = async (id: number) => {
  const [row] = await app().database.query<{ state: string; method: string; cents: number }>(
    'select payment_status as state, payment_method as method, received_cents as cents from tournament_registrations where id = $1',
    [id],
  );
  return row && `${row.state} ${row.method} ${row.cents}`;
};

const read = (statement: string) => app().organizer.post<Read>(at, readTable(statement));
const enter = (statement: string, lines: readonly object[]) =>
  app().organizer.post<Entered>(`${at}/entries`, { ...readTable(statement), lines });
const sureOf = ({ lines }: Read) =>
  lines
    .filter(({ verdict }) => verdict === 'sure')
    .map(({ line, proposals: [first] }) => ({ key: line.key, registrationId: first?.payer.registrationId }));

test('a line of a day to come is not entered', async () => {
  const { id } = await somebody((await app().announce()).id);
  const statement = `Date,Description,Amount\n11/02/2999,Zelle ${paymentReference(id)},40.00`;
  const { body } = await enter(statement, sureOf((await read(statement)).body));
  expect(body).toMatchObject({ entered: 0, left: [{ why: 'Its day is in the future' }] });
});

test('a statement is entered in one press, proposals by choice, and never again when it is given again', async () => {
  const { id: tournamentId } = await app().announce();
  const [first, second, third] = [
    await somebody(tournamentId),
    await somebody(tournamentId),
    await somebody(tournamentId),
  ];
  const statement = [
    'Date,Description,Amount,Running Bal.',
    `11/02/2026,Zelle ${paymentReference(first.id)},40.00,100.00`,
    `11/02/2026,VENMO CASHOUT ${paymentReference(second.id)},40.00,140.00`,
    `11/03/2026,Zelle from ${third.name.toUpperCase()},40.00,180.00`,
    '11/03/2026,Interest,0.03,180.03',
    '11/04/2026,Turf,-90.00,90.03',
  ].join('\n');
  const looked = await read(statement);
  expect(looked.status).toBe(200);
  expect(looked.body.lines.map(({ verdict }) => verdict)).toEqual(['sure', 'sure', 'proposed', 'nobody']);
  expect(await stateOf(first.id)).toMatch(/^pending .* 0$/);

  expect((await enter(statement, sureOf(looked.body))).body).toEqual({ entered: 2, left: [] });
  expect([await stateOf(first.id), await stateOf(second.id), await stateOf(third.id)]).toEqual([
    'paid other 4000',
    'paid venmo 4000',
    expect.stringMatching(/^pending/),
  ]);
  const again = await read(statement);
  expect(again.body.lines.map(({ verdict }) => verdict)).toEqual(['known', 'known', 'proposed', 'nobody']);
  const [, , proposed] = again.body.lines;
  const chosen = [{ key: proposed?.line.key, registrationId: third.id }];
  expect((await enter(statement, chosen)).body).toEqual({ entered: 1, left: [] });
  expect(await stateOf(third.id)).toBe('paid other 4000');
  const days = await app().database.query(
    `select distinct received_on::text as day, cause from ledger_entries where registration_id = $1`,
    [third.id],
  );
  expect(days).toEqual([{ day: '2026-11-03', cause: 'statement' }]);
});

test('a thousand lines are looked through at once', async () => {
  const { id: tournamentId } = await app().announce();
  const { id } = await somebody(tournamentId);
  const lines = Array.from(
    { length: 999 },
    (_, at) => `2026-10-01,"Card payment of somebody nobody knows, number ${at}",40.00`,
  );
  const statement = ['Date,Description,Amount', ...lines, `2026-10-01,${paymentReference(id)},40.00`].join('\n');
  const { status, body } = await read(statement);
  expect([status, body.lines.length, sureOf(body).map(({ registrationId }) => registrationId)]).toEqual([
    200,
    1000,
    [id],
  ]);
});

test('two who enter one statement at once enter each line once', async () => {
  const { id: tournamentId } = await app().announce();
  const people = [await somebody(tournamentId), await somebody(tournamentId), await somebody(tournamentId)];
  const lines = people.map(({ id }) => `2026-11-02,${paymentReference(id)},40.00`);
  const statement = ['Date,Description,Amount', ...lines].join('\n');
  const { body } = await read(statement);
  const all = await Promise.all([0, 1, 2, 3].map(() => enter(statement, sureOf(body))));
  expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(all.map((one) => one.body.entered).reduce((sum, one) => sum + one)).toBe(3);
  for (const { id } of people) expect(await stateOf(id)).toBe('paid other 4000');
});

test('one line is not entered for two registrations, and what cannot be entered is said', async () => {
  const { id: tournamentId } = await app().announce();
  const [one, other] = [await somebody(tournamentId), await somebody(tournamentId)];
  const statement = `Date,Description,Amount\n2026-11-05,cash box ${paymentReference(one.id)},40.00`;
  const key = (await read(statement)).body.lines[0]?.line.key;
  expect((await enter(statement, [{ key, registrationId: one.id }])).body.entered).toBe(1);
  const left = async (line: object) => (await enter(statement, [line])).body.left.map(({ why }) => why);
  expect(await left({ key, registrationId: other.id })).toEqual(['The line was entered already']);
  expect(await left({ key, registrationId: one.id })).toEqual(['The registration is paid already']);
  expect(await left({ key: 'nonsense', registrationId: other.id })).toEqual(['The statement has no such line']);
  expect(await left({ key, registrationId: 900_000 })).toEqual(['The registration is gone']);
});

test.each([
  [{}, 400],
  [{ headings: 'Date', rows: [] }, 400],
  [{ headings: ['hello'], rows: [] }, 400],
  [{ headings: ['Date', 'Amount'] }, 400],
  [{ headings: ['Date', 'Amount'], rows: Array(1001).fill({ line: 2, cells: [] }) }, 400],
  [{ headings: ['Date', 'Amount'], rows: [{ line: 2, cells: [5] }] }, 400],
  [{ headings: ['Date', 'Amount'], rows: [null] }, 400],
])('what is no statement is refused, case %#', async (body, status) => {
  expect((await app().organizer.post(at, body)).status).toBe(status);
});
