import { aTeamOnFile, aTournamentOnFile } from '../sample/on-file.ts';
import { inPostgres } from './adapters.ts';

const rosters = [
  { teamId: 3, isNew: true, registrationIds: [4, 5, 6], placed: [4, 5, 6] },
  { teamId: 1, isNew: false, registrationIds: [1, 7], placed: [7] },
];
const morning = new Date('2026-11-20T09:00:00Z');
const noon = new Date('2026-11-20T12:00:00Z');

inPostgres((adapters) => {
  test('where nobody was placed there is nothing to undo', async () => {
    const { id } = await aTournamentOnFile(adapters());
    expect(await adapters().placements.latest(id)).toBeUndefined();
  });

  test('a placement is found as it was applied', async () => {
    const { id: tournamentId } = await aTournamentOnFile(adapters());
    const applied = await adapters().placements.add({ tournamentId, rosters, appliedAt: morning });
    expect(applied).toEqual({ id: applied.id, tournamentId, rosters, appliedAt: morning });
    expect(await adapters().placements.latest(tournamentId)).toEqual(applied);
  });

  test('the last placement is undone first, then the one before it', async () => {
    const { placements } = adapters();
    const { id: tournamentId } = await aTournamentOnFile(adapters());
    const first = await placements.add({ tournamentId, rosters, appliedAt: morning });
    const second = await placements.add({ tournamentId, rosters: [], appliedAt: morning });
    expect(await placements.latest(tournamentId)).toEqual(second);
    await placements.markUndone(second.id, noon);
    expect(await placements.latest(tournamentId)).toEqual(first);
    await placements.markUndone(first.id, noon);
    expect(await placements.latest(tournamentId)).toBeUndefined();
  });

  test('each tournament has placements of its own', async () => {
    const { placements } = adapters();
    const { id: tournamentId } = await aTournamentOnFile(adapters());
    const elsewhere = await aTournamentOnFile(adapters(), { name: 'Winter Cup' });
    const here = await placements.add({ tournamentId, rosters, appliedAt: morning });
    const there = await placements.add({ tournamentId: elsewhere.id, rosters: [], appliedAt: noon });
    await placements.markUndone(there.id, noon);
    expect(await placements.latest(elsewhere.id)).toBeUndefined();
    expect(await placements.latest(tournamentId)).toEqual(here);
  });

  test('a team that a placement had made goes, with its name and its place', async () => {
    const { placements, teams, tournaments } = adapters();
    const tournament = await aTournamentOnFile(adapters());
    const [made, stays] = [
      await aTeamOnFile(adapters(), tournament),
      await aTeamOnFile(adapters(), tournament, { name: 'B' }),
    ];
    await placements.removeTeam(made.id);
    expect(await teams.find(made.id)).toBeUndefined();
    expect(await teams.isNameTaken(tournament.id, made.name)).toBe(false);
    expect(await teams.find(stays.id)).toEqual(stays);
    expect(await tournaments.find(tournament.id)).toMatchObject({ teamCount: 1 });
  });
});
