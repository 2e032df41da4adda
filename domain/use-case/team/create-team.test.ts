import { InMemoryApp } from '../../../test/in-memory/in-memory-app.ts';
import { aNewPlayer } from '../../../test/sample/a-player.ts';
import { aCaptainsAnswers } from '../../../test/sample/answers.ts';
import { inEnglish, said } from '../../rule/language/sentence.ts';
import { Refusal } from '../../rule/refusal/refusal.ts';

/** Address of the parent in the samples. */
const parent = 'marta@family.example';

test('a captain is a player: creating a team puts them on its roster', async () => {
  const app = new InMemoryApp();
  const { id } = await app.announce();
  const { team, captain } = await app.createTeam(aCaptainsAnswers({ tournamentId: id }));
  expect(team).toMatchObject({ name: 'Night Owls', captainId: captain.id, maxPlayers: 5, waitlistedAt: null });
  expect(await app.teams.find(team.id)).toMatchObject({ currentPlayers: 1 });
  expect(app.registrations.onTeam(team.id)).toMatchObject([{ playerId: captain.id, tournamentId: id }]);
});

test('a captain owes the fee, and the signature of the guardian is claimed', async () => {
  const app = new InMemoryApp();
  const { id } = await app.announce();
  const { registration } = await app.createTeam(aCaptainsAnswers({ tournamentId: id }));
  expect(registration.payment).toEqual({ state: 'pending', method: 'venmo', amountCents: 4000, receivedCents: 0 });
  expect(registration.waiver).toMatchObject({
    signer: 'Marta Ñuñez',
    relationship: 'guardian',
    address: '203.0.113.7',
    confirmed: null,
  });
});

test('a captain who was never asked for the terms is registered unsigned, and told so', async () => {
  const app = new InMemoryApp();
  const { id } = await app.announce();
  const { registration } = await app.createTeam(aCaptainsAnswers({ tournamentId: id, termsAccepted: undefined }));
  expect(registration.waiver).toBeNull();
  const [letter] = app.outbox.lettersTo('jose@family.example');
  expect(JSON.stringify(letter?.parts)).toContain('The waiver is not signed yet');
});

test('the captain gets the invitation link by mail', async () => {
  const app = new InMemoryApp();
  const { id } = await app.announce();
  const { team } = await app.createTeam(aCaptainsAnswers({ tournamentId: id }));
  expect(team.invitationCode).toMatch(/^TEAM-[A-HJ-NP-Z2-9]{6}-\d{3}$/);
  const [letter] = app.outbox.lettersTo('jose@family.example');
  expect(letter?.subject).toBe('Your team is in: Night Owls, Fall Series Challenge');
  const url = `https://golden-goal.example/invite/${team.invitationCode}`;
  expect(letter?.parts).toContainEqual({ kind: 'link', label: 'Your invitation link', url });
});

test('those the captain names are invited at once', async () => {
  const app = new InMemoryApp();
  const { id } = await app.announce();
  const inviteEmails = ['kim@family.example', 'lee@family.example'];
  await app.createTeam(aCaptainsAnswers({ tournamentId: id, inviteEmails }));
  expect(app.outbox.letters.map(({ to }) => to)).toEqual([...inviteEmails, 'jose@family.example', parent]);
});

test('a web address in a team name never reaches a subject', async () => {
  const app = new InMemoryApp();
  const { id } = await app.announce();
  const name = 'Free prize https://evil.example/x bit.ly/y';
  await app.createTeam(aCaptainsAnswers({ tournamentId: id, name, inviteEmails: ['kim@family.example'] }));
  expect(app.outbox.letters.map(({ subject }) => subject)).toEqual([
    'Join Free prize bit ly/y - Fall Series Challenge',
    'Your team is in: Free prize bit ly/y, Fall Series Challenge',
    'Please confirm the waiver: José, Fall Series Challenge',
  ]);
});

test.each(['Night Owls', 'NIGHT  OWLS', 'Níght Owls'])('a second team called %s is refused', async (name) => {
  const app = new InMemoryApp();
  const tournament = await app.announce();
  await app.aTeamOf(tournament);
  const again = aCaptainsAnswers({ tournamentId: tournament.id, name, captainName: 'Ada Park' });
  const refusal = `A team named "${name.replace('  ', ' ')}" is already registered for this tournament`;
  app.rights.session = 'another phone';
  await expect(app.createTeam(again)).rejects.toThrow(new Refusal('conflict', inEnglish(refusal)));
});

test.each([
  ['their name, phone and address', { captainName: 'jose nunez' }, false, true],
  ['the session that leads it', { captainName: 'Ada Park' }, true, true],
  ['their name and phone alone', { captainEmail: 'other@family.example' }, false, false],
])('a captain who comes again with %s is told of their own team: %#', async (_, different, isLed, isTheirs) => {
  const app = new InMemoryApp();
  const tournament = await app.announce();
  const { id, name } = await app.aTeamOf(tournament);
  const again = aCaptainsAnswers({ tournamentId: tournament.id, ...different });
  if (!isLed) app.rights.session = 'another phone';
  const theirs = {
    sentence: said('Your team "{name}" is registered for this tournament already', { name }),
    details: { ownTeamId: id },
  };
  const others = { sentence: said('A team named "{name}" is already registered for this tournament', { name }) };
  await expect(app.createTeam(again)).rejects.toMatchObject({
    kind: 'conflict',
    ...(isTheirs ? theirs : others),
  });
});

test('another tournament may have a team of the same name', async () => {
  const app = new InMemoryApp();
  await app.aTeamOf(await app.announce());
  const other = await app.announce({ name: 'Winter Cup' });
  expect(await app.aTeamOf(other)).toMatchObject({ name: 'Night Owls', tournamentId: other.id });
});

