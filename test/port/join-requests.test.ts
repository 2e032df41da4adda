import { aNewPlayer } from '../sample/a-player.ts';
import { aNewRegistration } from '../sample/a-registration.ts';
import { aNewTeam } from '../sample/a-team.ts';
import { anAnnouncement } from '../sample/a-tournament.ts';
import { type Adapters, everyAdapter } from './adapters.ts';

async function aRequest({ tournaments, players, teams, registrations }: Adapters) {
  const { id: tournamentId } = await tournaments.add(anAnnouncement());
  const { id: playerId } = await players.add(aNewPlayer());
  const { id: teamId } = await teams.add(aNewTeam({ tournamentId }));
  const { id: registrationId } = await registrations.add(aNewRegistration({ playerId, tournamentId }));
  const requestedAt = new Date('2026-11-20T15:00:00Z');
  return { registrationId, playerId, teamId, state: 'pending', requestedAt } as const;
}

everyAdapter((adapters) => {
  test('a request is found as it was made', async () => {
    const { joinRequests, together } = adapters();
    const request = await aRequest(adapters());
    const added = await joinRequests.add(request);
    expect(added).toEqual({ ...request, id: added.id });
    expect(await joinRequests.find(added.id)).toEqual(added);
    expect(await together(() => joinRequests.lock(added.id))).toEqual(added);
  });

  test('a request nobody made is not there', async () => {
    const { joinRequests, together } = adapters();
    expect(await joinRequests.find(7)).toBeUndefined();
    expect(await together(() => joinRequests.lock(7))).toBeUndefined();
  });

  test('what a registration waits for ends with it, and nothing else does', async () => {
    const { joinRequests, players, registrations, teams } = adapters();
    const request = await aRequest(adapters());
    const { tournamentId } = (await registrations.withId(request.registrationId)) ?? { tournamentId: 0 };
    const { id: teamId } = await teams.add(
      aNewTeam({ tournamentId, name: 'Comets', invitationCode: 'TEAM-ABC234-778' }),
    );
    const { id: playerId } = await players.add(aNewPlayer({ name: 'Somebody Else' }));
    const other = await registrations.add(aNewRegistration({ playerId, tournamentId }));
    const first = await joinRequests.add(request);
    const accepted = await joinRequests.add({ ...request, teamId, state: 'accepted' });
    const theirs = await joinRequests.add({ ...request, playerId, registrationId: other.id });
    await joinRequests.endOf(request.registrationId, new Date('2026-11-21T15:00:00Z'));
    const stateOf = async (id: number) => (await joinRequests.find(id))?.state;
    expect(await Promise.all([first, accepted, theirs].map(({ id }) => stateOf(id)))).toEqual([
      'declined',
      'accepted',
      'pending',
    ]);
  });

  test.each(['accepted', 'declined'] as const)("a captain's answer is kept: %s", async (state) => {
    const { joinRequests } = adapters();
    const { id } = await joinRequests.add(await aRequest(adapters()));
    await joinRequests.answer(id, state, new Date('2026-11-21T15:00:00Z'));
    expect(await joinRequests.find(id)).toMatchObject({ state });
  });
});
