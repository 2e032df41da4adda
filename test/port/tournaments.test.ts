import { aNewTeam } from '../sample/a-team.ts';
import { anAnnouncement } from '../sample/a-tournament.ts';
import { aTournamentOnFile } from '../sample/on-file.ts';
import { everyAdapter } from './adapters.ts';

everyAdapter((adapters) => {
  test('a tournament that was announced is found as it was announced, without a team', async () => {
    const { tournaments, together } = adapters();
    const added = await tournaments.add(anAnnouncement());
    expect(added).toEqual({
      ...anAnnouncement(),
      id: added.id,
      status: 'upcoming',
      teamCount: 0,
      callOff: null,
      version: 1,
    });
    expect(await together(() => tournaments.lock(added.id))).toEqual(added);
    expect(await together(() => tournaments.lockForTeams(added.id))).toEqual(added);
  });

  test('days are kept as days, whatever the clock of the machine', async () => {
    const { tournaments, together } = adapters();
    const days = { firstDay: '2026-03-08', registrationDeadline: '2026-11-01' };
    const { id } = await tournaments.add(anAnnouncement(days));
    expect(await together(() => tournaments.lock(id))).toMatchObject(days);
  });

  test('a tournament may have no day, no deadline and no year of ages', async () => {
    const { tournaments, together } = adapters();
    const nothing = { firstDay: null, registrationDeadline: null, ageYear: null };
    const { id } = await tournaments.add(anAnnouncement(nothing));
    expect(await together(() => tournaments.lock(id))).toMatchObject(nothing);
  });

  test('a tournament nobody announced is not there', async () => {
    const { tournaments, together } = adapters();
    expect(await together(() => tournaments.lock(7))).toBeUndefined();
    expect(await together(() => tournaments.lockForTeams(7))).toBeUndefined();
  });

  test('a change is kept under a new version', async () => {
    const { tournaments, together } = adapters();
    const before = await tournaments.add(anAnnouncement());
    const after = await tournaments.save({ ...before, status: 'active', location: 'Elsewhere' });
    expect(after).toEqual({ ...before, status: 'active', location: 'Elsewhere', version: 2 });
    expect(await together(() => tournaments.lock(before.id))).toEqual(after);
  });

  test('what has changed of something else counts as a change of its tournament, and changes nothing', async () => {
    const { tournaments } = adapters();
    const announced = await tournaments.add(anAnnouncement());
    await tournaments.countChange(announced.id);
    expect(await tournaments.find(announced.id)).toEqual({ ...announced, version: announced.version + 1 });
  });

  test('a change never touches the count of teams', async () => {
    const { tournaments, teams, together } = adapters();
    const before = await tournaments.add(anAnnouncement());
    await teams.add(aNewTeam({ tournamentId: before.id }));
    await tournaments.save({ ...before, visible: false });
    expect(await together(() => tournaments.lock(before.id))).toMatchObject({ visible: false, teamCount: 1 });
  });

  test('the visible ones to come are told, the earliest first, without a day last', async () => {
    const { tournaments } = adapters();
    const announced = async (name: string, different: object = {}) =>
      tournaments.add(anAnnouncement({ name, ...different }));
    await announced('Undated', { firstDay: null });
    await announced('Late', { firstDay: '2027-01-02' });
    await announced('Early', { firstDay: '2026-12-05' });
    await announced('Hidden', { visible: false });
    await tournaments.save({ ...(await announced('Played')), status: 'active' });
    expect((await tournaments.upcoming()).map(({ name }) => name)).toEqual(['Early', 'Late', 'Undated']);
  });

  test('one closed visible upcoming tournament closes all', async () => {
    const { tournaments } = adapters();
    await tournaments.add(anAnnouncement());
    expect(await tournaments.isAnyClosed()).toBe(false);
    await tournaments.add(anAnnouncement({ name: 'Winter Cup', registrationOpen: false }));
    expect(await tournaments.isAnyClosed()).toBe(true);
  });

  test.each([
    ['hidden', { visible: false }],
    ['being played', { status: 'active' }],
    ['over', { status: 'completed' }],
  ] as const)('one that is %s closes no other', async (_, different) => {
    const { tournaments } = adapters();
    const added = await tournaments.add(anAnnouncement({ registrationOpen: false }));
    await tournaments.save({ ...added, ...different });
    expect(await tournaments.isAnyClosed()).toBe(false);
  });

  test('a tournament is found by its very name', async () => {
    await aTournamentOnFile(adapters(), { name: 'Winter Cup' });
    const { id } = await aTournamentOnFile(adapters(), { name: 'Fall Cup' });
    expect(await adapters().tournaments.named('Fall Cup')).toMatchObject({ id });
    expect(await adapters().tournaments.named('Fall')).toBeUndefined();
  });
});
