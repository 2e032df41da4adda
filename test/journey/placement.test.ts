import { openApp } from './app.ts';
import { aFreeAgent, aJoiner, aTeam } from './samples.ts';

const app = openApp();

type Member = { readonly registrationId: number; readonly name: string; readonly reason: string };
type Team = { readonly teamId: number; readonly name: string; readonly placed: readonly Member[] };
type Proposal = {
  readonly version: string;
  readonly teams: readonly Team[];
  readonly newTeams: readonly Team[];
  readonly left: readonly Member[];
  readonly undoable: { readonly placed: number } | null;
};
type Created = { readonly team: { readonly id: number; readonly invitationCode: string } };

const ids = (members: readonly Member[]) => members.map(({ registrationId }) => registrationId);

/** A tournament with a team of two, and so many free agents of its skill. */
async function aTournamentWith(freeAgents: number) {
  const { id } = await app().announce();
  const captain = app().visitor();
  const { body } = await captain.post<Created>('/api/teams', aTeam(id));
  await app().visitor().post('/api/players/join-via-invitation', aJoiner(body.team.invitationCode));
  for (let number = 0; number < freeAgents; number += 1) {
    await app()
      .visitor()
      .post('/api/players', aFreeAgent(id, { skillLevel: 'Here to Play' }));
  }
  const path = `/api/admin/tournaments/${id}/placement`;
  const propose = async () => (await app().organizer.get<Proposal>(path)).body;
  return { id, path, captain, team: body.team, propose };
}

/** The proposal as it is sent back unchanged. */
function asProposed({ version, teams, newTeams }: Proposal) {
  return {
    version,
    teams: teams.map(({ teamId, placed }) => ({ teamId, registrationIds: ids(placed) })),
    newTeams: newTeams.map(({ name, placed }) => ({ name, registrationIds: ids(placed) })),
  };
}

async function freeAgentsOf(tournamentId: number): Promise<number> {
  const [found] = await app().database.query<{ count: number }>(
    'select count(*)::int as count from tournament_registrations where tournament_id = $1 and team_id is null',
    [tournamentId],
  );
  return found?.count ?? -1;
}

test('an organizer sees who would play where and why, and nothing has happened yet', async () => {
  const { id, team, propose } = await aTournamentWith(7);
  const proposal = await propose();
  expect(proposal.teams).toMatchObject([{ teamId: team.id, currentPlayers: 2 }]);
  expect(ids(proposal.teams[0]?.placed ?? [])).toHaveLength(3);
  expect(proposal.teams[0]?.placed[0]?.reason).toBe('Same skill level; the team needs 1 more to play');
  expect(proposal.newTeams.map(({ placed }) => placed.length)).toEqual([4]);
  expect([proposal.left, proposal.undoable]).toEqual([[], null]);
  expect(JSON.stringify(proposal)).not.toMatch(/phone|email/i);
  expect(await freeAgentsOf(id)).toBe(7);
});

test('applied, everybody is on a team and told so; undone, everybody is a free agent again and told so', async () => {
  const { id, path, propose } = await aTournamentWith(7);
  const applied = await app().organizer.post<{ id: number; placed: number; newTeams: number[] }>(
    path,
    asProposed(await propose()),
  );
  expect([applied.status, applied.body]).toEqual([
    201,
    expect.objectContaining({ placed: 7, newTeams: [expect.any(Number)] }),
  ]);
  expect(await freeAgentsOf(id)).toBe(0);
  const letters = (kind: string) =>
    app().database.query(`select event from outgoing_mails where event like $1`, [`${kind}:${applied.body.id}:%`]);
  expect(await letters('placed')).toHaveLength(7);
  const filled = `select from outgoing_mails where event like 'captain-told:%:filled:' || $1`;
  expect(await app().database.query(filled, [applied.body.id])).toHaveLength(1);
  expect((await propose()).undoable).toMatchObject({ placed: 7 });

  expect((await app().organizer.post(`${path}/undo`, {})).status).toBe(200);
  expect(await freeAgentsOf(id)).toBe(7);
  const freed = `select from outgoing_mails where event like 'free-agent-again:%' and split_part(event, ':', 3)::int
    in (select id from tournament_registrations where tournament_id = $1)`;
  expect(await app().database.query(freed, [id])).toHaveLength(7);
  const teams = await app().visitor().get<object[]>(`/api/teams?tournamentId=${id}`);
  expect(teams.body).toHaveLength(1);
  const again = await app().organizer.post(`${path}/undo`, {});
  expect([again.status, again.body.message]).toEqual([409, 'There is no placement to undo']);
});

