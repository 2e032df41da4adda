import fc from 'fast-check';
import { aTeammate, InMemoryApp } from '../../../test/in-memory/in-memory-app.ts';
import { aCaptainsAnswers, anInvitedPlayersAnswers } from '../../../test/sample/answers.ts';
import { withSentencesInEnglish } from '../../../test/sample/sentences-in-english.ts';
import { said } from '../../rule/language/sentence.ts';
import { Refusal } from '../../rule/refusal/refusal.ts';

test('a player who joins is on the roster, and counted', async () => {
  const app = new InMemoryApp();
  const { invitationCode } = await app.aTeamOf(await app.announce());
  const { team, player, registration } = await app.joinTeam(anInvitedPlayersAnswers({ invitationCode }));
  expect(team.currentPlayers).toBe(2);
  expect(await app.teams.find(team.id)).toMatchObject({ currentPlayers: 2 });
  expect(registration).toMatchObject({ playerId: player.id, teamId: team.id });
});

test('the player is welcomed and the captain told', async () => {
  const app = new InMemoryApp();
  const { invitationCode } = await app.aTeamOf(await app.announce());
  await app.joinTeam(anInvitedPlayersAnswers({ invitationCode }));
  expect(app.outbox.letters.slice(1).map(({ to, subject }) => [to, subject])).toEqual([
    ['marta@family.example', 'Please confirm the waiver: José, Fall Series Challenge'],
    ['ada@family.example', 'Welcome to Night Owls: Ada, Fall Series Challenge'],
    ['jose@family.example', 'A new player for Night Owls: Ada Park, Fall Series Challenge'],
    ['marta@family.example', 'Please confirm the waiver: Ada, Fall Series Challenge'],
  ]);
});

test.each([
  [2009, 'is older than U10-U12. The organizers decide.'],
  [2017, 'is younger than U10-U12. The organizers decide.'],
  [2015, 'nothing'],
])('of a player born in %i the captain of a team for U10-U12 reads: %s', async (birthYear, told) => {
  const app = new InMemoryApp();
  const { invitationCode } = await app.aTeamOf(await app.announce({ ageGroup: 'U10-U12' }));
  await app.joinTeam(anInvitedPlayersAnswers({ invitationCode, birthYear }));
  const letters = app.outbox.letters.filter(
    ({ to, subject }) => to === 'jose@family.example' && /^A new player/.test(`${withSentencesInEnglish(subject)}`),
  );
  const parts = letters.flatMap((letter) => letter.parts.map((part) => JSON.stringify(withSentencesInEnglish(part))));
  const [note = 'nothing'] = parts.filter((part) => part.includes('The organizers decide'));
  expect([letters.length, note]).toEqual([1, expect.stringContaining(told)]);
});

test('a sixth player is refused', async () => {
  const app = new InMemoryApp();
  const team = await app.aTeamOf(await app.announce(), 4);
  await expect(app.joinTeam(aTeammate(team, 5))).rejects.toThrow(new Refusal('conflict', 'This team is full'));
  expect(app.registrations.onTeam(team.id)).toHaveLength(5);
});

test('whoever comes, and however often, a roster never has more than five and nobody twice', async () => {
  const comers = fc.array(fc.integer({ min: 1, max: 8 }), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(comers, async (numbers) => {
      const app = new InMemoryApp();
      const team = await app.aTeamOf(await app.announce());
      for (const number of numbers) await app.joinTeam(aTeammate(team, number)).catch(asRefusal);
      const roster = app.registrations.onTeam(team.id).map(({ playerId }) => playerId);
      expect(roster).toHaveLength(Math.min(5, 1 + new Set(numbers).size));
      expect(new Set(roster).size).toBe(roster.length);
      expect(await app.teams.find(team.id)).toMatchObject({ currentPlayers: roster.length });
    }),
    { numRuns: 50 },
  );
});

function asRefusal(reason: unknown): Refusal {
  if (reason instanceof Refusal) return reason;
  throw reason;
}

test('an unknown code leads to no team', async () => {
  const app = new InMemoryApp();
  await app.aTeamOf(await app.announce());
  const joining = app.joinTeam(anInvitedPlayersAnswers({ invitationCode: 'TEAM-ZZZZZZ-999' }));
  await expect(joining).rejects.toThrow(new Refusal('not-found', 'Invalid invitation code'));
});

