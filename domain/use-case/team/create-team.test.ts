import { FrontDesk } from '../../../test/in-memory/front-desk.ts';
import { aNewPlayer } from '../../../test/sample/a-player.ts';
import { aCaptainsAnswers } from '../../../test/sample/answers.ts';
import { Refusal } from '../../refusal/refusal.ts';

/** The parent's address in the samples. */
const parent = 'marta@family.example';

test('a captain is a player: creating a team puts them on its roster', async () => {
  const desk = new FrontDesk();
  const { id } = await desk.announce();
  const { team, captain } = await desk.createTeam(aCaptainsAnswers({ tournamentId: id }));
  expect(team).toMatchObject({ name: 'Night Owls', captainId: captain.id, maxPlayers: 5, waitlistedAt: null });
  expect(await desk.teams.find(team.id)).toMatchObject({ currentPlayers: 1 });
  expect(desk.registrations.onTeam(team.id)).toMatchObject([{ playerId: captain.id, tournamentId: id }]);
});

test('a captain owes the fee, and the signature of the guardian is claimed', async () => {
  const desk = new FrontDesk();
  const { id } = await desk.announce();
  const { registration } = await desk.createTeam(aCaptainsAnswers({ tournamentId: id }));
  expect(registration.payment).toEqual({ state: 'pending', method: 'venmo', amountCents: 4000 });
  expect(registration.waiver).toMatchObject({
    signer: 'Marta Ñuñez',
    relationship: 'guardian',
    address: '203.0.113.7',
    confirmed: null,
  });
});

test('a captain who was never asked for the terms is registered unsigned, and told so', async () => {
  const desk = new FrontDesk();
  const { id } = await desk.announce();
  const { registration } = await desk.createTeam(aCaptainsAnswers({ tournamentId: id, termsAccepted: undefined }));
  expect(registration.waiver).toBeNull();
  const [letter] = desk.outbox.lettersTo('jose@family.example');
  expect(JSON.stringify(letter?.parts)).toContain('The waiver is not signed yet');
});

test('the captain gets the invitation link by mail', async () => {
  const desk = new FrontDesk();
  const { id } = await desk.announce();
  const { team } = await desk.createTeam(aCaptainsAnswers({ tournamentId: id }));
  expect(team.invitationCode).toMatch(/^TEAM-[A-HJ-NP-Z2-9]{6}-\d{3}$/);
  const [letter] = desk.outbox.lettersTo('jose@family.example');
  expect(letter?.subject).toBe('Your team is in: Night Owls');
  const url = `https://golden-goal.example/invite/${team.invitationCode}`;
  expect(letter?.parts).toContainEqual({ kind: 'link', label: 'Your invitation link', url });
});

test('those the captain names are invited at once', async () => {
  const desk = new FrontDesk();
  const { id } = await desk.announce();
  const inviteEmails = ['kim@family.example', 'lee@family.example'];
  await desk.createTeam(aCaptainsAnswers({ tournamentId: id, inviteEmails }));
  expect(desk.outbox.letters.map(({ to }) => to)).toEqual([...inviteEmails, 'jose@family.example', parent]);
});

test('a web address in a team name never reaches a subject', async () => {
  const desk = new FrontDesk();
  const { id } = await desk.announce();
  const name = 'Free prize https://evil.example/x bit.ly/y';
  await desk.createTeam(aCaptainsAnswers({ tournamentId: id, name, inviteEmails: ['kim@family.example'] }));
  expect(desk.outbox.letters.map(({ subject }) => subject)).toEqual([
    'Join Free prize bit ly/y - Fall Series Challenge',
    'Your team is in: Free prize bit ly/y',
    'Please confirm the waiver: Fall Series Challenge',
  ]);
});

test.each(['Night Owls', 'NIGHT  OWLS', 'Níght Owls'])('a second team called %s is refused', async (name) => {
  const desk = new FrontDesk();
  const tournament = await desk.announce();
  await desk.aTeamOf(tournament);
  const again = aCaptainsAnswers({ tournamentId: tournament.id, name, captainName: 'Ada Park' });
  const refusal = `A team named "${name}" is already registered for this tournament`;
  await expect(desk.createTeam(again)).rejects.toThrow(new Refusal('conflict', refusal));
});

test('another tournament may have a team of the same name', async () => {
  const desk = new FrontDesk();
  await desk.aTeamOf(await desk.announce());
  const other = await desk.announce({ name: 'Winter Cup' });
  expect(await desk.aTeamOf(other)).toMatchObject({ name: 'Night Owls', tournamentId: other.id });
});

test('a captain who plays already cannot have a second team in the tournament', async () => {
  const desk = new FrontDesk();
  const tournament = await desk.announce();
  await desk.aTeamOf(tournament);
  const second = aCaptainsAnswers({ tournamentId: tournament.id, name: 'Day Owls' });
  await expect(desk.createTeam(second)).rejects.toThrow('José Ñuñez is already registered for this tournament');
});

