import { openApp } from './app.ts';
import { at, enteringMoney, type Registration } from './entered-money.ts';
import { remove } from './records.ts';

const app = openApp({ processes: 2 });
const { somebody, now, entriesOf, receive, sendBack } = enteringMoney(app);

test('a slip with the state of a payment is undone: what had come stays as it came, and nobody is written to again', async () => {
  const { id, email } = await somebody();
  await receive(id, { amountCents: 1500, paymentMethod: 'cash' });
  const say = async (paymentStatus: string, isUndo = false) => {
    const { body } = await app().organizer.get<Registration>(`${at}/${id}`);
    const { version } = body;
    return app().organizer.put<Registration>(`${at}/${id}/payment`, { paymentStatus, version, isUndo });
  };
  const letters = async () =>
    (await app().organizer.get<readonly object[]>(`/api/admin/messages?filter=${JSON.stringify({ q: email })}`)).body
      .length;
  expect((await say('paid')).body.paymentStatus).toBe('paid');
  const told = await letters();
  expect((await say('pending', true)).status).toBe(200);
  expect(await now(id)).toBe('pending 1500/4000');
  expect(await entriesOf(id)).toEqual(['1500 cash payment', '2500 cash confirmed', '-2500 cash taken-back']);
  await say('paid');
  const confirmed = await letters();
  await say('failed');
  expect(await now(id)).toBe('failed 0/4000');
  await say('paid', true);
  expect(await now(id)).toBe('paid 4000/4000');
  expect([told, await letters()]).toEqual([told, confirmed]);
});

test('two who undo one slip at once undo it once', async () => {
  const { id } = await somebody();
  const { body } = await app().organizer.get<Registration>(`${at}/${id}`);
  const said = await app().organizer.put<Registration>(`${at}/${id}/payment`, {
    paymentStatus: 'paid',
    version: body.version,
  });
  const undo = { paymentStatus: 'pending', version: said.body.version, isUndo: true };
  const all = await Promise.all([0, 1, 2].map(() => app().organizer.put(`${at}/${id}/payment`, undo)));
  expect(all.map(({ status }) => status).toSorted()).toEqual([200, 412, 412]);
  expect(await now(id)).toBe('pending 0/4000');
});

test('whoever is registered nowhere any more keeps what was paid and when, until it is sent back', async () => {
  const { id, playerId, version } = await somebody();
  await receive(id, { amountCents: 4000, paymentMethod: 'check', receivedOn: '2026-10-05' });
  const { body: paid } = await app().organizer.get<Registration>(`${at}/${id}`);
  expect(paid.version).not.toBe(version);
  expect((await remove(app().organizer, `${at}/${id}`)).status).toBe(200);
  const shown = async () =>
    (await app().organizer.get<Registration & { paidOn: string | null }>(`/api/admin/players/${playerId}`)).body;
  expect(await shown()).toMatchObject({
    ...{
      paymentMethod: 'check',
      paymentConfirmed: true,
      receivedCents: 4000,
      paidOn: '2026-10-05',
      registrationId: null,
    },
  });
  expect((await sendBack(id, { amountCents: 4000, paymentMethod: 'check' })).status).toBe(201);
  expect(await shown()).toMatchObject({ paymentMethod: null, paymentConfirmed: false, paidOn: null });
});
