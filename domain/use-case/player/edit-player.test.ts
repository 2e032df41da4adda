import { aTeammate, InMemoryApp } from '../../../test/in-memory/in-memory-app.ts';
import { aNewPlayer } from '../../../test/sample/a-player.ts';
import { aNewRegistration } from '../../../test/sample/a-registration.ts';
import { aFamilysEdit } from '../../../test/sample/answers.ts';
import { Refusal } from '../../refusal/refusal.ts';

/** Editor who has entered the code mailed to the address on file. */
const withMailbox = { kind: 'family', sessionId: 'phone', hasMailbox: true } as const;
const organizer = { kind: 'organizer' } as const;

const subjects = (app: InMemoryApp, address: string) => app.outbox.lettersTo(address).map(({ subject }) => subject);

test('whoever knows name and phone changes what names and reaches nobody; the rest waits for the mailbox on file', async () => {
  const app = new InMemoryApp();
  const before = await app.players.add(aNewPlayer());
  const wish = aFamilysEdit({
    name: 'Somebody Else',
    email: 'new@family.example',
    phone: '(973) 555-0199',
    parentName: 'New Parent',
    parentEmail: 'new@family.example',
    parentPhone: '(973) 555-0199',
    league: 'NJYS',
  });
  expect(await app.editPlayer(before.id, wish)).toEqual({ ...before, league: 'NJYS' });
  expect(await app.players.find(before.id)).toEqual({ ...before, league: 'NJYS' });
  expect(app.outbox.lettersTo('new@family.example')).toEqual([]);
  expect(subjects(app, 'jose@family.example')).toEqual(['Your information was changed', 'Please confirm a change']);
});

test('the mailbox on file lets a change happen, and both addresses of before are told', async () => {
  const app = new InMemoryApp();
  const before = await app.players.add(aNewPlayer());
  const moved = { email: 'new@family.example', parentEmail: 'mum@family.example' };
  await app.editPlayer(before.id, aFamilysEdit(moved));
  await app.answerLetterTo('jose@family.example');
  expect(await app.players.find(before.id)).toEqual({ ...before, ...moved });
  expect(subjects(app, 'jose@family.example')).toEqual(['Please confirm a change', 'Your information was changed']);
  expect(subjects(app, 'marta@family.example')).toEqual(['Your information was changed']);
  expect(await app.mailboxes.confirmedAt('jose@family.example')).toEqual(app.clock.now());
});

test('a change that is refused in the mail never happens, and its link ends', async () => {
  const app = new InMemoryApp();
  const before = await app.players.add(aNewPlayer());
  await app.editPlayer(before.id, aFamilysEdit({ email: 'new@family.example' }));
  await app.answerLetterTo('jose@family.example', false);
  expect(await app.players.find(before.id)).toEqual(before);
  await expect(app.answerLetterTo('jose@family.example')).rejects.toThrow('This link no longer works.');
});

test('a change is taken back for a week, exactly, with the changes made after it, and ends all trust', async () => {
  const app = new InMemoryApp();
  const team = await app.aTeamOf(await app.announce());
  const id = team.captainId ?? 0;
  const before = await app.players.find(id);
  const theft = { name: 'T. Hief', league: 'NJYS' };
  await app.editPlayer(id, aFamilysEdit({ ...theft, email: 'thief@elsewhere.example' }), withMailbox);
  app.clock.set(new Date('2026-11-21T15:00:00Z'));
  await app.editPlayer(id, aFamilysEdit({ ...theft, email: 'second@elsewhere.example' }), withMailbox);
  for (const kind of ['player', 'contact', 're-register'] as const) app.revocations.give('phone', kind, id);
  app.revocations.give('phone', 'captain', team.id);
  await app.answerLetterTo('jose@family.example');
  expect(await app.players.find(id)).toEqual(before);
  expect(app.revocations.granted).toEqual([]);
  expect(await app.teams.find(team.id)).toMatchObject({
    captainEmail: 'jose@family.example',
    captainLinkNumber: team.captainLinkNumber + 1,
  });
  expect(app.audit.writes.map(({ what }) => what)).toContain('change undone');
  await expect(app.answerLetterTo('thief@elsewhere.example')).rejects.toThrow('This link no longer works.');
});

