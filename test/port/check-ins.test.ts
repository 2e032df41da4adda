import { aNewPlayer } from '../sample/a-player.ts';
import { aNewRegistration } from '../sample/a-registration.ts';
import { anAnnouncement } from '../sample/a-tournament.ts';
import { inPostgres } from './adapters.ts';

inPostgres((adapters) => {
  test('the first check-in of a registration stays, is taken back once, and goes with the registration', async () => {
    const { checkIns, tournaments, players, registrations, removals } = adapters();
    const { id: tournamentId } = await tournaments.add(anAnnouncement());
    const { id: playerId } = await players.add(aNewPlayer());
    const { id: registrationId } = await registrations.add(aNewRegistration({ playerId, tournamentId }));
    const first = { registrationId, checkedInAt: new Date('2026-11-28T12:41:00Z'), checkedInBy: 'Kit' };
    const second = { ...first, checkedInAt: new Date('2026-11-28T12:42:00Z'), checkedInBy: 'Ola' };
    expect([await checkIns.add(first), await checkIns.add(second)]).toEqual([true, false]);
    expect(await checkIns.find(registrationId)).toEqual(first);
    expect([await checkIns.remove(registrationId), await checkIns.remove(registrationId)]).toEqual([first, undefined]);
    await checkIns.add(second);
    await removals.removeRegistration(registrationId);
    expect(await checkIns.find(registrationId)).toBeUndefined();
  });
});
