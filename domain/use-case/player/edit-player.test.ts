import { aTeammate, FrontDesk } from '../../../test/in-memory/front-desk.ts';
import { aNewPlayer } from '../../../test/sample/a-player.ts';
import { aNewRegistration } from '../../../test/sample/a-registration.ts';
import { aFamilysEdit } from '../../../test/sample/answers.ts';
import { Refusal } from '../../refusal/refusal.ts';

test('a family changes its own contact', async () => {
  const desk = new FrontDesk();
  const { id } = await desk.players.add(aNewPlayer());
  await desk.editPlayer(id, aFamilysEdit({ email: 'new@family.example', league: 'NJYS' }));
  expect(await desk.players.find(id)).toMatchObject({ email: 'new@family.example', league: 'NJYS', birthYear: 2012 });
});

test('what is saved as it was masked stays as it is on file', async () => {
  const desk = new FrontDesk();
  const before = await desk.players.add(aNewPlayer());
  const masked = {
    email: 'j____e@family.example',
    parentName: 'Marta Ñ.',
    parentEmail: 'm____a@family.example',
    parentPhone: '(...) ...-0102',
  };
  expect(await desk.editPlayer(before.id, aFamilysEdit(masked))).toEqual(before);
});

test('a parent can be taken off the record', async () => {
  const desk = new FrontDesk();
  const { id } = await desk.players.add(aNewPlayer());
  const edited = await desk.editPlayer(id, aFamilysEdit({ parentName: '', parentEmail: '', parentPhone: '' }));
  expect(edited).toMatchObject({ parentName: null, parentEmail: null, parentPhone: null });
});

test('the address on file before the change is told', async () => {
  const desk = new FrontDesk();
  const { id } = await desk.players.add(aNewPlayer());
  await desk.editPlayer(id, aFamilysEdit({ email: 'new@family.example' }));
  expect(desk.outbox.letters).toMatchObject([{ to: 'jose@family.example', subject: 'Your information was changed' }]);
});

test('a wish to pay otherwise changes what is due', async () => {
  const desk = new FrontDesk();
  const { id } = await desk.players.add(aNewPlayer());
  await desk.registrations.add(aNewRegistration({ playerId: id }));
  await desk.editPlayer(id, aFamilysEdit({ paymentMethod: 'creditCard' }));
  const payment = { state: 'pending', method: 'credit_card', amountCents: 4200 };
  expect(await desk.registrations.latest(id)).toMatchObject({ payment });
});

test('a confirmed payment stays as it was paid', async () => {
  const desk = new FrontDesk();
  const { id } = await desk.players.add(aNewPlayer());
  const payment = { state: 'paid', method: 'venmo', amountCents: 4000 } as const;
  await desk.registrations.add(aNewRegistration({ playerId: id, payment }));
  await desk.editPlayer(id, aFamilysEdit({ paymentMethod: 'creditCard' }));
  expect(await desk.registrations.latest(id)).toMatchObject({ payment });
});

test('nobody becomes somebody who is on file already', async () => {
  const desk = new FrontDesk();
  await desk.players.add(aNewPlayer({ name: 'Ada Park' }));
  const { id } = await desk.players.add(aNewPlayer());
  const refusal = 'Another player is already on file with this name and phone number';
  const renaming = desk.editPlayer(id, aFamilysEdit({ name: 'ADA PARK' }));
  await expect(renaming).rejects.toThrow(new Refusal('conflict', refusal));
  expect(desk.outbox.letters).toEqual([]);
});

test('a player nobody knows cannot be changed', async () => {
  const editing = new FrontDesk().editPlayer(7, aFamilysEdit());
  await expect(editing).rejects.toThrow(new Refusal('not-found', 'Player not found'));
});

test('nothing but the listed fields can be changed', async () => {
  const desk = new FrontDesk();
  const { id } = await desk.players.add(aNewPlayer());
  const edit = aFamilysEdit({ birthYear: 1999, isTest: true, id: 99, skillLevel: 'Here to Cook', teamId: 3 });
  expect(await desk.editPlayer(id, edit)).toEqual({ ...aNewPlayer(), id });
});

test('saving without a change mails nothing', async () => {
  const desk = new FrontDesk();
  const { id } = await desk.players.add(aNewPlayer());
  await desk.registrations.add(aNewRegistration({ playerId: id }));
  await desk.editPlayer(id, aFamilysEdit({ email: 'j____e@family.example' }));
  expect(desk.outbox.letters).toEqual([]);
});

test('another way to pay is a change that is told', async () => {
  const desk = new FrontDesk();
  const { id } = await desk.players.add(aNewPlayer());
  await desk.registrations.add(aNewRegistration({ playerId: id }));
  await desk.editPlayer(id, aFamilysEdit({ paymentMethod: 'payAtEvent' }));
  expect(desk.outbox.letters).toHaveLength(1);
});

test('letters to a captain go where the captain is now', async () => {
  const desk = new FrontDesk();
  const team = await desk.aTeamOf(await desk.announce());
  const captainId = team.captainId ?? 0;
  const moved = { name: 'José N. Ñuñez', email: 'new@family.example', phone: '(973) 555-0199' };
  await desk.editPlayer(captainId, aFamilysEdit(moved));
  expect(await desk.teams.find(team.id)).toMatchObject({
    captainName: moved.name,
    captainEmail: moved.email,
    captainPhone: moved.phone,
  });
  await desk.joinTeam(aTeammate(team, 1));
  expect(desk.outbox.lettersTo('new@family.example').map(({ subject }) => subject)).toEqual([
    'A new player for Night Owls',
  ]);
});
