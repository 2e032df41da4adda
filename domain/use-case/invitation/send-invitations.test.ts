import { InMemoryApp } from '../../../test/in-memory/in-memory-app.ts';
import { aCaptainsAnswers } from '../../../test/sample/answers.ts';
import { invitationState } from '../../rule/invitation/invitation.ts';
import { said } from '../../rule/language/sentence.ts';
import { Refusal } from '../../rule/refusal/refusal.ts';

const why = 'no open place';
const addresses = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, place) => `${prefix}-${place + 1}@family.example`);

test('each address gets one mail, however often it is asked for', async () => {
  const app = new InMemoryApp();
  const team = await app.aTeamOf(await app.announce());
  await app.sendInvitations(team.id, ['kim@family.example']);
  const again = await app.sendInvitations(team.id, ['KIM@family.example']);
  expect(again).toEqual({ sent: [], delayed: null, skipped: [{ email: 'KIM@family.example', why: 'has one' }] });
  expect(app.outbox.lettersTo('kim@family.example')).toHaveLength(1);
  expect(await app.invitations.ofTeam(team.id)).toHaveLength(1);
});

test('the invitation says what the specification says', async () => {
  const app = new InMemoryApp();
  const team = await app.aTeamOf(await app.announce());
  await app.sendInvitations(team.id, ['kim@family.example']);
  const [letter] = app.outbox.lettersTo('kim@family.example');
  expect(letter?.subject).toBe('Join Night Owls - Fall Series Challenge');
  expect(letter?.parts[0]).toEqual({
    kind: 'text',
    text: "You're invited to join Night Owls for the Fall Series Challenge!",
  });
  const mark = app.seal.mark(`invitation ${team.id} kim@family.example`);
  const url = `https://golden-goal.example/invite/${team.invitationCode}?as=${mark}`;
  expect(letter?.parts[1]).toEqual({ kind: 'link', label: 'Click here to join', url });
  expect(letter?.parts.at(-1)).toEqual({ kind: 'text', text: 'See you on the field!' });
});

test('no more invitations are out than there are open places', async () => {
  const app = new InMemoryApp();
  const team = await app.aTeamOf(await app.announce(), 2);
  const [first, second, third] = addresses('kim', 3);
  expect(await app.sendInvitations(team.id, addresses('kim', 3))).toEqual({
    sent: [first, second],
    delayed: null,
    skipped: [{ email: third, why }],
  });
});

test('the captain is on the team already and is not invited', async () => {
  const app = new InMemoryApp();
  const team = await app.aTeamOf(await app.announce());
  const own = team.captainEmail.toUpperCase();
  expect(await app.sendInvitations(team.id, [own, 'lee@family.example'])).toEqual({
    sent: ['lee@family.example'],
    delayed: null,
    skipped: [{ email: own, why: 'the captain' }],
  });
});

test('an invitation ends after 14 days, and its address is not written to again', async () => {
  const app = new InMemoryApp();
  const team = await app.aTeamOf(await app.announce({ registrationDeadline: null }));
  await app.sendInvitations(team.id, addresses('kim', 4));
  app.clock.set(new Date('2026-12-04T15:00:00Z'));
  expect(await app.sendInvitations(team.id, ['kim-1@family.example', 'lee@family.example'])).toEqual({
    sent: ['lee@family.example'],
    delayed: null,
    skipped: [{ email: 'kim-1@family.example', why: 'invited before' }],
  });
});

test('a moment before the 14 days are over the invitation still holds its place', async () => {
  const app = new InMemoryApp();
  const team = await app.aTeamOf(await app.announce({ registrationDeadline: null }));
  await app.sendInvitations(team.id, addresses('kim', 4));
  app.clock.set(new Date('2026-12-04T14:59:59.999Z'));
  expect((await app.sendInvitations(team.id, ['lee@family.example'])).sent).toEqual([]);
});

