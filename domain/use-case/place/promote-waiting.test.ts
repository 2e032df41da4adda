import { InMemoryApp } from '../../../test/in-memory/in-memory-app.ts';
import { aCaptainsAnswers, aFreeAgentsAnswers } from '../../../test/sample/answers.ts';
import { inEnglish } from '../../rule/language/sentence.ts';
import { Refusal } from '../../rule/refusal/refusal.ts';

const captains = ['Ada Park', 'Bea Quinn', 'Cal Reyes', 'Dee Silva'];

/** Creates a tournament with one place, taken by the first of these teams; the others wait. */
async function aQueueOf(teams: number) {
  const app = new InMemoryApp();
  const tournament = await app.announce({ maxTeams: 1 });
  const created = [];
  for (const captainName of captains.slice(0, teams)) {
    const name = `${captainName}'s Five`;
    const mailbox = captainName.slice(0, 3).toLowerCase();
    const answers = aCaptainsAnswers({
      tournamentId: tournament.id,
      name,
      captainName,
      captainEmail: `${mailbox}@family.example`,
      inviteEmails: [`friend-of-${mailbox}@family.example`],
    });
    created.push((await app.createTeam(answers)).team);
    app.clock.set(new Date(app.clock.now().getTime() + 60_000));
  }
  return { app, tournament, teams: created };
}

test('a team that is withdrawn gives its place to the first in line, and to nobody else', async () => {
  const { app, tournament, teams } = await aQueueOf(3);
  await app.withdrawTeam(teams[0]?.id ?? 0);
  const now = await Promise.all(teams.map(({ id }) => app.teams.find(id)));
  expect(now.map((team) => [team?.isActive, team?.waitlistedAt === null])).toEqual([
    [false, true],
    [true, true],
    [true, false],
  ]);
  expect(await app.tournaments.lock(tournament.id)).toMatchObject({ teamCount: 1 });
});

test('the promoted captain hears what is due, and the invitations that waited go out', async () => {
  const { app, teams } = await aQueueOf(2);
  await app.mailboxes.confirm('bea@family.example', app.clock.now());
  expect(app.outbox.lettersTo('friend-of-bea@family.example')).toEqual([]);
  await app.withdrawTeam(teams[0]?.id ?? 0);
  const [, promoted] = app.outbox.lettersTo('bea@family.example');
  expect(promoted?.subject).toBe("A place is free: Bea, Bea Quinn's Five, Fall Series Challenge");
  expect(JSON.stringify(promoted?.parts)).toContain('["Fee","$40"]');
  expect(JSON.stringify(promoted?.parts)).toContain('Everybody you named has been invited');
  expect(app.outbox.lettersTo('friend-of-bea@family.example')).toHaveLength(1);
  const [registration] = await app.registrations.ofTeam(teams[1]?.id ?? 0);
  expect(registration?.payment).toEqual({ state: 'pending', method: 'venmo', amountCents: 4000, receivedCents: 0 });
});

test('a promoted contact is greeted as who reads that address: the parent whose it is', async () => {
  const { app, teams } = await aQueueOf(2);
  const waiting = await app.teams.find(teams[1]?.id ?? 0);
  const captain = await app.players.find(waiting?.captainId ?? 0);
  if (waiting === undefined || captain === undefined) throw new Error('no team waits');
  const parent = { parentName: 'Marta Quinn', parentEmail: 'marta@family.example' };
  await app.players.save({ ...captain, ...parent });
  await app.teams.save({ ...waiting, captainEmail: parent.parentEmail });
  await app.withdrawTeam(teams[0]?.id ?? 0);
  const [promoted] = app.outbox.lettersTo(parent.parentEmail);
  expect(promoted?.parts[0]).toMatchObject({ text: 'Hi Marta,' });
});

test('more places for teams let as many in as there are, in the order in which they came', async () => {
  const { app, tournament, teams } = await aQueueOf(4);
  const found = await app.tournaments.lock(tournament.id);
  if (found) await app.tournaments.save({ ...found, maxTeams: 3 });
  expect((await app.promoteWaiting()).map(({ id }) => id)).toEqual([teams[1]?.id, teams[2]?.id]);
  expect(await app.promoteWaiting()).toEqual([]);
});

test('nobody is promoted once the tournament has begun', async () => {
  const { app, tournament } = await aQueueOf(2);
  const found = await app.tournaments.lock(tournament.id);
  if (found) await app.tournaments.save({ ...found, maxTeams: 2, status: 'active' });
  expect(await app.promoteWaiting()).toEqual([]);
});

test('a team that waits can be withdrawn, and takes nobody’s place with it', async () => {
  const { app, tournament, teams } = await aQueueOf(3);
  await app.withdrawTeam(teams[1]?.id ?? 0);
  expect(await app.tournaments.lock(tournament.id)).toMatchObject({ teamCount: 1 });
  await app.withdrawTeam(teams[0]?.id ?? 0);
  expect(await app.teams.find(teams[2]?.id ?? 0)).toMatchObject({ waitlistedAt: null });
});

describe('withdrawing a team', () => {
  test('names what will be lost before anything happens', async () => {
    const { app, teams } = await aQueueOf(1);
    const asked = app.withdrawTeam(teams[0]?.id ?? 0, false);
    await expect(asked).rejects.toThrow(
      new Refusal(
        'conflict',
        inEnglish(
          "If Ada Park's Five is withdrawn, its 1 player becomes a free agent and its place goes to the next team. Please confirm.",
        ),
      ),
    );
    expect(await app.teams.find(teams[0]?.id ?? 0)).toMatchObject({ isActive: true });
  });

  test('makes its players free agents, who hear of it', async () => {
    const { app, tournament, teams } = await aQueueOf(1);
    const id = teams[0]?.id ?? 0;
    const [registration] = await app.registrations.ofTeam(id);
    expect(await app.withdrawTeam(id)).toMatchObject({ freeAgents: 1, team: { captainId: null } });
    expect(await app.registrations.find(registration?.playerId ?? 0, tournament.id)).toMatchObject({ teamId: null });
    expect(await app.teams.find(id)).toMatchObject({ currentPlayers: 0 });
    const letters = app.outbox.lettersTo('ada@family.example').map(({ subject }) => subject);
    expect(letters).toContain("No longer on Ada Park's Five: Ada, Fall Series Challenge");
  });

  test('twice is the same as once', async () => {
    const { app, teams } = await aQueueOf(1);
    await app.withdrawTeam(teams[0]?.id ?? 0);
    const letters = app.outbox.letters.length;
    expect(await app.withdrawTeam(teams[0]?.id ?? 0)).toMatchObject({ freeAgents: 0, team: { isActive: false } });
    expect(app.outbox.letters).toHaveLength(letters);
  });

  test('is too late once the tournament has begun', async () => {
    const { app, tournament, teams } = await aQueueOf(1);
    await app.tournaments.save({ ...tournament, status: 'active' });
    await expect(app.withdrawTeam(teams[0]?.id ?? 0)).rejects.toThrow('has already begun');
  });

  test('declines those who asked to join it', async () => {
    const { app, tournament, teams } = await aQueueOf(1);
    const { joinRequest } = await app.registerFreeAgent(
      aFreeAgentsAnswers({ tournamentId: tournament.id, requestedTeamId: teams[0]?.id }),
    );
    await app.withdrawTeam(teams[0]?.id ?? 0);
    expect(await app.joinRequests.find(joinRequest?.id ?? 0)).toMatchObject({ state: 'declined' });
  });
});
