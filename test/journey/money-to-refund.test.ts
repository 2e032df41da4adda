import type { Needs } from '../../domain/answer/need/needs.ts';
import { openApp } from './app.ts';
import { audited, freeAgentOf, type Listed, listed, one, remove, teamOf } from './records.ts';

const app = openApp();

const pay = (playerId: number) =>
  app().organizer.put(`/api/admin/players/${playerId}/payment`, { paymentConfirmed: true, paymentMethod: 'cash' });

const registrationOf = async (playerId: number) =>
  Number((await listed(app(), 'tournament-registrations', { playerId }))[0]?.id);

/** Somebody registered who has paid. */
async function aPayer() {
  const { id: tournamentId } = await app().announce();
  const { id: playerId } = await freeAgentOf(app(), tournamentId);
  expect((await pay(playerId)).status).toBe(200);
  return { tournamentId, playerId, registrationId: await registrationOf(playerId) };
}

const toRefund = async (registrationId: number) => listed(app(), 'ledger', { registrationId, isToRefund: true });

async function needed(): Promise<number> {
  return (await app().organizer.get<Needs>('/api/admin/needs')).body.counts.refunds;
}

test('what was received for a registration that is deleted is to be refunded, until it is sent back', async () => {
  const before = await needed();
  const { playerId, registrationId } = await aPayer();
  expect(await toRefund(registrationId)).toEqual([]);
  expect((await remove(app().organizer, `/api/admin/tournament-registrations/${registrationId}`)).status).toBe(200);
  expect(await toRefund(registrationId)).toMatchObject([{ playerId, amountCents: 4000, isToRefund: true }]);
  expect(await needed()).toBe(before + 1);
  const back = { registrationId, amountCents: 4000, paymentMethod: 'cash' };
  expect((await app().organizer.post('/api/admin/ledger/refunds', back)).status).toBe(201);
  expect(await toRefund(registrationId)).toEqual([]);
  expect(await needed()).toBe(before);
});

test('an organizer keeps the money for a reason, which no till counts, and refunds it after all', async () => {
  const { tournamentId, registrationId } = await aPayer();
  const path = `/api/admin/tournament-registrations/${registrationId}`;
  const say = (isKept: boolean, note?: string) =>
    app().organizer.post<{ isToRefund: boolean }>('/api/admin/ledger/kept', { registrationId, isKept, note });
  expect((await say(true, 'Too late')).status).toBe(409);
  expect((await remove(app().organizer, path)).status).toBe(200);
  expect(await say(true)).toMatchObject({
    status: 400,
    body: { errors: { note: 'Please say why the money is kept' } },
  });
  expect((await say(false)).body).toMatchObject({ cause: 'confirmed', isToRefund: true });
  expect((await say(true, 'Too late')).body).toMatchObject({ cause: 'kept', amountCents: -4000, note: 'Too late' });
  expect(await toRefund(registrationId)).toEqual([]);
  const { body: till } = await app().organizer.get<object>(`/api/admin/ledger/cash-up?tournamentId=${tournamentId}`);
  expect(till).toMatchObject({ inCents: 4000, outCents: 0 });
  expect((await say(false)).body).toMatchObject({ isToRefund: true, amountCents: 4000 });
  expect((await say(true, 'It rained')).body).toMatchObject({ isToRefund: false });
  expect((await audited(app(), 'registration', registrationId)).map(({ what }) => what)).toEqual([
    ...['payment paid', 'deleted', 'money kept', 'money to be refunded', 'money kept'],
  ]);
  const unknown = { registrationId: 999_999, isKept: true, note: 'Nobody' };
  expect((await app().organizer.post('/api/admin/ledger/kept', unknown)).status).toBe(404);
});

