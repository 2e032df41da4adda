import { openApp } from './app.ts';
import { audited, type Listed, listed, one, remove } from './records.ts';
import { bornYearsAgo } from './samples.ts';

const app = openApp();

let families = 0;

/** A child whom an organizer enters by phone alone. */
async function enteredByPhone(different: object = {}) {
  families += 1;
  const { id: tournamentId } = await app().announce();
  const entered = {
    ...{ name: `Tray Vale ${families}`, phone: `(201) 555-73${String(families).padStart(2, '0')}` },
    ...{ birthYear: bornYearsAgo(9), parentName: 'Opa Vale', skillLevel: 'Here to Play', tournamentId, ...different },
  };
  const { status, body } = await app().organizer.post<{ id: number }>('/api/admin/players', entered);
  expect(status).toBe(201);
  const [registration] = await listed(app(), 'tournament-registrations', { playerId: body.id });
  return { ...entered, playerId: body.id, registrationId: registration?.id ?? 0 };
}

/** The letters of a player in the post tray, the latest first. */
const trayOf = (toPlayer: number) => listed(app(), 'messages', { toPlayer, state: 'in tray' });

const textOf = async (id: number) => String((await one(app(), 'messages', id)).text);

async function waiverIn(letters: readonly Listed[]) {
  const letter = letters.find(({ event }) => String(event).startsWith('waiver-link:'));
  const text = await textOf(letter?.id ?? 0);
  return { text, code: /\b\d{6}\b/.exec(text)?.[0] ?? '' };
}

test('the letters of a family without an email are in the post tray, with how it is reached and no link, until they are passed on', async () => {
  const { playerId, name, phone } = await enteredByPhone();
  const letters = await trayOf(playerId);
  expect(letters.map(({ recipient, inTray }) => [recipient, inTray])).toEqual(
    letters.map(() => [name, { playerId, guardian: 'Opa Vale', phones: [phone] }]),
  );
  expect(letters.map(({ event }) => String(event).split(':')[0])).toEqual(['waiver-link', 'free-agent-registered']);
  for (const { id } of letters) expect(await textOf(id)).not.toContain('://');
  const [waiver, registered] = letters.map(({ id }) => `/api/admin/messages/${id}/passed-on`);
  expect((await app().organizer.post(`${registered}`, { how: 'lost' })).status).toBe(400);
  expect((await app().organizer.post(`${registered}`, { how: 'printed' })).body).toMatchObject({ state: 'printed' });
  expect((await app().organizer.post(`${waiver}`, { how: 'read out' })).body).toMatchObject({ state: 'read out' });
  expect((await app().organizer.post(`${waiver}`, { how: 'printed' })).status).toBe(409);
  expect(await trayOf(playerId)).toEqual([]);
  const noted = await Promise.all(letters.map(({ id }) => audited(app(), 'message', id)));
  expect(noted.map(([line]) => [line?.what, line?.who])).toEqual([
    ['passed on', 'organizer'],
    ['passed on', 'organizer'],
  ]);
  const again = await app().organizer.post(`/api/admin/messages/${letters[0]?.id}/retry`, {});
  expect(again.status).toBe(409);
});

test('a waiver counts by the code of the letter that was read out, and is recorded as such', async () => {
  const { playerId, registrationId } = await enteredByPhone({ language: 'es' });
  const { text, code } = await waiverIn(await trayOf(playerId));
  expect(text).toContain('1. Aceptación de los riesgos');
  expect(text).toContain(`Si está de acuerdo con todo, diga este código: ${code}`);
  const path = `/api/admin/tournament-registrations/${registrationId}/waiver`;
  const agreed = { signer: 'Opa Vale', relationship: 'guardian' };
  const wrong = code.startsWith('9') ? '111111' : '999999';
  const refused = await app().organizer.post<{ errors?: object }>(path, { ...agreed, code: wrong });
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([400, ['code']]);
  const entered = await app().organizer.post(path, { ...agreed, code: `${code.slice(0, 3)} ${code.slice(3)}` });
  expect(entered.body).toMatchObject({ waiverState: 'confirmed', waiverConfirmedBy: 'read out' });
  expect(await audited(app(), 'registration', registrationId)).toContainEqual(
    expect.objectContaining({ what: 'waiver confirmed on the phone', who: 'organizer' }),
  );
  const [kept] = await app().database.query(
    'select waiver_signer, waiver_language from tournament_registrations where id = $1',
    [registrationId],
  );
  expect(kept).toEqual({ waiver_signer: 'Opa Vale', waiver_language: 'es' });
});

test('a reminder leaves the one letter with the code in the tray', async () => {
  const { playerId, registrationId } = await enteredByPhone();
  const before = await trayOf(playerId);
  const reminded = await app().organizer.post('/api/admin/waiver-reminders', { ids: [registrationId] });
  expect(reminded.body).toEqual({ sent: 0 });
  expect((await trayOf(playerId)).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
});

test('a player who is erased takes the letters in the post tray along', async () => {
  const { playerId, name } = await enteredByPhone();
  const other = await enteredByPhone();
  expect((await remove(app().organizer, `/api/admin/players/${playerId}`)).status).toBe(200);
  const left = await app().database.query(
    'select from outgoing_mails where player_id = $1 or strpos(text_body, $2) > 0',
    [playerId, name],
  );
  expect(left).toEqual([]);
  expect(await trayOf(other.playerId)).toHaveLength(2);
});
