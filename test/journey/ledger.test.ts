import { readCsv } from '../harness/read-csv.ts';
import { openApp, signedIn } from './app.ts';
import { at, enteringMoney } from './entered-money.ts';
import { remove } from './records.ts';
import { aFreeAgent } from './samples.ts';
import type { Visitor } from './visitor.ts';

const app = openApp({ processes: 2 });
const { somebody, now, entriesOf, receive, sendBack } = enteringMoney(app);
const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date());

test("a player's payment confirmed as the specification has it is one entry, and taking it back another", async () => {
  const { id, playerId } = await somebody();
  const pay = (answers: object) => app().organizer.put(`/api/admin/players/${playerId}/payment`, answers);
  expect((await pay({ paymentMethod: 'Cash', paymentConfirmed: true })).status).toBe(200);
  expect((await pay({ paymentMethod: 'Cash', paymentConfirmed: true })).status).toBe(200);
  expect([await now(id), await entriesOf(id)]).toEqual(['paid 4000/4000', ['4000 cash confirmed']]);
  expect((await pay({ paymentMethod: 'Cash', paymentConfirmed: false })).status).toBe(200);
  expect(await now(id)).toBe('pending 0/4000');
  expect(await entriesOf(id)).toEqual(['4000 cash confirmed', '-4000 cash taken-back']);
});

test("a registration's payment goes through paid, failed and pending, and the ledger says what came and went", async () => {
  const { id } = await somebody();
  const say = (paymentStatus: string) => app().organizer.put(`${at}/${id}/payment`, { paymentStatus });
  for (const state of ['paid', 'failed', 'paid', 'pending']) expect((await say(state)).status).toBe(200);
  expect(await now(id)).toBe('pending 0/4000');
  expect(await entriesOf(id)).toEqual([
    ...['4000 at_event confirmed', '-4000 at_event taken-back', '4000 at_event confirmed', '-4000 at_event taken-back'],
  ]);
});

test('two parts make it paid; the family hears of each, of the rest, and of what goes back', async () => {
  const { id, email } = await somebody();
  const part = await receive(id, { amountCents: 1500, paymentMethod: 'cash', receivedOn: '2026-11-01', note: 'Desk' });
  expect(part).toMatchObject({
    status: 201,
    body: { amountCents: 1500, method: 'cash', cause: 'payment', receivedOn: '2026-11-01', note: 'Desk' },
  });
  expect(await now(id)).toBe('pending 1500/4000');
  expect((await receive(id, { amountCents: 2500, paymentMethod: 'Zelle' })).status).toBe(201);
  expect(await now(id)).toBe('paid 4000/4000');
  expect((await sendBack(id, { amountCents: 1000, paymentMethod: 'cash' })).status).toBe(201);
  expect(await now(id)).toBe('pending 3000/4000');
  expect((await sendBack(id, { amountCents: 500, paymentMethod: 'cash', isOwedNoMore: true })).status).toBe(201);
  expect(await now(id)).toBe('paid 2500/2500');
  const mails = await app().mailbox.mailsTo(email, 5);
  const texts = mails.map(({ subject, text }) => `${subject}\n${text}`);
  const says = (...parts: readonly string[]) => texts.filter((text) => parts.every((one) => text.includes(one))).length;
  expect(says('We have received $15; the rest is still owed', 'To pay: $25', 'amount=25.00')).toBe(1);
  const parts = ['Received: $15', 'By: Cash', 'Received: $25', 'By: Zelle'];
  expect(says('We have received $40; nothing more is owed', ...parts)).toBe(1);
  expect(says('the rest is still owed', 'By: Cash', 'On: Sun, Nov 1, 2026')).toBe(1);
  expect(says('We have sent $10 back to you', 'Still owed: $10')).toBe(1);
  expect(says('We have sent $5 back to you')).toBe(1);
});

test.each([
  [{ amountCents: 0, paymentMethod: 'cash' }, 'amountCents'],
  [{ amountCents: 12.5, paymentMethod: 'cash' }, 'amountCents'],
  [{ amountCents: 2_000_000, paymentMethod: 'cash' }, 'amountCents'],
  [{ amountCents: 4000 }, 'paymentMethod'],
  [{ amountCents: 4000, paymentMethod: 'cash', receivedOn: 'yesterday' }, 'receivedOn'],
  [{ amountCents: 4000, paymentMethod: 'cash', receivedOn: '2999-01-01' }, 'receivedOn'],
  [{ amountCents: 4000, paymentMethod: 'cash', note: 'x'.repeat(201) }, 'note'],
])('money of %j is refused at %s, and nothing is entered', async (answers, field) => {
  const { id } = await somebody();
  const { status, body } = await receive(id, answers);
  expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]]);
  expect(await entriesOf(id)).toEqual([]);
});

test('no more goes back than came, and nothing for what nobody knows', async () => {
  const { id } = await somebody();
  await receive(id, { amountCents: 1500, paymentMethod: 'cash' });
  const { status, body } = await sendBack(id, { amountCents: 1600, paymentMethod: 'cash' });
  expect([status, body.message]).toEqual([409, 'Only $15 have been received: no more can be sent back']);
  expect((await sendBack(999_999, { amountCents: 1, paymentMethod: 'cash' })).status).toBe(404);
  expect((await receive(999_999, { amountCents: 1, paymentMethod: 'cash' })).status).toBe(404);
});