test('a captain too old for the bracket is refused where ages divide', async () => {
  const desk = new FrontDesk();
  const { id } = await desk.announce({ isDividedByAge: true });
  const answers = aCaptainsAnswers({ tournamentId: id, ageBracket: 'U10-U12' });
  await expect(desk.createTeam(answers)).rejects.toMatchObject({
    complaints: { ageBracket: 'A player of 14 is too old for U10-U12' },
  });
});

test('a team of a test tournament is test data, and so is its captain', async () => {
  const desk = new FrontDesk();
  const { id } = await desk.announce({ isTest: true });
  const { team, captain } = await desk.createTeam(aCaptainsAnswers({ tournamentId: id }));
  expect([team.isTest, captain.isTest]).toEqual([true, true]);
});

describe('a team that finds the tournament full', () => {
  async function aFullTournament() {
    const desk = new FrontDesk();
    const tournament = await desk.announce({ maxTeams: 1 });
    await desk.aTeamOf(tournament);
    const late = aCaptainsAnswers({
      tournamentId: tournament.id,
      name: 'Late Owls',
      captainName: 'Ada Park',
      captainEmail: 'ada@family.example',
      inviteEmails: ['kim@family.example'],
    });
    return { desk, created: await desk.createTeam(late) };
  }

  test('waits, and owes nothing', async () => {
    const { desk, created } = await aFullTournament();
    expect(created.team.waitlistedAt).toEqual(desk.clock.now());
    expect(created.registration.payment.amountCents).toBe(0);
  });

  test('is told so, and mails nobody', async () => {
    const { desk } = await aFullTournament();
    expect(desk.outbox.lettersTo('ada@family.example')).toMatchObject([{ subject: 'On the waiting list: Late Owls' }]);
    expect(desk.outbox.lettersTo('kim@family.example')).toEqual([]);
  });

  test('takes no place', async () => {
    const { desk, created } = await aFullTournament();
    expect(await desk.tournaments.lock(created.tournament.id)).toMatchObject({ teamCount: 1, maxTeams: 1 });
  });
});

describe('a captain who is on file already', () => {
  async function aKnownCaptain(different: object) {
    const desk = new FrontDesk();
    const { id } = await desk.announce();
    const known = await desk.players.add(aNewPlayer());
    return { desk, known, created: await desk.createTeam(aCaptainsAnswers({ tournamentId: id, ...different })) };
  }

  test('is the same person, not a second one', async () => {
    const { known, created } = await aKnownCaptain({ captainName: 'JOSE NUNEZ', captainPhone: '+1 201.555.0101' });
    expect(created).toMatchObject({ captain: { id: known.id }, isNewcomer: false });
  });

  test('keeps the contact on file; the other one stays with the registration, flagged', async () => {
    const { desk, known, created } = await aKnownCaptain({ captainEmail: 'somebody@else.example' });
    expect(await desk.players.find(known.id)).toEqual(known);
    expect(created.registration).toMatchObject({
      flags: ['other-contact'],
      otherContact: { email: 'somebody@else.example' },
    });
  });

  test('gets the mail at the address on file', async () => {
    const { desk } = await aKnownCaptain({ captainEmail: 'somebody@else.example' });
    expect(desk.outbox.letters.map(({ to }) => to)).toEqual(['jose@family.example', parent]);
  });

  test('who gives the same contact is not flagged', async () => {
    const { created } = await aKnownCaptain({ captainEmail: 'JOSE@family.example' });
    expect(created.registration).toMatchObject({ flags: [], otherContact: null });
  });
});

describe('a tournament that is closed', () => {
  test('takes no team', async () => {
    const desk = new FrontDesk();
    const { id } = await desk.announce({ registrationOpen: false });
    const creating = desk.createTeam(aCaptainsAnswers({ tournamentId: id }));
    await expect(creating).rejects.toThrow(new Refusal('conflict', 'Registration is closed for this tournament'));
  });

  test('closes all others', async () => {
    const desk = new FrontDesk();
    const { id } = await desk.announce();
    await desk.announce({ name: 'Winter Cup', registrationOpen: false });
    const creating = desk.createTeam(aCaptainsAnswers({ tournamentId: id }));
    await expect(creating).rejects.toThrow(new Refusal('conflict', 'Registration is closed at the moment'));
  });

  test('closes no other when the site is set so', async () => {
    const desk = new FrontDesk();
    desk.site.set({ closingOneClosesAll: false });
    const tournament = await desk.announce();
    await desk.announce({ name: 'Winter Cup', registrationOpen: false });
    expect(await desk.aTeamOf(tournament)).toMatchObject({ currentPlayers: 1 });
  });

  test('closes no other while it is hidden', async () => {
    const desk = new FrontDesk();
    const tournament = await desk.announce();
    await desk.announce({ name: 'Winter Cup', registrationOpen: false, visible: false });
    expect(await desk.aTeamOf(tournament)).toMatchObject({ currentPlayers: 1 });
  });
});
