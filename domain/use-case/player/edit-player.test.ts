import { aTeammate, FrontDesk } from '../../../test/in-memory/front-desk.ts';
import { aNewPlayer } from '../../../test/sample/a-player.ts';
import { aNewRegistration } from '../../../test/sample/a-registration.ts';
import { aFamilysEdit } from '../../../test/sample/answers.ts';
import { Refusal } from '../../refusal/refusal.ts';

/** Whoever has shown the code that was mailed to the address on file. */
const withMailbox = { kind: 'family', sessionId: 'phone', hasMailbox: true } as const;
const organizer = { kind: 'organizer' } as const;

const subjects = (desk: FrontDesk, address: string) => desk.outbox.lettersTo(address).map(({ subject }) => subject);

test('whoever knows name and phone changes what names and reaches nobody; the rest waits for the mailbox on file', async () => {
  const desk = new FrontDesk();
  const before = await desk.players.add(aNewPlayer());
  const wish = aFamilysEdit({
    name: 'Somebody Else',
    email: 'new@family.example',
    phone: '(973) 555-0199',
    parentName: 'New Parent',
    parentEmail: 'new@family.example',
    parentPhone: '(973) 555-0199',
    league: 'NJYS',
  });
  expect(await desk.editPlayer(before.id, wish)).toEqual({ ...before, league: 'NJYS' });
  expect(await desk.players.find(before.id)).toEqual({ ...before, league: 'NJYS' });
  expect(desk.outbox.lettersTo('new@family.example')).toEqual([]);
  expect(subjects(desk, 'jose@family.example')).toEqual(['Your information was changed', 'Please confirm a change']);
});

test('the mailbox on file lets a change happen, and both addresses of before are told', async () => {
  const desk = new FrontDesk();
  const before = await desk.players.add(aNewPlayer());
  const moved = { email: 'new@family.example', parentEmail: 'mum@family.example' };
  await desk.editPlayer(before.id, aFamilysEdit(moved));
  await desk.answerLetterTo('jose@family.example');
  expect(await desk.players.find(before.id)).toEqual({ ...before, ...moved });
  expect(subjects(desk, 'jose@family.example')).toEqual(['Please confirm a change', 'Your information was changed']);
  expect(subjects(desk, 'marta@family.example')).toEqual(['Your information was changed']);
  expect(await desk.mailboxes.confirmedAt('jose@family.example')).toEqual(desk.clock.now());
});

test('a change that is refused in the mail never happens, and its link ends', async () => {
  const desk = new FrontDesk();
  const before = await desk.players.add(aNewPlayer());
  await desk.editPlayer(before.id, aFamilysEdit({ email: 'new@family.example' }));
  await desk.answerLetterTo('jose@family.example', false);
  expect(await desk.players.find(before.id)).toEqual(before);
  await expect(desk.answerLetterTo('jose@family.example')).rejects.toThrow('This link no longer works.');
});

test('a change is taken back for a week, exactly, with the changes made after it, and ends all trust', async () => {
  const desk = new FrontDesk();
  const team = await desk.aTeamOf(await desk.announce());
  const id = team.captainId ?? 0;
  const before = await desk.players.find(id);
  const theft = { name: 'T. Hief', league: 'NJYS' };
  await desk.editPlayer(id, aFamilysEdit({ ...theft, email: 'thief@elsewhere.example' }), withMailbox);
  desk.clock.set(new Date('2026-11-21T15:00:00Z'));
  await desk.editPlayer(id, aFamilysEdit({ ...theft, email: 'second@elsewhere.example' }), withMailbox);
  for (const kind of ['player', 'contact', 're-register'] as const) desk.revocations.give('phone', kind, id);
  desk.revocations.give('phone', 'captain', team.id);
  await desk.answerLetterTo('jose@family.example');
  expect(await desk.players.find(id)).toEqual(before);
  expect(desk.revocations.granted).toEqual([]);
  expect(await desk.teams.find(team.id)).toMatchObject({
    captainEmail: 'jose@family.example',
    captainLinkNumber: team.captainLinkNumber + 1,
  });
  expect(desk.audit.writes.map(({ what }) => what)).toContain('change undone');
  await expect(desk.answerLetterTo('thief@elsewhere.example')).rejects.toThrow('This link no longer works.');
});