test('what was received stays when the registration is deleted, and can still be sent back, once', async () => {
  const { id, email } = await somebody();
  await receive(id, { amountCents: 4000, paymentMethod: 'venmo' });
  expect((await remove(app().organizer, `${at}/${id}`)).status).toBe(200);
  const twice = await Promise.all([0, 1].map(() => sendBack(id, { amountCents: 4000, paymentMethod: 'venmo' })));
  expect(twice.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(await entriesOf(id)).toEqual(['4000 venmo payment', '-4000 venmo refund']);
  const texts = (await app().mailbox.mailsTo(email, 3)).map(({ text }) => text);
  expect(texts.filter((text) => text.includes('We have sent $40 back to you'))).toHaveLength(1);
});

test('ten organizers at two processes confirm one payment at once: one entry, one receipt', async () => {
  const { id, playerId, email } = await somebody();
  const { products, organizer } = app();
  const others = await Promise.all(products.map(({ url }) => signedIn(url)));
  const confirm = (by: Visitor, turn: number) =>
    turn % 2 === 0
      ? by.put(`/api/admin/players/${playerId}/payment`, { paymentMethod: 'at_event' })
      : by.put(`${at}/${id}/payment`, { paymentStatus: 'paid' });
  const all = Array.from({ length: 10 }, (_, turn) => confirm(others[turn % others.length] ?? organizer, turn));
  expect((await Promise.all(all)).map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(await entriesOf(id)).toEqual(['4000 at_event confirmed']);
  const [letters] = await app().database.query<{ count: number }>(
    `select count(*)::int as count from outgoing_mails where recipient = $1 and event like 'payment:%'`,
    [email],
  );
  expect(letters).toEqual({ count: 1 });
});

test('parts entered at once are all entered, and refunds at once never take more than came', async () => {
  const { id } = await somebody();
  await Promise.all(Array.from({ length: 8 }, () => receive(id, { amountCents: 500, paymentMethod: 'cash' })));
  expect(await now(id)).toBe('paid 4000/4000');
  const back = await Promise.all(
    Array.from({ length: 8 }, () => sendBack(id, { amountCents: 1000, paymentMethod: 'cash' })),
  );
  expect(back.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 409, 409, 409, 409]);
  expect(await now(id)).toBe('pending 0/4000');
});

test('a wish of the family and a confirmation at the same time leave the payment paid', async () => {
  const { tournamentId } = await somebody();
  for (let turn = 0; turn < 5; turn += 1) {
    const agent = aFreeAgent(tournamentId);
    const family = app().visitor();
    const { body } = await family.post<{ player: { id: number } }>('/api/players', agent);
    const wish = family.put(`/api/players/${body.player.id}/update`, { ...agent, paymentMethod: 'at_event' });
    const confirmed = app().organizer.put(`/api/admin/players/${body.player.id}/payment`, { paymentMethod: 'cash' });
    await Promise.all([wish, confirmed]);
    const [row] = await app().database.query<{ payment_status: string; received_cents: number }>(
      'select payment_status, received_cents from tournament_registrations where player_id = $1',
      [body.player.id],
    );
    expect(row).toEqual({ payment_status: 'paid', received_cents: 4000 });
  }
});

test('the cash-up sums a day by whoever entered it and by the way it came, and the file says what the list says', async () => {
  const { id, tournamentId } = await somebody();
  await receive(id, { amountCents: 1500, paymentMethod: 'cash' });
  await receive(id, { amountCents: 2000, paymentMethod: 'check', note: '=1+1' });
  await sendBack(id, { amountCents: 300, paymentMethod: 'cash' });
  const cashUp = await app().organizer.get<{ lines: readonly object[]; inCents: number; outCents: number }>(
    `/api/admin/ledger/cash-up?from=${day}&until=${day}&tournamentId=${tournamentId}`,
  );
  expect(cashUp.body).toMatchObject({ inCents: 3500, outCents: 300 });
  expect(cashUp.body.lines).toMatchObject([
    { day, method: 'cash', entries: 2, inCents: 1500, outCents: 300 },
    { day, method: 'check', entries: 1, inCents: 2000, outCents: 0 },
  ]);
  expect((await app().organizer.get(`/api/admin/ledger/cash-up?from=soon&until=${day}`)).status).toBe(400);
  const file = await app().organizer.get<string>(`/api/admin/ledger/export?filter=${JSON.stringify({ tournamentId })}`);
  const [heading, ...lines] = readCsv(String(file.body));
  expect(heading?.slice(0, 4)).toEqual(['Day', 'Received', 'Sent Back', 'Payment Method']);
  expect(lines.map(([on, came, went]) => [on, came, went])).toEqual(
    expect.arrayContaining([
      [day, '15.00', '0.00'],
      [day, '20.00', '0.00'],
      [day, '0.00', '3.00'],
    ]),
  );
});
