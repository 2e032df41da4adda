import type { Needs } from '../../domain/answer/need/needs.ts';
import type { DayTies } from '../../domain/rule/bracket/tie-decisions.ts';
import { openApp } from './app.ts';
import { aField, clashes, type Detail, type Drawn, detailOf, readyIn } from './entered-teams.ts';
import { finalOf, organizerIn, type Ties } from './organizer-of-day.ts';
import { scoreKeeper } from './tournament-day.ts';
import type { Refused } from './visitor.ts';

const app = openApp();
const { advance, drawn, end, play, playAll, standings } = organizerIn(app);

test('eight teams play a single elimination from the first game to the champion', async () => {
  const { id, teamIds, address } = await drawn(8);
  const played = await playAll(id, teamIds);
  expect(finalOf(played)).toMatchObject({ winnerId: teamIds[0], status: 'completed' });
  expect(played.tournament.status).toBe('completed');
  expect(clashes(played.games)).toEqual([]);
  const games = (team: number) => played.games.filter((game) => [game.team1Id, game.team2Id].includes(team)).length;
  expect(teamIds.map(games).every((count) => count >= 2)).toBe(true);
  expect(await advance(address)).toMatchObject({ status: 200, body: { advanced: [], pending: [] } });
  expect((await standings(address)).map(({ teamId }) => teamId)).toContain(teamIds[7]);
});

test('a match that has lost a team is filled again by advancing, which stands in the audit once', async () => {
  const { id, teamIds, address } = await drawn(4);
  await playAll(id, teamIds);
  const final = `tournament_id = $1 and stage = 'knockout' and round = 2`;
  await app().database.query(`update brackets set team1_id = null, winner_id = null where ${final}`, [id]);
  expect(await advance(address)).toMatchObject({ body: { advanced: [{ round: 2, team1Id: teamIds[0] }] } });
  expect(await advance(address)).toMatchObject({ body: { advanced: [] } });
  const asked = new URLSearchParams({ filter: JSON.stringify({ thing: 'bracket', recordId: id, q: 'advanced' }) });
  const { body: audited } = await app().organizer.get(`/api/admin/audit?${asked}`);
  expect(audited).toMatchObject([{ who: 'organizer', what: 'advanced', to: { matches: 1 } }]);
});

test('a round robin ranks its teams, sends the top four on, and ends with a champion', async () => {
  const { id, teamIds, address } = await drawn(5, { tournamentFormat: 'round-robin', maxGamesPerTeam: 4 });
  const inGroup = ({ games }: Detail) =>
    games.every(({ stage, status }) => stage !== 'group' || status === 'completed');
  const afterGroup = await playAll(id, teamIds, inGroup);
  const table = await standings(address);
  expect(table.map(({ teamId, rank, wins, advances }) => [teamIds.indexOf(teamId), rank, wins, advances])).toEqual([
    [0, 1, 4, true],
    [1, 2, 3, true],
    [2, 3, 2, true],
    [3, 4, 1, true],
    [4, 5, 0, false],
  ]);
  expect(table.every(({ isDecided }) => isDecided)).toBe(true);
  const semifinals = afterGroup.brackets.filter(({ round }) => round === 2);
  expect(semifinals.map(({ team1Id, team2Id }) => [team1Id, team2Id])).toEqual([
    [teamIds[0], teamIds[3]],
    [teamIds[1], teamIds[2]],
  ]);
  expect(await advance(address)).toMatchObject({ status: 200, body: { advanced: [], pending: [{ round: 3 }] } });
  expect(finalOf(await playAll(id, teamIds))?.winnerId).toBe(teamIds[0]);
});

