import type { FamilysRequest } from '../../domain/change-request/change-request.ts';
import { aNewPlayer } from '../sample/a-player.ts';
import { aNewRegistration } from '../sample/a-registration.ts';
import { aNewTeam } from '../sample/a-team.ts';
import { anAnnouncement } from '../sample/a-tournament.ts';
import { inPostgres, type PostgresAdapters } from './adapters.ts';

const askedAt = new Date('2026-11-20T15:00:00Z');
const answeredAt = new Date('2026-11-21T15:00:00Z');

/** A withdrawal that is asked for, and where a transfer would lead. */
async function aRequest({ tournaments, players, registrations }: PostgresAdapters) {
  const { id: tournamentId } = await tournaments.add(anAnnouncement());
  const { id: toTournamentId } = await tournaments.add(anAnnouncement({ name: 'Winter Cup' }));
  const { id: playerId } = await players.add(aNewPlayer());
  const { id: registrationId } = await registrations.add(aNewRegistration({ playerId, tournamentId }));
  const request: Omit<FamilysRequest, 'id'> = {
    playerId,
    registrationId,
    tournamentId,
    teamId: null,
    toTournamentId: null,
    kind: 'withdrawal',
    isRefundWanted: true,
    reason: 'A broken arm',
    state: 'asked',
    decidedBy: null,
    remark: null,
    teamName: 'Comets',
    paidCents: 4000,
    paymentMethod: 'venmo',
    askedAt,
    answeredAt: null,
  };
  return { request, toTournamentId };
}

inPostgres((adapters) => {
  test('a request is found as it was asked, while it is open by its registration too', async () => {
    const { changeRequests, together } = adapters();
    const { request } = await aRequest(adapters());
    const added = await changeRequests.add(request);
    expect(added).toEqual({ ...request, id: added.id });
    expect(await changeRequests.find(added.id)).toEqual(added);
    expect(await together(() => changeRequests.lock(added.id))).toEqual(added);
    expect(await changeRequests.openOf(request.registrationId)).toEqual(added);
  });

  test('a request nobody made is not there', async () => {
    const { changeRequests, together } = adapters();
    expect(await changeRequests.find(7)).toBeUndefined();
    expect(await changeRequests.openOf(7)).toBeUndefined();
    expect(await together(() => changeRequests.lock(7))).toBeUndefined();
    expect(await changeRequests.ofPlayer(7)).toEqual([]);
  });

  test('of a registration one request is open at a time; an answered one makes room for the next', async () => {
    const { changeRequests } = adapters();
    const { request, toTournamentId } = await aRequest(adapters());
    const first = await changeRequests.add(request);
    await expect(changeRequests.add(request)).rejects.toThrow();
    const answered = { ...first, state: 'refused', decidedBy: 'organizer', remark: 'Too late', answeredAt } as const;
    await changeRequests.save(answered);
    expect(await changeRequests.find(first.id)).toEqual(answered);
    expect(await changeRequests.openOf(request.registrationId)).toBeUndefined();
    const second = await changeRequests.add({ ...request, kind: 'transfer', toTournamentId });
    expect(await changeRequests.ofPlayer(request.playerId)).toEqual([second, answered]);
  });

  test("a captain's request for the team is open beside the family's own, one at a time, and goes with the team", async () => {
    const { changeRequests, removals, teams } = adapters();
    const { request, toTournamentId } = await aRequest(adapters());
    const { id: teamId } = await teams.add(aNewTeam({ tournamentId: request.tournamentId }));
    const own = await changeRequests.add(request);
    const wish = { ...request, kind: 'team-transfer', teamId, toTournamentId, isRefundWanted: false } as const;
    const whole = await changeRequests.add(wish);
    await expect(changeRequests.add(wish)).rejects.toThrow();
    expect(await changeRequests.openOfTeam(teamId)).toEqual(whole);
    expect(await changeRequests.openOf(request.registrationId)).toEqual(own);
    expect(await changeRequests.ofPlayer(request.playerId)).toEqual([own]);
    await changeRequests.save({ ...whole, state: 'taken-back', decidedBy: 'family', answeredAt });
    expect(await changeRequests.openOfTeam(teamId)).toBeUndefined();
    await removals.removeTeam(teamId);
    expect(await changeRequests.find(whole.id)).toBeUndefined();
  });

  test('whoever leads a team without playing asks for it as nobody of its roster, and is found by the team', async () => {
    const { changeRequests, teams } = adapters();
    const { request, toTournamentId } = await aRequest(adapters());
    const { id: teamId } = await teams.add(aNewTeam({ tournamentId: request.tournamentId }));
    const nobodys = { playerId: null, registrationId: null, isRefundWanted: false };
    const whole = await changeRequests.add({ ...request, ...nobodys, kind: 'team-transfer', teamId, toTournamentId });
    expect(await changeRequests.find(whole.id)).toEqual(whole);
    expect(await changeRequests.openOfTeam(teamId)).toEqual(whole);
    expect(await changeRequests.ofPlayer(request.playerId)).toEqual([]);
  });

  test('a request outlives its registration, and goes with the player', async () => {
    const { changeRequests, removals } = adapters();
    const { request } = await aRequest(adapters());
    const { id } = await changeRequests.add(request);
    await removals.removeRegistration(request.registrationId);
    expect(await changeRequests.find(id)).toMatchObject({ registrationId: request.registrationId });
    await removals.removePlayer(request.playerId);
    expect(await changeRequests.find(id)).toBeUndefined();
  });

  test('a request goes with the tournament it leads to', async () => {
    const { changeRequests, removals } = adapters();
    const { request, toTournamentId } = await aRequest(adapters());
    const { id } = await changeRequests.add({ ...request, kind: 'transfer', toTournamentId });
    await removals.removeTournament(toTournamentId);
    expect(await changeRequests.find(id)).toBeUndefined();
  });
});