test('the organizer changes it by hand: only who is named is placed, on the team named', async () => {
  const { id, path, team, propose } = await aTournamentWith(2);
  const { version, teams } = await propose();
  const [first] = ids(teams[0]?.placed ?? []);
  const byHand = { version, teams: [{ teamId: team.id, registrationIds: [first] }], newTeams: [] };
  expect((await app().organizer.post(path, byHand)).status).toBe(201);
  expect(await freeAgentsOf(id)).toBe(1);
});

test('what cannot be is refused, and nobody is placed', async () => {
  const { id, path, team, propose } = await aTournamentWith(4);
  const { version, teams } = await propose();
  const [one = 0, other = 0] = ids(teams[0]?.placed ?? []);
  const plans = [
    [{ teams: [{ teamId: team.id, registrationIds: [one, one] }] }, { teams: expect.stringContaining('named twice') }],
    [{ teams: [{ teamId: 999_999, registrationIds: [one] }] }, { teams: 'Team 999999 takes no free agents' }],
    [{ newTeams: [{ name: 'Two', registrationIds: [one, other] }] }, { newTeams: 'Two needs 3 to 5 players' }],
    [{ teams: 'all' }, { teams: 'Teams must be a list' }],
  ] as const;
  for (const [different, errors] of plans) {
    const { status, body } = await app().organizer.post(path, { version, teams: [], newTeams: [], ...different });
    expect([status, body.errors]).toEqual([400, errors]);
  }
  expect((await app().organizer.post(path, { version, teams: [], newTeams: [] })).status).toBe(409);
  expect(await freeAgentsOf(id)).toBe(4);
});

test('a proposal that is out of date is told, and a placement on which others have built is not undone', async () => {
  const { id, path, team, propose } = await aTournamentWith(1);
  const proposal = await propose();
  await app().visitor().post('/api/players', aFreeAgent(id));
  const late = await app().organizer.post(path, asProposed(proposal));
  expect(late.status).toBe(412);
  const { version, teams } = await propose();
  const [first] = ids(teams[0]?.placed ?? []);
  await app().organizer.post(path, { version, teams: [{ teamId: team.id, registrationIds: [first] }], newTeams: [] });
  await app().visitor().post('/api/players/join-via-invitation', aJoiner(team.invitationCode));
  const undone = await app().organizer.post(`${path}/undo`, {});
  expect([undone.status, undone.body.message]).toEqual([
    409,
    expect.stringContaining('has changed since free agents were placed'),
  ]);
});

test('while others join, a placement never takes a place that is gone', async () => {
  const { path, team, propose } = await aTournamentWith(3);
  const plan = asProposed(await propose());
  const answers = await Promise.all([
    ...Array.from({ length: 6 }, () =>
      app().visitor().post('/api/players/join-via-invitation', aJoiner(team.invitationCode)),
    ),
    app().organizer.post(path, plan),
    app().organizer.post(path, plan),
  ]);
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => ![201, 409, 412].includes(status))).toEqual([]);
  const [roster] = await app().database.query<{ current_players: number }>(
    'select current_players from teams where id = $1',
    [team.id],
  );
  expect(roster?.current_players).toBe(5);
});

test('nobody but an organizer proposes, places or undoes', async () => {
  const { path, captain } = await aTournamentWith(0);
  expect((await captain.get(path)).status).toBe(401);
  expect((await captain.post(path, {})).status).toBe(401);
  expect((await captain.post(`${path}/undo`, {})).status).toBe(401);
});