test('by age each division has a champion, and the tournament is over only with the last of them', async () => {
  const byAge = { isDividedByAge: true, ageYear: 2026 };
  const young = { ageBracket: 'U7-U9', birthYear: 2018 };
  const old = { ageBracket: 'U10-U12', birthYear: 2014 };
  const { id, teamIds, address } = await aField(app(), 6, byAge, (seed) => (seed <= 3 ? young : old));
  const { body } = await app().organizer.post<Drawn>(`${address}/generate-brackets`, {
    ...{ teamIds, generateByAge: true, ageBrackets: ['U11-U13', 'U8-U10'], minGamesPerTeam: 1 },
  });
  const divisions = ['U8-U10', 'U11-U13'];
  expect([...new Set(body.brackets.map(({ ageBracket }) => ageBracket))]).toEqual(divisions);
  const isYoungOver = ({ games }: Detail) =>
    games.every(({ ageBracket, status }) => ageBracket !== 'U8-U10' || status === 'completed');
  for (const game of body.games.filter(({ ageBracket }) => ageBracket === 'U8-U10')) {
    const known = (await detailOf(app().organizer, id)).games.find((one) => one.id === game.id);
    if (known !== undefined) await play(known, teamIds);
  }
  const half = await detailOf(app().organizer, id);
  expect([isYoungOver(half), half.tournament.status]).toEqual([true, 'active']);
  const played = await playAll(id, teamIds);
  const champions = divisions.map((name) => {
    const brackets = played.brackets.filter(({ ageBracket }) => ageBracket === name);
    return finalOf({ ...played, brackets })?.winnerId;
  });
  expect(champions).toEqual([teamIds[0], teamIds[3]]);
  expect(played.tournament.status).toBe('completed');
});

test('a tie that nothing separates stops the advance and says so, until lots are entered', async () => {
  const { id, teamIds, address } = await drawn(4, { tournamentFormat: 'round-robin', maxGamesPerTeam: 3 });
  for (const { id: game, stage } of (await detailOf(app().organizer, id)).games) {
    if (stage === 'group') await end(game, 1, 1);
  }
  const stopped = await app().organizer.post<Ties>(`${address}/advance`, {});
  expect([stopped.status, stopped.body.message]).toEqual([409, expect.stringContaining('nothing separates')]);
  expect(stopped.body.details[0]?.teams.toSorted()).toEqual(teamIds.toSorted());
  expect(new Set((await standings(address)).map(({ decidedBy }) => decidedBy))).toEqual(
    new Set(['Nothing separates these teams']),
  );
  const order = teamIds.toReversed();
  expect(await tiedTournaments()).toContain(id);
  const wrong = await app().organizer.post(`${address}/ties`, { teams: order.slice(1), by: 'lots' });
  expect(wrong.status).toBe(409);
  expect((await app().organizer.post(`${address}/ties`, { teams: order, by: 'lots' })).status).toBe(200);
  expect(await tiedTournaments()).not.toContain(id);
  expect((await standings(address)).map(({ teamId }) => teamId)).toEqual(order);
  const semifinals = (await detailOf(app().organizer, id)).brackets.filter(({ round }) => round === 2);
  expect(semifinals.map(({ team1Id, team2Id }) => [team1Id, team2Id])).toEqual([
    [order[0], order[3]],
    [order[1], order[2]],
  ]);
  expect((await advance(address)).status).toBe(200);
});

test('a recorded order is shown and can be taken back until a game that follows from it begins', async () => {
  const { id, teamIds, address } = await drawn(4, { tournamentFormat: 'round-robin', maxGamesPerTeam: 3 });
  const path = `${address}/ties`;
  const ties = async () => (await app().organizer.get<DayTies>(path)).body;
  const revoke = () => app().organizer.post(`${path}/revoke`, { teams: teamIds });
  expect((await revoke()).status).toBe(409);
  for (const { id: game, stage } of (await detailOf(app().organizer, id)).games) {
    if (stage === 'group') await end(game, 1, 1);
  }
  expect(await ties()).toMatchObject({ open: [{ rank: 1 }], decided: [] });
  await app().organizer.post(path, { teams: teamIds, by: 'lots' });
  expect(await ties()).toMatchObject({ open: [], decided: [{ teams: teamIds, by: 'lots', isRevocable: true }] });
  expect((await revoke()).status).toBe(200);
  expect(await ties()).toMatchObject({ open: [{ rank: 1 }], decided: [] });
  await app().organizer.post(path, { teams: teamIds.toReversed(), by: 'shoot-out' });
  const semifinal = (await detailOf(app().organizer, id)).games.find(
    ({ round, stage }) => stage !== 'group' && round === 2,
  );
  await app().organizer.post(`/api/games/${semifinal?.id}/start`, {});
  expect(await ties()).toMatchObject({ decided: [{ isRevocable: false }] });
  expect((await revoke()).status).toBe(409);
});