test('after seven days a change stands', async () => {
  const desk = new FrontDesk();
  const { id } = await desk.players.add(aNewPlayer());
  await desk.editPlayer(id, aFamilysEdit({ email: 'new@family.example' }), withMailbox);
  desk.clock.set(new Date('2026-11-27T15:00:01Z'));
  await expect(desk.answerLetterTo('jose@family.example')).rejects.toThrow('This link no longer works.');
});

test('whoever has shown the code of the mailbox on file changes the contact at once', async () => {
  const desk = new FrontDesk();
  const { id } = await desk.players.add(aNewPlayer());
  await desk.editPlayer(id, aFamilysEdit({ email: 'new@family.example', league: 'NJYS' }), withMailbox);
  expect(await desk.players.find(id)).toMatchObject({ email: 'new@family.example', league: 'NJYS', birthYear: 2012 });
});

test('the same wish asked for again brings no second letter, and six different ones are too many', async () => {
  const desk = new FrontDesk();
  const { id } = await desk.players.add(aNewPlayer());
  const wish = (number: number) => desk.editPlayer(id, aFamilysEdit({ email: `new-${number}@family.example` }));
  for (const number of [1, 1, 2, 3, 4, 5, 5]) await wish(number);
  expect(desk.outbox.letters).toHaveLength(5);
  await expect(wish(6)).rejects.toThrow('Several changes wait to be confirmed already.');
});

test('one change confirmed closes the others that wait', async () => {
  const desk = new FrontDesk();
  const { id } = await desk.players.add(aNewPlayer());
  await desk.editPlayer(id, aFamilysEdit({ email: 'stranger@elsewhere.example' }));
  await desk.editPlayer(id, aFamilysEdit({ email: 'new@family.example' }));
  await desk.answerLetterTo('jose@family.example');
  expect(await desk.players.find(id)).toMatchObject({ email: 'new@family.example' });
  expect((await desk.playerChanges.ofPlayer(id)).map(({ state }) => state)).toEqual(['made', 'closed']);
});

test('without an address of the player the parent is asked', async () => {
  const desk = new FrontDesk();
  const { id } = await desk.players.add(aNewPlayer({ email: '' }));
  await desk.editPlayer(id, aFamilysEdit({ email: 'new@family.example' }));
  await desk.answerLetterTo('marta@family.example');
  expect(await desk.players.find(id)).toMatchObject({ email: 'new@family.example' });
});

test('an organizer changes by right: both addresses are told, and what waited or could be undone is over', async () => {
  const desk = new FrontDesk();
  const { id } = await desk.players.add(aNewPlayer());
  await desk.editPlayer(id, aFamilysEdit({ email: 'stranger@elsewhere.example' }));
  await desk.editPlayer(id, aFamilysEdit({ email: 'new@family.example' }), organizer);
  expect(await desk.players.find(id)).toMatchObject({ email: 'new@family.example' });
  expect(subjects(desk, 'marta@family.example')).toEqual(['Your information was changed']);
  await expect(desk.playerChanges.ofPlayer(id)).resolves.toMatchObject([{ state: 'closed' }]);
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
  const without = aFamilysEdit({ parentName: '', parentEmail: '', parentPhone: '' });
  const edited = await desk.editPlayer(id, without, withMailbox);
  expect(edited).toMatchObject({ parentName: null, parentEmail: null, parentPhone: null });
});

test('the address on file before the change is told', async () => {
  const desk = new FrontDesk();
  const { id } = await desk.players.add(aNewPlayer({ parentEmail: null }));
  await desk.editPlayer(id, aFamilysEdit({ email: 'new@family.example', parentEmail: '' }), withMailbox);
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
  await desk.editPlayer(captainId, aFamilysEdit(moved), withMailbox);
  expect(await desk.teams.find(team.id)).toMatchObject({
    captainName: moved.name,
    captainEmail: moved.email,
    captainPhone: moved.phone,
  });
  await desk.joinTeam(aTeammate(team, 1));
  expect(desk.outbox.lettersTo('new@family.example').map(({ subject }) => subject)).toEqual([
    'Your team is in: Night Owls',
    'A new player for Night Owls',
  ]);
});
