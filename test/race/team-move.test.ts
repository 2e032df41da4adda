import { sizeOf } from '../harness/size.ts';
import { openApp } from '../journey/app.ts';
import { movingIn } from '../journey/moving-teams.ts';
import { teamOf } from '../journey/records.ts';
import { aFreeAgent, aJoiner, aTeam } from '../journey/samples.ts';
import { visitorAt } from '../journey/visitor.ts';

const app = openApp({ processes: 2 });
const { aTrustedTeam, registrationsOf, teamNow, requestsOf, answer, paid } = movingIn(app);

const other = () => visitorAt(app().products[1]?.url ?? '');
const times = Array.from({ length: sizeOf('team-moves') }, (_, time) => time);

/** The calls in turn as they are begun, told by how each was answered. */
async function atOnce(
  time: number,
  calls: readonly (() => Promise<{ readonly status: number }>)[],
): Promise<readonly number[]> {
  const inTurn = time % 2 === 0 ? calls : calls.toReversed();
  return (await Promise.all(inTurn.map((call) => call()))).map(({ status }) => status).toSorted();
}

const everybodysTournament = async (teamId: number) =>
  new Set((await registrationsOf(teamId)).map(({ tournamentId }) => tournamentId));

test.each(times)('of two moves of a team at once one is made, and nobody is in two tournaments (%i)', async (time) => {
  const [from, one, two] = [await app().announce(), await app().announce(), await app().announce()];
  const team = await aTrustedTeam(from.id, 2);
  expect(await atOnce(time, [() => team.move(one.id), () => team.move(two.id)])).toEqual([200, 409]);
  const now = await teamNow(team.id);
  expect([one.id, two.id]).toContain(now?.tournamentId);
  expect(await everybodysTournament(team.id)).toEqual(new Set([now?.tournamentId]));
});

test.each(times)(
  'a move and a new team at once for the last place: one has it, and none is lost (%i)',
  async (time) => {
    const [from, to] = [await app().announce({ maxTeams: 2 }), await app().announce({ maxTeams: 2 })];
    await teamOf(app(), to.id);
    const team = await aTrustedTeam(from.id, 0);
    await teamOf(app(), from.id);
    const waiting = await teamOf(app(), from.id);
    const rival = aTeam(to.id, { onlyWithPlace: true });
    const calls = [() => team.move(to.id), () => other().post('/api/teams', rival)];
    const [good, bad] = await atOnce(time, calls);
    expect([200, 201]).toContain(good);
    expect(bad).toBe(409);
    const hasMoved = (await teamNow(team.id))?.tournamentId === to.id;
    expect(hasMoved).toBe(good === 200);
    expect((await teamNow(waiting.id))?.waitlisted).toBe(!hasMoved);
    const [full] = await app().database.query('select team_count from tournaments where id = $1', [to.id]);
    expect(full).toEqual({ team_count: 2 });
  },
);

test.each(times)('two teams that change places meet nobody half way (%i)', async (time) => {
  const [one, two] = [await app().announce(), await app().announce()];
  const [here, there] = [await aTrustedTeam(one.id, 1), await aTrustedTeam(two.id, 1)];
  expect(await atOnce(time, [() => here.move(two.id), () => there.move(one.id)])).toEqual([200, 200]);
  expect(await everybodysTournament(here.id)).toEqual(new Set([two.id]));
  expect(await everybodysTournament(there.id)).toEqual(new Set([one.id]));
});

test.each(times)(
  'a move and the drawing of brackets at once: the team is drawn or has moved, never both (%i)',
  async (time) => {
    const [from, to] = [await app().announce(), await app().announce()];
    const team = await aTrustedTeam(from.id, 0);
    const teamIds = [team.id];
    for (let number = 0; number < 3; number += 1) teamIds.push((await teamOf(app(), from.id)).id);
    const drawing = () => app().organizer.post(`/api/tournaments/${from.id}/generate-brackets`, { teamIds });
    const calls = [() => team.move(to.id), drawing];
    const inTurn = time % 2 === 0 ? calls : calls.toReversed();
    const answered = (await Promise.all(inTurn.map((call) => call()))).map(({ status }) => status);
    const [moved = 0, drawn = 0] = time % 2 === 0 ? answered : answered.toReversed();
    const games = await app().database.query('select 1 from games where $1 in (team1_id, team2_id)', [team.id]);
    const now = await teamNow(team.id);
    expect([moved, drawn < 300, now?.tournamentId, games.length > 0]).toEqual(
      moved === 200 ? [200, false, to.id, false] : [409, true, from.id, true],
    );
  },
);

test.each(times)('taken back and granted at once, one of the two holds (%i)', async (time) => {
  const [from, to] = [await app().announce(), await app().announce()];
  const team = await aTrustedTeam(from.id, 0);
  await paid(team.player.id);
  const id = Number((await team.move(to.id)).body.asked?.id);
  const calls = [() => team.takeBack(id), () => answer(id, { answer: 'granted' })];
  expect(await atOnce(time, calls)).toEqual([200, 409]);
  const [request] = await requestsOf(team.player.id);
  const where = request?.state === 'granted' ? to.id : from.id;
  expect([request?.state, (await teamNow(team.id))?.tournamentId]).toEqual([
    expect.stringMatching(/^(granted|taken-back)$/),
    where,
  ]);
});

test.each(times)('somebody joins while the team moves: on it, and in its tournament, or told no (%i)', async (time) => {
  const [from, to] = [await app().announce(), await app().announce()];
  const team = await aTrustedTeam(from.id, 0);
  const joins = () => other().post('/api/players/join-via-invitation', aJoiner(team.invitationCode));
  const statuses = await atOnce(time, [() => team.move(to.id), joins]);
  expect(statuses[0]).toBe(200);
  expect([201, 409]).toContain(statuses[1]);
  expect(await everybodysTournament(team.id)).toEqual(new Set([to.id]));
});

test.each(times)('a teammate registers there while the team moves: nobody is there twice (%i)', async (time) => {
  const [from, to] = [await app().announce(), await app().announce()];
  const team = await aTrustedTeam(from.id, 1);
  const alone = aFreeAgent(to.id, team.roster[0]?.joiner);
  const registers = () => other().post('/api/players', alone);
  const statuses = await atOnce(time, [() => team.move(to.id), registers]);
  expect([200, 201]).toContain(statuses[0]);
  expect([400, 409]).toContain(statuses[1]);
});
