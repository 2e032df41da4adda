import { enterGame, gameOn } from '../../domain/rule/bracket/enter-game.ts';
import { completeGame } from '../../domain/rule/game/complete-game.ts';
import { keepScore } from '../../domain/rule/game/keep-score.ts';
import { aDayOnFile, aPlayerInTournament, aTeamOnFile, aTournamentOnFile, teamsOnFile } from '../sample/on-file.ts';
import { inPostgres, type PostgresAdapters } from './adapters.ts';

const author = { by: 'Olga', at: new Date('2026-12-12T23:20:00Z') };
const paid = { state: 'paid', method: 'venmo', amountCents: 4000, receivedCents: 4000 } as const;

/** A tournament of two teams that have played, with a player of each and a goal. */
async function aPlayedTournament(adapters: PostgresAdapters, different: object = {}) {
  const { brackets, goals, together } = adapters;
  const tournament = await aTournamentOnFile(adapters, different);
  const [one, other] = await teamsOnFile(adapters, tournament, 2);
  if (one === undefined || other === undefined) throw new Error('No teams');
  const ada = await aPlayerInTournament(adapters, tournament, { name: `Ada ${tournament.id}` }, { teamId: one.id });
  const ben = await aPlayerInTournament(
    adapters,
    tournament,
    { name: `Ben ${tournament.id}` },
    { teamId: other.id, payment: paid },
  );
  const day = await aDayOnFile(adapters, tournament, [one, other]);
  const gameId = day.games[0]?.game.id ?? 0;
  await together(async () => {
    const locked = await brackets.lockDayOfGame(gameId);
    if (locked === undefined) throw new Error('No game');
    const game = completeGame(keepScore(gameOn(locked, gameId).game, { team1: 1, team2: 0 }, 'organizer'));
    return brackets.save(enterGame(locked, { game, kind: 'complete', isConfirmed: false }), author);
  });
  const scribe = { role: 'organizer', name: 'Olga', keeperId: null } as const;
  const goal = await goals.add(
    { gameId, playerId: ada.player.id, teamId: one.id, minute: 3, scorer: 'player' },
    scribe,
    author.at,
  );
  return { tournament, one, other, ada, ben, goal };
}

