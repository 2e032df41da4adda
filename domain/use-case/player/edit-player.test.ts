import { aFamily, aTeammate, InMemoryApp } from '../../../test/in-memory/in-memory-app.ts';
import { aNewPlayer } from '../../../test/sample/a-player.ts';
import { aNewRegistration } from '../../../test/sample/a-registration.ts';
import { aFamilysEdit } from '../../../test/sample/answers.ts';
import { Refusal } from '../../rule/refusal/refusal.ts';

/** Editor who has entered the code mailed to the address on file. */
const withMailbox = { ...aFamily, hasMailbox: true };
/** Session whose registration call made the record. */
const maker = { ...aFamily, hasMadeRecord: true };
const organizer = { kind: 'organizer' } as const;

const subjects = (app: InMemoryApp, address: string) => app.outbox.lettersTo(address).map(({ subject }) => subject);

const changed = 'Your information was changed: José';

test('whoever knows name and phone changes what names and reaches nobody', async () => {
  const app = new InMemoryApp();
  const before = await app.players.add(aNewPlayer());
  expect(await app.editPlayer(before.id, aFamilysEdit({ league: 'NJYS' }))).toEqual({ ...before, league: 'NJYS' });
  expect(subjects(app, 'jose@family.example')).toEqual([changed]);
});

test('what names or reaches somebody needs the code: the whole call is refused, the fields are named, nothing is saved', async () => {
  const app = new InMemoryApp();
  const before = await app.players.add(aNewPlayer());
  const editing = app.editPlayer(before.id, aFamilysEdit({ name: 'Somebody Else', parentPhone: '', league: 'NJYS' }));
  await expect(editing).rejects.toMatchObject({
    kind: 'forbidden',
    details: { needsCode: ['name', 'parentPhone'] },
  });
  expect(await app.players.find(before.id)).toEqual(before);
  expect(app.outbox.letters).toEqual([]);
});

test('another spelling of what is on file needs no code, and changes nothing', async () => {
  const app = new InMemoryApp();
  const before = await app.players.add(aNewPlayer());
  const spelt = aFamilysEdit({ name: 'JOSE NUNEZ', email: 'JOSE@family.example' });
  expect(await app.editPlayer(before.id, { ...spelt, name: before.name.toUpperCase() })).toEqual(before);
});

test('whoever has shown the code changes it at once, and every address of before and after is told', async () => {
  const app = new InMemoryApp();
  const before = await app.players.add(aNewPlayer());
  await app.editPlayer(before.id, aFamilysEdit({ email: 'new@family.example' }), withMailbox);
  expect(await app.players.find(before.id)).toEqual({ ...before, email: 'new@family.example' });
  for (const address of ['jose@family.example', 'marta@family.example', 'new@family.example'])
    expect(subjects(app, address)).toEqual([changed]);
});

test('a birth year needs the code, and fits what the player is registered for', async () => {
  const app = new InMemoryApp();
  const before = await app.players.add(aNewPlayer());
  const tournament = await app.announce({ isDividedByAge: true });
  const registered = { playerId: before.id, tournamentId: tournament.id, ageBracket: 'U13-U15' } as const;
  await app.registrations.add(aNewRegistration(registered));
  const born = (birthYear: number, by: typeof aFamily | typeof withMailbox) =>
    app.editPlayer(before.id, aFamilysEdit({ birthYear }), by);
  await expect(born(2013, aFamily)).rejects.toMatchObject({ details: { needsCode: ['birthYear'] } });
  expect(await born(2013, withMailbox)).toMatchObject({ birthYear: 2013 });
  await expect(born(2008, withMailbox)).rejects.toMatchObject({ message: 'A player of 18 is too old for U13-U15' });
});

test('an organizer changes by right, and every address of before and after is told', async () => {
  const app = new InMemoryApp();
  const { id } = await app.players.add(aNewPlayer());
  await app.editPlayer(id, aFamilysEdit({ email: 'new@family.example' }), organizer);
  expect(await app.players.find(id)).toMatchObject({ email: 'new@family.example' });
  for (const address of ['jose@family.example', 'marta@family.example', 'new@family.example'])
    expect(subjects(app, address)).toEqual([changed]);
});

test('an organizer proves who it is again only where the address on file has answered', async () => {
  const app = new InMemoryApp();
  const { id } = await app.players.add(aNewPlayer());
  app.recentProofs.demand = () => Promise.reject(new Error('Show again that it is you'));
  await app.editPlayer(id, aFamilysEdit({ email: 'new@family.example' }), organizer);
  await app.mailboxes.confirm('new@family.example', app.clock.now());
  const again = app.editPlayer(id, aFamilysEdit({ email: 'next@family.example' }), organizer);
  await expect(again).rejects.toThrow('Show again that it is you');
});

describe('a typing error', () => {
  const corrected = aFamilysEdit({ email: 'typed@family.example' });

  async function registered() {
    const app = new InMemoryApp();
    const player = await app.players.add(aNewPlayer());
    const tournament = await app.announce();
    await app.registrations.add(aNewRegistration({ playerId: player.id, tournamentId: tournament.id }));
    await app.mailboxes.write([player.email], maker.sessionId);
    return { app, player };
  }

  test('is corrected by the session that made the record: confirmation and waiver go there anew', async () => {
    const { app, player } = await registered();
    await app.editPlayer(player.id, corrected, maker);
    expect(await app.players.find(player.id)).toMatchObject({ email: 'typed@family.example' });
    expect(app.outbox.lettersTo('typed@family.example').map(({ kind }) => kind)).toContain('free-agent-registered');
    expect(subjects(app, 'jose@family.example')).toEqual([changed]);
    await app.editPlayer(player.id, aFamilysEdit({ email: 'again@family.example' }), maker);
  });

  test('is no typing error once the address has answered', async () => {
    const { app, player } = await registered();
    await app.mailboxes.confirm(player.email, app.clock.now());
    await expect(app.editPlayer(player.id, corrected, maker)).rejects.toMatchObject({ kind: 'forbidden' });
  });

  test('is corrected by no other session, and in no other field', async () => {
    const { app, player } = await registered();
    for (const [edit, by] of [
      [corrected, { ...maker, sessionId: 'elsewhere' }],
      [corrected, aFamily],
      [aFamilysEdit({ email: 'typed@family.example', name: 'Somebody Else' }), maker],
    ] as const)
      await expect(app.editPlayer(player.id, edit, by)).rejects.toMatchObject({ kind: 'forbidden' });
  });
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
  const renaming = app.editPlayer(id, aFamilysEdit({ name: 'ADA PARK' }), withMailbox);
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
  const edit = aFamilysEdit({ isTest: true, id: 99, skillLevel: 'Here to Cook', teamId: 3 });
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
    'Your team is in: Night Owls, Fall Series Challenge',
    'Your information was changed: José',
    'A new player for Night Owls: Player 1, Fall Series Challenge',
  ]);
});
