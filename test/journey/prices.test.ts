import { openApp } from './app.ts';
import { at, enteringMoney, type Registration } from './entered-money.ts';
import { aFreeAgent, aJoiner, aTeam } from './samples.ts';
import type { Visitor } from './visitor.ts';

const app = openApp();
const { now, receive } = enteringMoney(app);

const zone = 'America/New_York';
const days = (later: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(Date.now() + later * 86_400_000);
const early = { earlyPriceCents: 3500, earlyUntil: days(10) };

type Prices = { readonly id: number; readonly priceCents: number | null; readonly earlyPriceCents: number | null };
type Receipt = {
  readonly player: { readonly id: number };
  readonly payment: { readonly amountCents: number; readonly priceReason: string; readonly reference: string };
  readonly team: { readonly id: number; readonly invitationCode: string };
};

type Looked = { readonly registrations: readonly object[] };

/** The record as the Player ID page shows it behind the code from the mailbox. */
const behindCode = async (visitor: Visitor, id: number, email: string) => {
  expect((await visitor.post(`/api/players/${id}/contact-code`, {})).status).toBe(200);
  const { text } = await app().mailbox.mailTo(email, 'Your Golden Goal code');
  const code = /code is (\d{6})/.exec(text)?.[1];
  return (await visitor.post<Looked>(`/api/players/${id}/contact-code/confirm`, { code })).body;
};

const change = (id: number, prices: object) =>
  app().organizer.put<{ errors?: object }>(`/api/admin/tournaments/${id}`, prices);
const comes = async (tournamentId: number, answers: object = {}) => {
  const agent = aFreeAgent(tournamentId, answers);
  const visitor = app().visitor();
  const { status, body } = await visitor.post<Receipt>('/api/players', agent);
  expect(status).toBe(201);
  return { ...body, agent, visitor };
};
const family = (name: string) => ({ phone: `973-555-${name}`, parentEmail: `parent-${name}@family.example` });
const costs = ({ payment }: Receipt) => `${payment.amountCents} ${payment.priceReason}`;
const registrationsOf = async (playerId: number) =>
  (await app().organizer.get<readonly Registration[]>(`${at}?filter=${JSON.stringify({ playerId })}`)).body;

test('with no price set, everybody pays what the site asks and nothing new is said', async () => {
  const { id } = await app().announce();
  const one = await comes(id, family('1001'));
  expect(costs(one)).toBe('4000 regular');
  const [mail] = await app().mailbox.mailsTo(one.agent.email, 1);
  expect(mail?.text).toContain('Fee: $40');
  expect(mail?.text).not.toContain('price');
});

test('the early price is asked by name in answer, letter and link, by card with 5 % on top, and stays when prices change', async () => {
  const { id } = await app().announce({ date: days(40), ...early });
  const { agent, visitor, ...one } = await comes(id, { ...family('1002'), paymentMethod: 'venmo' });
  expect(costs(one)).toBe('3500 early');
  const [mail] = await app().mailbox.mailsTo(agent.email, 1);
  expect(mail?.text).toContain('Fee: $35 (early price)');
  expect(mail?.text).toContain('amount=35.00');
  const lookUp = () => visitor.post<object>('/api/players/lookup', { name: agent.name, phone: agent.phone });
  expect((await lookUp()).body).toMatchObject({ registrations: [{ amountCents: 3500, priceReason: 'early' }] });
  expect((await change(id, { priceCents: 6000, earlyPriceCents: null, earlyUntil: null })).status).toBe(200);
  expect((await lookUp()).body).toMatchObject({ registrations: [{ amountCents: 3500, priceCents: 3500 }] });
  const wish = { ...agent, paymentMethod: 'creditCard' };
  expect((await visitor.put(`/api/players/${one.player.id}/update`, wish)).status).toBe(200);
  expect((await lookUp()).body).toMatchObject({ registrations: [{ amountCents: 3675, priceReason: 'early' }] });
  const [registration] = await registrationsOf(one.player.id);
  expect((await receive(registration?.id ?? 0, { amountCents: 3500, paymentMethod: 'cash' })).status).toBe(201);
  expect(await now(registration?.id ?? 0)).toBe('paid 3500/3500');
  expect(costs(await comes(id, family('1003')))).toBe('6000 regular');
});

test('brothers and sisters pay the sibling price through every door, and two who come at once are one first and one second', async () => {
  const { id } = await app().announce({ siblingPriceCents: 3000 });
  const parent = app().visitor();
  const captain = aTeam(id, { captainPhone: '973-555-1004', parentEmail: 'parent-1004@family.example' });
  const { body: made } = await parent.post<Receipt>('/api/teams', captain);
  expect(costs(made)).toBe('4000 regular');
  const joiner = aJoiner(made.team.invitationCode, { ...family('1004'), email: 'parent-1004@family.example' });
  const joined = await parent.post<Receipt>('/api/players/join-via-invitation', joiner);
  expect(costs(joined.body)).toBe('3000 sibling');
  const letter = await app().mailbox.mailTo(joiner.email, 'Welcome to ');
  expect(letter.text).toContain('Fee: $30 (sibling price)');
  const { agent: guest } = await comes((await app().announce()).id, { ...family('1004') });
  const found = await parent.post<{ player: { id: number } }>('/api/players/find', {
    name: guest.name,
    phone: guest.phone,
  });
  const again = await parent.post<Receipt>('/api/players/re-register', {
    ...{
      id: found.body.player.id,
      tournamentId: id,
      teamOption: 'individual',
      paymentMethod: 'venmo',
      acceptTerms: true,
    },
  });
  expect(costs(again.body)).toBe('3000 sibling');
  const twins = await Promise.all([comes(id, family('1005')), comes(id, family('1005'))]);
  const asked = await Promise.all(twins.map(({ player }) => registrationsOf(player.id)));
  expect(asked.map(([one]) => one?.amountCents).toSorted()).toEqual([3000, 4000]);
});

test.each([
  ['phone', { phone: '973-555-1010' }],
  ["parent's mailbox", { parentEmail: 'parent-1010@family.example' }],
])(
  'who writes the %s of a family on file is told what everybody is, and the family its own price',
  async (_, guess) => {
    const { id } = await app().announce({ siblingPriceCents: 0 });
    await comes(id, family('1010'));
    const [other, { visitor, agent, ...one }] = [await comes(id, family('1011')), await comes(id, guess)];
    const told = { amountCents: 4000, priceCents: 4000, priceReason: 'regular' };
    expect([other.payment, one.payment]).toMatchObject([told, told]);
    const lookUp = async (by: Visitor) =>
      (await by.post<Looked>('/api/players/lookup', { name: agent.name, phone: agent.phone })).body;
    for (const by of [visitor, app().visitor()])
      expect(await lookUp(by)).toMatchObject({ registrations: [{ ...told, paymentStatus: 'pending' }] });
    const wish = { ...agent, paymentMethod: 'creditCard' };
    expect((await visitor.put(`/api/players/${one.player.id}/update`, wish)).body).toMatchObject({
      registrations: [{ amountCents: 4200, paymentMethod: 'credit_card', paymentConfirmed: false }],
    });
    // A second child of the one who writes tells nothing about the first one.
    expect(costs((await visitor.post<Receipt>('/api/players', aFreeAgent(id, guess))).body)).toBe('0 sibling');
    expect((await lookUp(visitor)).registrations).toMatchObject([{ amountCents: 4200, priceReason: 'regular' }]);
    const mails = (await app().mailbox.mailsTo(agent.email, 2)).map(({ text }) => text).join();
    expect(mails).toContain('Fee: $40');
    expect(mails).not.toContain('nothing to pay');
    // Nor does the code from the own mailbox, which is nobody's on file.
    const confirmed = await behindCode(visitor, one.player.id, agent.email);
    expect(confirmed.registrations).toMatchObject([{ amountCents: 4200, priceReason: 'regular' }]);
  },
);

test('a family is told the sibling price in a mailbox of both children, and behind the code from it on another device', async () => {
  const { id } = await app().announce({ siblingPriceCents: 3000 });
  const both = { ...family('1012'), email: 'parent-1012@family.example' };
  await comes(id, both);
  const { player, agent, payment } = await comes(id, both);
  expect(payment.priceReason).toBe('regular');
  const mails = await app().mailbox.mailsTo(both.email, 2);
  expect(mails.map(({ text }) => text).join()).toContain('Fee: $30 (sibling price)');
  const device = app().visitor();
  await device.post('/api/players/lookup', { name: agent.name, phone: agent.phone });
  expect((await behindCode(device, player.id, both.email)).registrations).toMatchObject([{ priceReason: 'sibling' }]);
});

test('an organizer who enters somebody prices by the same rule, and the letter says why', async () => {
  const { id } = await app().announce({ ...early, siblingPriceCents: 3000 });
  const { player, agent } = await comes((await app().announce()).id, family('1006'));
  const entered = await app().organizer.post<Registration & { readonly priceReason: string }>(at, {
    ...{ playerId: player.id, tournamentId: id, teamOption: 'individual', paymentMethod: 'venmo' },
  });
  expect(entered.body).toMatchObject({ amountCents: 3500, priceReason: 'early' });
  const [mail] = (await app().mailbox.mailsTo(agent.email, 2)).filter(({ text }) => text.includes('early'));
  expect(mail?.text).toContain('Fee: $35 (early price)');
});

test('a team that waits owes nothing, and with its place the price of the day on which it came', async () => {
  const { id } = await app().announce({ maxTeams: 1, date: days(40), ...early });
  const first = await app().visitor().post<Receipt>('/api/teams', aTeam(id));
  const second = await app().visitor().post<Receipt & { captain: { id: number } }>('/api/teams', aTeam(id));
  expect(costs(second.body)).toBe('0 early');
  await change(id, { earlyPriceCents: null, earlyUntil: null, priceCents: 7000 });
  expect((await change(id, { maxTeams: 2 })).status).toBe(200);
  expect(first.status).toBe(201);
  const [waited] = await registrationsOf(second.body.captain.id);
  expect(waited).toMatchObject({ amountCents: 3500, paymentStatus: 'pending' });
});

test('where nothing is asked nothing is owed: paid at once, and no link to pay', async () => {
  const { id } = await app().announce({ priceCents: 0 });
  const { player, agent, payment } = await comes(id, { ...family('1008'), paymentMethod: 'venmo' });
  expect(payment).toMatchObject({ amountCents: 0, priceCents: 0 });
  expect(await registrationsOf(player.id)).toMatchObject([{ paymentStatus: 'paid', amountCents: 0, receivedCents: 0 }]);
  const [mail] = await app().mailbox.mailsTo(agent.email, 1);
  expect(mail?.text).toContain('Fee: Free: nothing to pay');
  expect(mail?.text).not.toContain('venmo.com');
});

test('prices and the last early day are told in public at once, and an early price that is over no more', async () => {
  const { id } = await app().announce({ date: days(40) });
  const told = async (path: string) =>
    (await app().visitor().get<readonly Prices[]>(path)).body.find((one) => one.id === id);
  const nothing = { priceCents: null, earlyPriceCents: null, earlyUntil: null, siblingPriceCents: null };
  expect(await told('/api/tournaments')).toMatchObject(nothing);
  const prices = { priceCents: 4500, ...early, siblingPriceCents: 3000 };
  expect((await change(id, prices)).status).toBe(200);
  for (const path of ['/api/tournaments', '/api/tournaments/visible']) expect(await told(path)).toMatchObject(prices);
  expect((await change(id, { earlyUntil: days(-1) })).status).toBe(200);
  expect(await told('/api/tournaments')).toMatchObject({ ...nothing, priceCents: 4500, siblingPriceCents: 3000 });
  expect(costs(await comes(id, family('1009')))).toBe('4500 regular');
});

test.each([
  [{ priceCents: -1 }, 'priceCents'],
  [{ priceCents: 100_001 }, 'priceCents'],
  [{ priceCents: 35.5 }, 'priceCents'],
  [{ priceCents: { cents: 1 } }, 'priceCents'],
  [{ earlyPriceCents: 3500 }, 'earlyUntil'],
  [{ earlyUntil: days(10) }, 'earlyPriceCents'],
  [{ earlyPriceCents: 4000, earlyUntil: days(10) }, 'earlyPriceCents'],
  [{ earlyPriceCents: 3500, earlyUntil: days(40) }, 'earlyUntil'],
  [{ earlyPriceCents: 3500, earlyUntil: 'soon' }, 'earlyUntil'],
  [{ siblingPriceCents: 4100 }, 'siblingPriceCents'],
])('%j is refused at %s, and nothing is changed', async (prices, field) => {
  const { id } = await app().announce({ date: days(40) });
  const { status, body } = await change(id, prices);
  expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]]);
  const made = await app().organizer.post<{ errors?: object }>('/api/tournaments', {
    ...{
      name: `Wrong ${field} ${JSON.stringify(prices)}`.slice(0, 90),
      date: days(40),
      ageGroup: 'Open',
      location: 'Here',
    },
    ...prices,
  });
  expect([made.status, Object.keys(made.body.errors ?? {})]).toEqual([400, [field]]);
});

test('a copy has the prices, and its early price ends as long before it', async () => {
  const { id } = await app().announce({ date: days(40), priceCents: 4500, ...early });
  const copy = await app().organizer.post<Prices & { readonly earlyUntil: string }>(
    `/api/admin/tournaments/${id}/repeat`,
    {
      ...{ name: `Copy of ${id}`, date: days(140) },
    },
  );
  expect(copy.body).toMatchObject({ priceCents: 4500, earlyPriceCents: 3500, earlyUntil: days(110) });
});