test('brackets of an active tournament are shown to who names a team of it', async () => {
  const { id, teamIds, address } = await drawn(4);
  const before = await detailOf(app().visitor(), id);
  const [first] = readyIn(before);
  await app().organizer.post(`/api/games/${first?.id}/start`, {});
  const visitor = app().visitor();
  const hidden = await detailOf(visitor, id);
  expect(hidden).toMatchObject({ brackets: [], games: [], verificationRequired: true });
  expect([hidden.tournament.status, hidden.teams.length]).toEqual(['active', 4]);
  const nobody = await visitor.post<Refused>(`${address}/validate-team`, { teamName: 'No such team' });
  expect([nobody.status, nobody.body.message]).toEqual([
    404,
    'Team not found in this tournament. Please check your team name spelling.',
  ]);
  const blank = await visitor.post<Refused>(`${address}/validate-team`, { teamName: '  ' });
  expect([blank.status, blank.body.errors?.teamName]).toEqual([400, 'Please enter your team name']);
  const name = hidden.teams.find((team) => team.id === teamIds[2])?.name ?? '';
  const verified = await visitor.post<{ teamName: string }>(`${address}/validate-team`, {
    teamName: ` ${name.toUpperCase()} `,
  });
  expect([verified.status, verified.body]).toEqual([200, { teamName: name }]);
  for (const onlooker of [visitor, app().organizer, await scoreKeeper(app(), 'Kim')]) {
    expect(await detailOf(onlooker, id)).toMatchObject({ verificationRequired: false, games: { length: 4 } });
  }
  expect((await detailOf(app().visitor(), id)).verificationRequired).toBe(true);
});

test('a hidden tournament is nobody’s but the organizers’', async () => {
  const { id, address } = await drawn(2);
  await app().organizer.put(`${address}/visibility`, { visible: false });
  for (const path of [address, `${address}/standings`]) {
    expect((await app().visitor().get(path)).status).toBe(404);
    expect((await app().organizer.get(path)).status).toBe(200);
  }
  expect((await app().visitor().post(`${address}/validate-team`, { teamName: 'x' })).status).toBe(404);
  expect((await detailOf(app().organizer, id)).teams).toHaveLength(2);
});

test('drawing again after a game has started needs a confirmation; what was played stays', async () => {
  const { id, teamIds, address } = await drawn(4);
  const [first] = readyIn(await detailOf(app().organizer, id));
  await end(first?.id ?? 0, 2, 0);
  const again = (body: object) => app().organizer.post<Drawn & Refused>(`${address}/generate-brackets`, body);
  const refused = await again({ teamIds });
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('Confirm to draw again')]);
  const confirmed = await again({ teamIds, confirm: true });
  expect(confirmed.status).toBe(201);
  expect(confirmed.body.games.find(({ id: game }) => game === first?.id)).toMatchObject({
    status: 'completed',
    team1Score: 2,
    startTime: first?.startTime,
  });
  expect(confirmed.body.games).toHaveLength(4);
});

/** Tournaments that the office's list of needs names for a tie. */
async function tiedTournaments(): Promise<readonly number[]> {
  return (await app().organizer.get<Needs>('/api/admin/needs')).body.tiedTournamentIds;
}