test('a team mails twelve invitations in all and not one more', async () => {
  const app = new InMemoryApp();
  const team = await app.aTeamOf(await app.announce({ registrationDeadline: null, firstDay: null }));
  await app.mailboxes.confirm(team.captainEmail, app.clock.now());
  for (const [day, name] of [
    ['2026-11-20', 'kim'],
    ['2026-12-05', 'lee'],
    ['2026-12-20', 'pat'],
  ] as const) {
    app.clock.set(new Date(`${day}T15:00:00Z`));
    expect((await app.sendInvitations(team.id, addresses(name, 4))).sent).toHaveLength(4);
  }
  app.clock.set(new Date('2027-01-20T15:00:00Z'));
  expect(await app.sendInvitations(team.id, ['sam@family.example'])).toEqual({
    sent: [],
    delayed: null,
    skipped: [{ email: 'sam@family.example', why }],
  });
});

test('four at once are enough', async () => {
  const app = new InMemoryApp();
  const team = await app.aTeamOf(await app.announce());
  await expect(app.sendInvitations(team.id, addresses('kim', 5))).rejects.toMatchObject({
    complaints: { emails: said('You can invite up to {mostInvitesAtOnce} players at once', { mostInvitesAtOnce: 4 }) },
  });
});

test('a team on the waiting list invites nobody', async () => {
  const app = new InMemoryApp();
  const tournament = await app.announce({ maxTeams: 1 });
  await app.aTeamOf(tournament);
  const late = aCaptainsAnswers({ tournamentId: tournament.id, name: 'Late Owls', captainName: 'Kim Lee' });
  const { team } = await app.createTeam(late);
  await expect(app.sendInvitations(team.id, ['pat@family.example'])).rejects.toThrow('on the waiting list');
  expect(app.outbox.lettersTo('pat@family.example')).toEqual([]);
});

test('a team nobody knows invites nobody', async () => {
  const inviting = new InMemoryApp().sendInvitations(7, ['kim@family.example']);
  await expect(inviting).rejects.toThrow(new Refusal('not-found', 'Team not found'));
});

test('nobody is invited to a tournament that is closed', async () => {
  const app = new InMemoryApp();
  const tournament = await app.announce();
  const team = await app.aTeamOf(tournament);
  await app.changeTournament(tournament.id, { registrationOpen: false });
  const inviting = app.sendInvitations(team.id, ['kim@family.example']);
  await expect(inviting).rejects.toThrow('Registration is closed for this tournament');
});

test('an invitation to an address that has had enough letters is not called sent, takes no place, and can be tried again', async () => {
  const app = new InMemoryApp();
  const team = await app.aTeamOf(await app.announce());
  app.outbox.weary.add('kim-1@family.example');
  const email = 'kim-1@family.example';
  expect(await app.sendInvitations(team.id, addresses('kim', 2))).toEqual({
    sent: ['kim-2@family.example'],
    delayed: null,
    skipped: [{ email, why: 'enough letters' }],
  });
  const states = async () =>
    (await app.invitations.ofTeam(team.id)).map((one) => [one.email, invitationState(one, team, app.clock.now())]);
  expect(await states()).toEqual([
    [email, 'unsent'],
    ['kim-2@family.example', 'sent'],
  ]);
  expect((await app.sendInvitations(team.id, addresses('lee', 3))).sent).toHaveLength(3);
  app.outbox.weary.clear();
  await app.invitations.cancelOutstanding(team.id, app.clock.now());
  expect((await app.sendInvitations(team.id, [email])).sent).toEqual([email]);
  expect(Object.fromEntries(await states())[email]).toBe('sent');
});

test('the mailed invitation names the bracket in which the team plays', async () => {
  const app = new InMemoryApp();
  const tournament = await app.announce({ name: 'Fall Cup', isDividedByAge: true });
  const answers = aCaptainsAnswers({ tournamentId: tournament.id, ageBracket: 'U13-U15' });
  const { team } = await app.createTeam(answers);
  await app.sendInvitations(team.id, ['kim@family.example']);
  const [letter] = app.outbox.lettersTo('kim@family.example');
  expect(letter?.parts).toContainEqual({ kind: 'text', text: expect.stringContaining('Name: Fall Cup (U13-U15)\n') });
});
