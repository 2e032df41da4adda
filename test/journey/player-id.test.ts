import { openApp } from './app.ts';
import { aFreeAgent, bornYearsAgo } from './samples.ts';
import type { Visitor } from './visitor.ts';

type Found = {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly parentPhone: string | null;
};

const app = openApp();

function lookUp(sought: { readonly name: string; readonly phone: string }, visitor: Visitor = app().visitor()) {
  const { name, phone } = sought;
  return visitor.post<Found>('/api/players/lookup', { name, phone });
}

async function registered(answers: object = {}) {
  const { id } = await app().announce();
  const written = aFreeAgent(id, answers);
  const { status, body } = await app().visitor().post<{ player: { id: number } }>('/api/players', written);
  expect(status).toBe(201);
  return { ...written, id: body.player.id };
}

function onFile(id: number) {
  return app().database.query(
    'select name, email, phone, current_club, league, parent_name, parent_email, parent_phone from players where id = $1',
    [id],
  );
}

const nobodyFound = {
  status: 404,
  body: { message: 'No registration found with those details. Please check your name and phone number.' },
};

test.each([
  ['as registered', "Seán O'Brien", '(973) 555-0199'],
  ['in capitals, the phone in digits', "SEAN O'BRIEN", '9735550199'],
  ['with wide blanks, the phone with its country', "  seán   o'brien ", '+1 973.555.0199'],
])('a family looks itself up by name and phone written %s', async (_, name, phone) => {
  if ((await lookUp({ name: "Seán O'Brien", phone: '9735550199' })).status === 404) {
    await registered({ name: "Seán O'Brien", phone: '(973) 555-0199' });
  }
  expect(await lookUp({ name, phone })).toMatchObject({ status: 200, body: { name: "Seán O'Brien" } });
});

test("the contact data of a player who turns 18 this year are masked, an adult's are shown in full", async () => {
  const contact = {
    email: 'jonathan@gmail.example',
    parentName: 'Pat Porter',
    parentEmail: 'pat.porter@gmail.example',
  };
  const minor = await registered({ ...contact, parentPhone: '(201) 555-4567', birthYear: bornYearsAgo(18) });
  expect((await lookUp(minor)).body).toMatchObject({
    email: 'j____n@gmail.example',
    parentName: 'Pat P.',
    parentEmail: 'p____r@gmail.example',
    parentPhone: '(...) ...-4567',
  });
  const adult = await registered({ ...contact, birthYear: bornYearsAgo(19) });
  expect((await lookUp(adult)).body).toMatchObject(contact);
});

test('saving what was shown masked keeps what is on file', async () => {
  const player = await registered({ league: 'NJYS' });
  const family = app().visitor();
  const { body: shown } = await lookUp(player, family);
  const before = await onFile(player.id);
  const { status, body } = await family.put(`/api/players/${player.id}/update`, shown);
  expect({ status, body }).toEqual({ status: 200, body: shown });
  expect(await onFile(player.id)).toEqual(before);
});

test('a family cannot take over the name and phone of another player', async () => {
  const [one, other] = [await registered(), await registered()];
  const family = app().visitor();
  const { body: shown } = await lookUp(one, family);
  const edit = { ...shown, name: other.name, phone: other.phone };
  expect((await family.put(`/api/players/${one.id}/update`, edit)).status).toBe(403);
});

test("a stranger's change is refused as if the player did not exist", async () => {
  const [player, other] = [await registered(), await registered()];
  const [stranger, family] = [app().visitor(), app().visitor()];
  await lookUp(other, family);
  const before = await onFile(player.id);
  const notFound = { status: 404, body: { message: 'Player not found' } };
  const edit = { ...player, paymentMethod: 'venmo', league: null };
  expect(await stranger.put(`/api/players/${player.id}/update`, edit)).toMatchObject(notFound);
  expect(await family.put(`/api/players/${player.id}/update`, edit)).toMatchObject(notFound);
  expect(await stranger.put('/api/players/999999/update', edit)).toMatchObject(notFound);
  expect(await onFile(player.id)).toEqual(before);
});

test('an organizer sees and changes any record, in full', async () => {
  const player = await registered({ email: 'full@family.example' });
  const edit = { ...player, currentClub: 'Jersey Shore FC', paymentMethod: 'payAtEvent', league: null };
  expect(await app().organizer.put(`/api/players/${player.id}/update`, edit)).toMatchObject({
    status: 200,
    body: { email: 'full@family.example', currentClub: 'Jersey Shore FC', paymentMethod: 'at_event' },
  });
});

test('whoever misses is told so in the same words, whether the name or the phone is wrong', async () => {
  const player = await registered();
  expect(await lookUp({ name: player.name, phone: '9085550000' })).toMatchObject(nobodyFound);
  expect(await lookUp({ name: 'Somebody Else', phone: player.phone })).toMatchObject(nobodyFound);
});