test('a captain who plays already cannot have a second team in the tournament', async () => {
  const app = new InMemoryApp();
  const tournament = await app.announce();
  await app.aTeamOf(tournament);
  const second = aCaptainsAnswers({ tournamentId: tournament.id, name: 'Day Owls' });
  await expect(app.createTeam(second)).rejects.toThrow('José Ñuñez is already registered for this tournament');
});

test('a captain too old for the bracket is refused where ages divide', async () => {
  const app = new InMemoryApp();
  const { id } = await app.announce({ isDividedByAge: true });
  const answers = aCaptainsAnswers({ tournamentId: id, ageBracket: 'U10-U12' });
  await expect(app.createTeam(answers)).rejects.toMatchObject({
    complaints: { ageBracket: said('A player of {age} is too old for {bracket}', { age: 14, bracket: 'U10-U12' }) },
  });
});

test('a team of a test tournament is test data, and so is its captain', async () => {
  const app = new InMemoryApp();
  const { id } = await app.announce({ isTest: true });
  const { team, captain } = await app.createTeam(aCaptainsAnswers({ tournamentId: id }));
  expect([team.isTest, captain.isTest]).toEqual([true, true]);
});

describe('a team that finds the tournament full', () => {
  async function aFullTournament() {
    const app = new InMemoryApp();
    const tournament = await app.announce({ maxTeams: 1 });
    await app.aTeamOf(tournament);
    const late = aCaptainsAnswers({
      tournamentId: tournament.id,
      name: 'Late Owls',
      captainName: 'Ada Park',
      captainEmail: 'ada@family.example',
      inviteEmails: ['kim@family.example'],
    });
    return { app, created: await app.createTeam(late) };
  }

  test('waits, and owes nothing', async () => {
    const { app, created } = await aFullTournament();
    expect(created.team.waitlistedAt).toEqual(app.clock.now());
    expect(created.registration.payment.amountCents).toBe(0);
  });

  test('is told so, and mails nobody', async () => {
    const { app } = await aFullTournament();
    expect(app.outbox.lettersTo('ada@family.example')).toMatchObject([
      { subject: 'On the waiting list: Late Owls, Fall Series Challenge' },
    ]);
    expect(app.outbox.lettersTo('kim@family.example')).toEqual([]);
  });

  test('takes no place', async () => {
    const { app, created } = await aFullTournament();
    expect(await app.tournaments.lock(created.tournament.id)).toMatchObject({ teamCount: 1, maxTeams: 1 });
  });
});

test('who creates a team leads it from here on, and has the record that was made', async () => {
  const app = new InMemoryApp();
  const { id } = await app.announce();
  const { team, captain } = await app.createTeam(aCaptainsAnswers({ tournamentId: id }));
  expect(app.rights.held).toEqual([`phone captain ${team.id} by creation`, `phone player ${captain.id}`]);
});

describe('a captain who is on file already', () => {
  async function aKnownCaptain(different: object) {
    const app = new InMemoryApp();
    const { id } = await app.announce();
    const known = await app.players.add(aNewPlayer());
    return { app, known, created: await app.createTeam(aCaptainsAnswers({ tournamentId: id, ...different })) };
  }

  test('is the same person, not a second one', async () => {
    const { app, known, created } = await aKnownCaptain({ captainName: 'JOSE NUNEZ', captainPhone: '+1 201.555.0101' });
    expect(created).toMatchObject({ captain: { id: known.id }, isNewcomer: false });
    expect(app.rights.held).toEqual([`phone captain ${created.team.id} by creation`]);
  });

  test('keeps the contact on file, whose address hears that another was given', async () => {
    const { app, known } = await aKnownCaptain({ captainEmail: 'somebody@else.example' });
    expect(await app.players.find(known.id)).toEqual(known);
    const kinds = app.outbox.lettersTo('jose@family.example').map(({ kind }) => kind);
    expect(kinds).toEqual(['contact-kept', 'team-created']);
    expect(app.outbox.lettersTo('somebody@else.example')).toEqual([]);
  });

  test('hears nothing of the same contact, however it is written', async () => {
    const { app } = await aKnownCaptain({ captainEmail: 'JOSE@family.example' });
    expect(app.outbox.letters.map(({ kind }) => kind)).not.toContain('contact-kept');
  });
});

describe('a tournament that is closed', () => {
  test('takes no team', async () => {
    const app = new InMemoryApp();
    const { id } = await app.announce({ registrationOpen: false });
    const creating = app.createTeam(aCaptainsAnswers({ tournamentId: id }));
    await expect(creating).rejects.toThrow(new Refusal('conflict', 'Registration is closed for this tournament'));
  });

  test('closes all others', async () => {
    const app = new InMemoryApp();
    const { id } = await app.announce();
    await app.announce({ name: 'Winter Cup', registrationOpen: false });
    const creating = app.createTeam(aCaptainsAnswers({ tournamentId: id }));
    await expect(creating).rejects.toThrow(new Refusal('conflict', 'Registration is closed at the moment'));
  });

  test('closes no other when the site is set so', async () => {
    const app = new InMemoryApp();
    app.site.set({ closingOneClosesAll: false });
    const tournament = await app.announce();
    await app.announce({ name: 'Winter Cup', registrationOpen: false });
    expect(await app.aTeamOf(tournament)).toMatchObject({ currentPlayers: 1 });
  });

  test('closes no other while it is hidden', async () => {
    const app = new InMemoryApp();
    const tournament = await app.announce();
    await app.announce({ name: 'Winter Cup', registrationOpen: false, visible: false });
    expect(await app.aTeamOf(tournament)).toMatchObject({ currentPlayers: 1 });
  });
});