test('after seven days a change stands', async () => {
  const app = new InMemoryApp();
  const { id } = await app.players.add(aNewPlayer());
  await app.editPlayer(id, aFamilysEdit({ email: 'new@family.example' }), withMailbox);
  app.clock.set(new Date('2026-11-27T15:00:01Z'));
  await expect(app.answerLetterTo('jose@family.example')).rejects.toThrow('This link no longer works.');
});

test('whoever has shown the code of the mailbox on file changes the contact at once', async () => {
  const app = new InMemoryApp();
  const { id } = await app.players.add(aNewPlayer());
  await app.editPlayer(id, aFamilysEdit({ email: 'new@family.example', league: 'NJYS' }), withMailbox);
  expect(await app.players.find(id)).toMatchObject({ email: 'new@family.example', league: 'NJYS', birthYear: 2012 });
});

test('the same wish asked for again brings no second letter, and six different ones are too many', async () => {
  const app = new InMemoryApp();
  const { id } = await app.players.add(aNewPlayer());
  const wish = (number: number) => app.editPlayer(id, aFamilysEdit({ email: `new-${number}@family.example` }));
  for (const number of [1, 1, 2, 3, 4, 5, 5]) await wish(number);
  expect(app.outbox.letters).toHaveLength(5);
  await expect(wish(6)).rejects.toThrow('Several changes wait to be confirmed already.');
});

test('one change confirmed closes the others that wait', async () => {
  const app = new InMemoryApp();
  const { id } = await app.players.add(aNewPlayer());
  await app.editPlayer(id, aFamilysEdit({ email: 'stranger@elsewhere.example' }));
  await app.editPlayer(id, aFamilysEdit({ email: 'new@family.example' }));
  await app.answerLetterTo('jose@family.example');
  expect(await app.players.find(id)).toMatchObject({ email: 'new@family.example' });
  expect((await app.playerChanges.ofPlayer(id)).map(({ state }) => state)).toEqual(['made', 'closed']);
});

test('without an address of the player the parent is asked', async () => {
  const app = new InMemoryApp();
  const { id } = await app.players.add(aNewPlayer({ email: '' }));
  await app.editPlayer(id, aFamilysEdit({ email: 'new@family.example' }));
  await app.answerLetterTo('marta@family.example');
  expect(await app.players.find(id)).toMatchObject({ email: 'new@family.example' });
});

test('an organizer changes by right: both addresses are told, and what waited or could be undone is over', async () => {
  const app = new InMemoryApp();
  const { id } = await app.players.add(aNewPlayer());
  await app.editPlayer(id, aFamilysEdit({ email: 'stranger@elsewhere.example' }));
  await app.editPlayer(id, aFamilysEdit({ email: 'new@family.example' }), organizer);
  expect(await app.players.find(id)).toMatchObject({ email: 'new@family.example' });
  expect(subjects(app, 'marta@family.example')).toEqual(['Your information was changed']);
  await expect(app.playerChanges.ofPlayer(id)).resolves.toMatchObject([{ state: 'closed' }]);
});

test('what is saved as it was masked stays as it is on file', async () => {
  const app = new InMemoryApp();
  const before = await app.players.add(aNewPlayer());
  const masked = {
    email: 'j____e@family.example',
    parentName: 'Marta Ñ.',
    parentEmail: 'm____a@family.example',
    parentPhone: '(...) ...-0102',
  };
  expect(await app.editPlayer(before.id, aFamilysEdit(masked))).toEqual(before);
});

test('a parent can be taken off the record', async () => {
  const app = new InMemoryApp();
  const { id } = await app.players.add(aNewPlayer());
  const without = aFamilysEdit({ parentName: '', parentEmail: '', parentPhone: '' });
  const edited = await app.editPlayer(id, without, withMailbox);
  expect(edited).toMatchObject({ parentName: null, parentEmail: null, parentPhone: null });
});