inPostgres((adapters) => {
  test('what goes with a tournament is counted, and nothing of another one', async () => {
    const { tournament } = await aPlayedTournament(adapters());
    await aPlayerInTournament(adapters(), tournament, { name: 'Free' });
    const elsewhere = await aTournamentOnFile(adapters(), { name: 'Winter Cup' });
    expect(await adapters().removals.holdingsOf(tournament.id)).toEqual({
      ...{ teams: 2, registrations: 3, paid: 1, games: 1, played: 1 },
    });
    const nothing = { teams: 0, registrations: 0, paid: 0, games: 0, played: 0 };
    expect(await adapters().removals.holdingsOf(elsewhere.id)).toEqual(nothing);
  });

  test('a tournament goes with its games, teams and registrations; people and other tournaments stay', async () => {
    const { removals, tournaments, teams, players, registrations, brackets, goals, together } = adapters();
    const gone = await aPlayedTournament(adapters());
    const stays = await aPlayedTournament(adapters(), { name: 'Winter Cup' });
    await together(() => removals.removeTournament(gone.tournament.id));
    expect(await tournaments.find(gone.tournament.id)).toBeUndefined();
    expect(await teams.find(gone.one.id)).toBeUndefined();
    expect(await registrations.find(gone.ada.player.id, gone.tournament.id)).toBeUndefined();
    expect(await brackets.find(gone.tournament.id)).toBeUndefined();
    expect(await goals.find(gone.goal.id)).toBeUndefined();
    expect(await players.find(gone.ada.player.id)).toEqual(gone.ada.player);
    expect(await removals.holdingsOf(stays.tournament.id)).toMatchObject({ teams: 2, registrations: 2, played: 1 });
    expect(await goals.find(stays.goal.id)).toEqual(stays.goal);
  });

  test('a team goes with its invitations and the requests to join it, and gives its place back', async () => {
    const { removals, tournaments, teams, invitations, joinRequests } = adapters();
    const tournament = await aTournamentOnFile(adapters());
    const [gone, stays] = await teamsOnFile(adapters(), tournament, 2);
    if (gone === undefined || stays === undefined) throw new Error('No teams');
    const [createdAt, expiresAt] = [author.at, new Date('2026-12-24T15:00:00Z')];
    for (const { id: teamId, invitationCode } of [gone, stays]) {
      const kim = { email: 'kim@family.example', isUnsent: false };
      await invitations.add({ teamId, invitationCode, ...kim, createdAt, expiresAt });
    }
    const { registration } = await aPlayerInTournament(adapters(), tournament, { name: 'Ada' });
    const asked = { registrationId: registration.id, playerId: registration.playerId, requestedAt: createdAt };
    const request = await joinRequests.add({ ...asked, teamId: gone.id, state: 'pending' });
    await removals.removeTeam(gone.id);
    expect(await teams.find(gone.id)).toBeUndefined();
    expect(await invitations.ofTeam(gone.id)).toEqual([]);
    expect(await joinRequests.find(request.id)).toBeUndefined();
    expect(await tournaments.find(tournament.id)).toMatchObject({ teamCount: 1 });
    expect(await invitations.ofTeam(stays.id)).toHaveLength(1);
  });

  test('a registration goes and frees its place on the roster; the person stays', async () => {
    const { removals, teams, players, registrations } = adapters();
    const { tournament, one, ada } = await aPlayedTournament(adapters());
    await removals.removeRegistration(ada.registration.id);
    expect(await registrations.find(ada.player.id, tournament.id)).toBeUndefined();
    expect(await teams.find(one.id)).toMatchObject({ currentPlayers: 0 });
    expect(await players.find(ada.player.id)).toEqual(ada.player);
  });

  test('a person is erased with every registration; the goals stay without a name', async () => {
    const { removals, teams, players, registrations, goals } = adapters();
    const { tournament, one, ada, ben, goal } = await aPlayedTournament(adapters());
    expect(await removals.removePlayer(ada.player.id)).toEqual({ registrations: 1, goals: 1 });
    expect(await players.find(ada.player.id)).toBeUndefined();
    expect(await registrations.find(ada.player.id, tournament.id)).toBeUndefined();
    expect(await teams.find(one.id)).toMatchObject({ currentPlayers: 0 });
    expect(await goals.find(goal.id)).toEqual({ ...goal, playerId: null });
    expect(await registrations.find(ben.player.id, tournament.id)).toEqual(ben.registration);
  });

  test('a test tournament goes with all it holds, and nothing real with it', async () => {
    const { removals, tournaments, together } = adapters();
    const test = await aPlayedTournament(adapters(), { isTest: true });
    const real = await aPlayedTournament(adapters(), { name: 'Winter Cup' });
    expect(await together(() => removals.removeTests())).toEqual({ tournaments: 1, teams: 2, players: 0 });
    expect(await tournaments.find(test.tournament.id)).toBeUndefined();
    expect(await removals.holdingsOf(real.tournament.id)).toMatchObject({ teams: 2, registrations: 2, games: 1 });
    expect(await together(() => removals.removeTests())).toEqual({ tournaments: 0, teams: 0, players: 0 });
  });

  test('a test team of a real tournament goes, and its players become free agents', async () => {
    const { removals, registrations, teams, together } = adapters();
    const tournament = await aTournamentOnFile(adapters());
    const { id: teamId } = await aTeamOnFile(adapters(), tournament, { isTest: true });
    const { registration } = await aPlayerInTournament(adapters(), tournament, { name: 'Ada' }, { teamId });
    expect(await together(() => removals.removeTests())).toEqual({ tournaments: 0, teams: 1, players: 0 });
    expect(await teams.find(teamId)).toBeUndefined();
    expect(await registrations.find(registration.playerId, tournament.id)).toEqual({ ...registration, teamId: null });
  });

  test('a test team that is drawn stays, as others play against it', async () => {
    const { removals, teams, together } = adapters();
    const tournament = await aTournamentOnFile(adapters());
    const real = await aTeamOnFile(adapters(), tournament);
    const drawn = await aTeamOnFile(adapters(), tournament, { name: 'Testers', isTest: true });
    await aDayOnFile(adapters(), tournament, [real, drawn]);
    expect(await together(() => removals.removeTests())).toEqual({ tournaments: 0, teams: 0, players: 0 });
    expect(await teams.find(drawn.id)).toEqual(drawn);
  });

  test('a test player goes once nothing is registered for them any more', async () => {
    const { removals, players, together } = adapters();
    const tournament = await aTournamentOnFile(adapters());
    const testers = await aTournamentOnFile(adapters(), { name: 'Test Cup', isTest: true });
    const { player: needed } = await aPlayerInTournament(adapters(), tournament, { name: 'Ada', isTest: true });
    const { player: gone } = await aPlayerInTournament(adapters(), testers, { name: 'Ben', isTest: true });
    const { player: real } = await aPlayerInTournament(adapters(), testers, { name: 'Cy' });
    expect(await together(() => removals.removeTests())).toEqual({ tournaments: 1, teams: 0, players: 1 });
    expect(await players.find(needed.id)).toEqual(needed);
    expect(await players.find(gone.id)).toBeUndefined();
    expect(await players.find(real.id)).toEqual(real);
  });
});
