import { FrontDesk } from '../../../test/in-memory/front-desk.ts';
import { aCaptainsAnswers, aFreeAgentsAnswers } from '../../../test/sample/answers.ts';
import { Refusal } from '../../refusal/refusal.ts';

const captains = ['Ada Park', 'Bea Quinn', 'Cal Reyes', 'Dee Silva'];

/** A tournament with one place, taken by the first of these teams; the others wait. */
async function aQueueOf(teams: number) {
  const desk = new FrontDesk();
  const tournament = await desk.announce({ maxTeams: 1 });
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
    created.push((await desk.createTeam(answers)).team);
    desk.clock.set(new Date(desk.clock.now().getTime() + 60_000));
  }
  return { desk, tournament, teams: created };
}

test('a team that is withdrawn gives its place to the first in line, and to nobody else', async () => {
  const { desk, tournament, teams } = await aQueueOf(3);
  await desk.withdrawTeam(teams[0]?.id ?? 0);
  const now = await Promise.all(teams.map(({ id }) => desk.teams.find(id)));
  expect(now.map((team) => [team?.isActive, team?.waitlistedAt === null])).toEqual([
    [false, true],
    [true, true],
    [true, false],
  ]);
  expect(await desk.tournaments.lock(tournament.id)).toMatchObject({ teamCount: 1 });
});

test('the promoted captain hears what is due, and the invitations that waited go out', async () => {
  const { desk, teams } = await aQueueOf(2);
  await desk.mailboxes.confirm('bea@family.example', desk.clock.now());
  expect(desk.outbox.lettersTo('friend-of-bea@family.example')).toEqual([]);
  await desk.withdrawTeam(teams[0]?.id ?? 0);
  const [, promoted] = desk.outbox.lettersTo('bea@family.example');
  expect(promoted?.subject).toBe("A place is free: Bea Quinn's Five is in");
  expect(JSON.stringify(promoted?.parts)).toContain('["Fee","$40"]');
  expect(JSON.stringify(promoted?.parts)).toContain('The players you named have been invited');
  expect(desk.outbox.lettersTo('friend-of-bea@family.example')).toHaveLength(1);
  const [registration] = await desk.registrations.ofTeam(teams[1]?.id ?? 0);
  expect(registration?.payment).toEqual({ state: 'pending', method: 'venmo', amountCents: 4000 });
});

test('more places for teams let as many in as there are, in the order in which they came', async () => {
  const { desk, tournament, teams } = await aQueueOf(4);
  const found = await desk.tournaments.lock(tournament.id);
  if (found) await desk.tournaments.save({ ...found, maxTeams: 3 });
  expect((await desk.promoteWaiting()).map(({ id }) => id)).toEqual([teams[1]?.id, teams[2]?.id]);
  expect(await desk.promoteWaiting()).toEqual([]);
});

test('nobody is promoted once the tournament has begun', async () => {
  const { desk, tournament } = await aQueueOf(2);
  const found = await desk.tournaments.lock(tournament.id);
  if (found) await desk.tournaments.save({ ...found, maxTeams: 2, status: 'active' });
  expect(await desk.promoteWaiting()).toEqual([]);
});

test('a team that waits can be withdrawn, and takes nobody’s place with it', async () => {
  const { desk, tournament, teams } = await aQueueOf(3);
  await desk.withdrawTeam(teams[1]?.id ?? 0);
  expect(await desk.tournaments.lock(tournament.id)).toMatchObject({ teamCount: 1 });
  await desk.withdrawTeam(teams[0]?.id ?? 0);
  expect(await desk.teams.find(teams[2]?.id ?? 0)).toMatchObject({ waitlistedAt: null });
});

describe('withdrawing a team', () => {
  test('names what will be lost before anything happens', async () => {
    const { desk, teams } = await aQueueOf(1);
    const asked = desk.withdrawTeam(teams[0]?.id ?? 0, false);
    await expect(asked).rejects.toThrow(
      new Refusal(
        'conflict',
        "If Ada Park's Five is withdrawn, its 1 player becomes a free agent and its place goes to the next team. Please confirm.",
      ),
    );
    expect(await desk.teams.find(teams[0]?.id ?? 0)).toMatchObject({ isActive: true });
  });

  test('makes its players free agents, who hear of it', async () => {
    const { desk, tournament, teams } = await aQueueOf(1);
    const id = teams[0]?.id ?? 0;
    const [registration] = await desk.registrations.ofTeam(id);
    expect(await desk.withdrawTeam(id)).toMatchObject({ freeAgents: 1, team: { captainId: null } });
    expect(await desk.registrations.find(registration?.playerId ?? 0, tournament.id)).toMatchObject({ teamId: null });
    expect(await desk.teams.find(id)).toMatchObject({ currentPlayers: 0 });
    const letters = desk.outbox.lettersTo('ada@family.example').map(({ subject }) => subject);
    expect(letters).toContain("Ada Park's Five has been withdrawn");
  });

  test('twice is the same as once', async () => {
    const { desk, teams } = await aQueueOf(1);
    await desk.withdrawTeam(teams[0]?.id ?? 0);
    const letters = desk.outbox.letters.length;
    expect(await desk.withdrawTeam(teams[0]?.id ?? 0)).toMatchObject({ freeAgents: 0, team: { isActive: false } });
    expect(desk.outbox.letters).toHaveLength(letters);
  });

  test('is too late once the tournament has begun', async () => {
    const { desk, tournament, teams } = await aQueueOf(1);
    await desk.tournaments.save({ ...tournament, status: 'active' });
    await expect(desk.withdrawTeam(teams[0]?.id ?? 0)).rejects.toThrow('has already begun');
  });

  test('declines those who asked to join it', async () => {
    const { desk, tournament, teams } = await aQueueOf(1);
    const { joinRequest } = await desk.registerFreeAgent(
      aFreeAgentsAnswers({ tournamentId: tournament.id, requestedTeamId: teams[0]?.id }),
    );
    await desk.withdrawTeam(teams[0]?.id ?? 0);
    expect(await desk.joinRequests.find(joinRequest?.id ?? 0)).toMatchObject({ state: 'declined' });
  });
});