test('the address on file before the change is told', async () => {
  const app = new InMemoryApp();
  const { id } = await app.players.add(aNewPlayer({ parentEmail: null }));
  await app.editPlayer(id, aFamilysEdit({ email: 'new@family.example', parentEmail: '' }), withMailbox);
  expect(app.outbox.letters).toMatchObject([{ to: 'jose@family.example', subject: 'Your information was changed' }]);
});

test('a wish to pay otherwise changes what is due', async () => {
  const app = new InMemoryApp();
  const { id } = await app.players.add(aNewPlayer());
  await app.registrations.add(aNewRegistration({ playerId: id }));
  await app.editPlayer(id, aFamilysEdit({ paymentMethod: 'creditCard' }));
  const payment = { state: 'pending', method: 'credit_card', amountCents: 4200, receivedCents: 0 };
  expect(await app.registrations.latest(id)).toMatchObject({ payment });
});

test('a confirmed payment stays as it was paid', async () => {
  const app = new InMemoryApp();
  const { id } = await app.players.add(aNewPlayer());
  const payment = { state: 'paid', method: 'venmo', amountCents: 4000, receivedCents: 4000 } as const;
  await app.registrations.add(aNewRegistration({ playerId: id, payment }));
  await app.editPlayer(id, aFamilysEdit({ paymentMethod: 'creditCard' }));
  expect(await app.registrations.latest(id)).toMatchObject({ payment });
});

test('nobody becomes somebody who is on file already', async () => {
  const app = new InMemoryApp();
  await app.players.add(aNewPlayer({ name: 'Ada Park' }));
  const { id } = await app.players.add(aNewPlayer());
  const refusal = 'Another player is already on file with this name and phone number';
  const renaming = app.editPlayer(id, aFamilysEdit({ name: 'ADA PARK' }));
  await expect(renaming).rejects.toThrow(new Refusal('conflict', refusal));
  expect(app.outbox.letters).toEqual([]);
});

test('a player nobody knows cannot be changed', async () => {
  const editing = new InMemoryApp().editPlayer(7, aFamilysEdit());
  await expect(editing).rejects.toThrow(new Refusal('not-found', 'Player not found'));
});

test('nothing but the listed fields can be changed', async () => {
  const app = new InMemoryApp();
  const { id } = await app.players.add(aNewPlayer());
  const edit = aFamilysEdit({ birthYear: 1999, isTest: true, id: 99, skillLevel: 'Here to Cook', teamId: 3 });
  expect(await app.editPlayer(id, edit)).toEqual({ ...aNewPlayer(), id });
});

test('saving without a change mails nothing', async () => {
  const app = new InMemoryApp();
  const { id } = await app.players.add(aNewPlayer());
  await app.registrations.add(aNewRegistration({ playerId: id }));
  await app.editPlayer(id, aFamilysEdit({ email: 'j____e@family.example' }));
  expect(app.outbox.letters).toEqual([]);
});

test('another way to pay is a change that is told', async () => {
  const app = new InMemoryApp();
  const { id } = await app.players.add(aNewPlayer());
  await app.registrations.add(aNewRegistration({ playerId: id }));
  await app.editPlayer(id, aFamilysEdit({ paymentMethod: 'payAtEvent' }));
  expect(app.outbox.letters).toHaveLength(1);
});

test('letters to a captain go where the captain is now', async () => {
  const app = new InMemoryApp();
  const team = await app.aTeamOf(await app.announce());
  const captainId = team.captainId ?? 0;
  const moved = { name: 'José N. Ñuñez', email: 'new@family.example', phone: '(973) 555-0199' };
  await app.editPlayer(captainId, aFamilysEdit(moved), withMailbox);
  expect(await app.teams.find(team.id)).toMatchObject({
    captainName: moved.name,
    captainEmail: moved.email,
    captainPhone: moved.phone,
  });
  await app.joinTeam(aTeammate(team, 1));
  expect(app.outbox.lettersTo('new@family.example').map(({ subject }) => subject)).toEqual([
    'Your team is in: Night Owls',
    'A new player for Night Owls',
  ]);
});