test('the money of a cancelled registration counts for the new one of the same player in the same tournament, once', async () => {
  const { tournamentId, playerId, registrationId } = await aPayer();
  const register = (to: number) =>
    app().organizer.post('/api/admin/tournament-registrations', {
      ...{ playerId, tournamentId: to, teamOption: 'individual', paymentMethod: 'venmo' },
    });
  await remove(app().organizer, `/api/admin/tournament-registrations/${registrationId}`);
  expect((await register((await app().announce()).id)).status).toBe(201);
  expect(await toRefund(registrationId)).toHaveLength(1);
  expect((await register(tournamentId)).status).toBe(201);
  expect(await toRefund(registrationId)).toEqual([]);
  const again = (await listed(app(), 'tournament-registrations', { playerId, tournamentId }))[0];
  expect(again).toMatchObject({ paymentStatus: 'paid', amountCents: 4000, receivedCents: 4000 });
  expect(await listed(app(), 'ledger', { registrationId: again?.id })).toMatchObject([
    { cause: 'carried', amountCents: 4000, method: 'cash' },
  ]);
  const { body: till } = await app().organizer.get<object>(`/api/admin/ledger/cash-up?tournamentId=${tournamentId}`);
  expect(till).toMatchObject({ inCents: 4000, outCents: 0 });
});

test('the money of an erased player, and of a tournament that is deleted, stays on record without their names', async () => {
  const erased = await aPayer();
  expect((await remove(app().organizer, `/api/admin/players/${erased.playerId}`)).status).toBe(200);
  expect(await toRefund(erased.registrationId)).toMatchObject([{ playerId: null, amountCents: 4000 }]);
  const cancelled = await aPayer();
  await remove(app().organizer, `/api/admin/tournaments/${cancelled.tournamentId}?confirm=true`);
  expect(await toRefund(cancelled.registrationId)).toMatchObject([
    { tournamentId: null, playerId: cancelled.playerId },
  ]);
});

test('another tournament on the form of a player is a move: payment and reference go along, onto the team chosen there', async () => {
  const { tournamentId, playerId, registrationId } = await aPayer();
  const to = await app().announce();
  const team = await teamOf(app(), to.id);
  const put = (answers: object) =>
    app().organizer.put<Listed & { errors?: object; message: string }>(`/api/admin/players/${playerId}`, answers);
  const moved = await put({ tournamentId: to.id, teamId: team.id });
  expect([moved.status, moved.body]).toMatchObject([
    200,
    { registrationId, tournamentId: to.id, teamId: team.id, paymentConfirmed: true },
  ]);
  expect(await listed(app(), 'tournament-registrations', { playerId })).toHaveLength(1);
  expect(await listed(app(), 'ledger', { registrationId })).toHaveLength(1);
  expect(await listed(app(), 'messages', { q: 'Moved:' })).not.toHaveLength(0);
  const emptied = await put({ tournamentId: null });
  expect([emptied.status, Object.keys(emptied.body.errors ?? {})]).toEqual([400, ['tournamentId']]);
  const alone = await put({ tournamentId });
  expect(alone.body).toMatchObject({ registrationId, tournamentId, teamId: null, isIndividual: true });
  expect(await one(app(), 'teams', team.id)).toMatchObject({ currentPlayers: 1 });
});

test('nobody is moved into a tournament for which they are registered already', async () => {
  const { playerId } = await aPayer();
  const { id: tournamentId } = await app().announce();
  const alone = { playerId, tournamentId, teamOption: 'individual', paymentMethod: 'Cash' };
  await app().organizer.post('/api/admin/tournament-registrations', alone);
  const [shown] = await listed(app(), 'players', { id: playerId });
  const other = (await listed(app(), 'tournament-registrations', { playerId })).find(
    (registration) => registration.tournamentId !== shown?.tournamentId,
  );
  const refused = await app().organizer.put<{ message: string }>(`/api/admin/players/${playerId}`, {
    tournamentId: other?.tournamentId,
  });
  expect([refused.status, refused.body.message]).toEqual([
    409,
    expect.stringContaining('already registered for this tournament'),
  ]);
});