test('nobody joins a team on the waiting list', async () => {
  const app = new InMemoryApp();
  const tournament = await app.announce({ maxTeams: 1 });
  await app.aTeamOf(tournament);
  const late = aCaptainsAnswers({ tournamentId: tournament.id, name: 'Late Owls', captainName: 'Kim Lee' });
  const { team } = await app.createTeam(late);
  const joining = app.joinTeam(anInvitedPlayersAnswers({ invitationCode: team.invitationCode }));
  await expect(joining).rejects.toThrow(new Refusal('not-found', 'Invalid invitation code'));
});

test('nobody joins once the deadline has passed', async () => {
  const app = new InMemoryApp();
  const { invitationCode } = await app.aTeamOf(await app.announce({ registrationDeadline: '2026-12-01' }));
  app.clock.set(new Date('2026-12-02T05:00:00Z'));
  await expect(app.joinTeam(anInvitedPlayersAnswers({ invitationCode }))).rejects.toThrow(
    'The registration deadline for this tournament has passed',
  );
});

test('a player of another team of the tournament cannot join', async () => {
  const app = new InMemoryApp();
  const tournament = await app.announce();
  const owls = await app.aTeamOf(tournament, 1);
  const foxes = aCaptainsAnswers({ tournamentId: tournament.id, name: 'Foxes', captainName: 'Kim Lee' });
  const { team } = await app.createTeam(foxes);
  const joining = app.joinTeam(aTeammate(owls, 1, { invitationCode: team.invitationCode }));
  await expect(joining).rejects.toThrow('Player 1 is already registered for this tournament');
});

test("a player joins in the team's bracket, and too old a one is refused", async () => {
  const app = new InMemoryApp();
  const { id: tournamentId } = await app.announce({ isDividedByAge: true });
  const { team } = await app.createTeam(aCaptainsAnswers({ tournamentId, ageBracket: 'U13-U15' }));
  const { registration } = await app.joinTeam(aTeammate(team, 1));
  expect(registration.ageBracket).toBe('U13-U15');
  await expect(app.joinTeam(aTeammate(team, 2, { birthYear: 2010 }))).rejects.toMatchObject({
    complaints: { birthYear: said('A player of {age} is too old for {bracket}', { age: 16, bracket: 'U13-U15' }) },
  });
});

test('a younger player plays up, and the organizers see it', async () => {
  const app = new InMemoryApp();
  const { id: tournamentId } = await app.announce({ isDividedByAge: true });
  const { team } = await app.createTeam(aCaptainsAnswers({ tournamentId, ageBracket: 'U13-U15' }));
  const { registration } = await app.joinTeam(aTeammate(team, 1, { birthYear: 2014 }));
  expect(registration.flags).toEqual(['plays-up']);
});

test('an invitation that was followed is used', async () => {
  const app = new InMemoryApp();
  const team = await app.aTeamOf(await app.announce());
  await app.sendInvitations(team.id, ['ada@family.example', 'kim@family.example']);
  await app.joinTeam(anInvitedPlayersAnswers({ invitationCode: team.invitationCode, email: 'ADA@family.example' }));
  expect((await app.invitations.ofTeam(team.id)).map(({ isUsed }) => isUsed)).toEqual([true, false]);
});

test('an invitation that is answered from another address holds no place any more', async () => {
  const app = new InMemoryApp();
  const team = await app.aTeamOf(await app.announce());
  const { invitationCode } = team;
  await app.sendInvitations(team.id, ['kim@family.example', 'Lee@family.example']);
  const [letter] = app.outbox.lettersTo('Lee@family.example');
  const link = letter?.parts.find(({ kind }) => kind === 'link');
  const invitedAs = link?.kind === 'link' ? new URL(link.url).searchParams.get('as') : null;
  await app.joinTeam(anInvitedPlayersAnswers({ invitationCode, invitedAs, email: 'school@family.example' }));
  expect((await app.invitations.ofTeam(team.id)).map(({ email, isUsed }) => [email, isUsed])).toEqual([
    ['kim@family.example', false],
    ['Lee@family.example', true],
  ]);
  const more = ['pat@family.example', 'sam@family.example'];
  expect((await app.sendInvitations(team.id, more)).sent).toEqual(more);
});

test('a mark that no invitation of the team has changes nothing', async () => {
  const app = new InMemoryApp();
  const team = await app.aTeamOf(await app.announce());
  await app.sendInvitations(team.id, ['kim@family.example']);
  await app.joinTeam(anInvitedPlayersAnswers({ invitationCode: team.invitationCode, invitedAs: 'nobody' }));
  expect((await app.invitations.ofTeam(team.id)).map(({ isUsed }) => isUsed)).toEqual([false]);
});
