import { likeliestFirst } from '../../domain/duplicate/likeness.ts';
import { ledByCaptain, ledByNobody } from '../../domain/team/team-lead.ts';
import { aNewPlayer } from '../sample/a-player.ts';
import { aNewRegistration } from '../sample/a-registration.ts';
import { aTeamOnFile, aTournamentOnFile } from '../sample/on-file.ts';
import { inPostgres, type PostgresAdapters } from './adapters.ts';

const noon = new Date('2026-11-24T17:00:00Z');

/** Kim twice, once as a captain, and both in one tournament. */
async function twiceOnFile(adapters: PostgresAdapters) {
  const { players, registrations, teams } = adapters;
  const [cup, league] = [await aTournamentOnFile(adapters), await aTournamentOnFile(adapters, { name: 'League' })];
  const kept = await players.add(aNewPlayer({ name: 'Kim Johnson', phone: '2015550111' }));
  const gone = await players.add(aNewPlayer({ name: 'Kim Jonson', phone: '2015550111' }));
  const team = await aTeamOnFile(adapters, cup, { name: 'Lions', ...ledByNobody });
  const led = await registrations.add(
    aNewRegistration({ playerId: gone.id, tournamentId: cup.id, teamId: team.id, waiver: null }),
  );
  await teams.save({ ...team, ...ledByCaptain(gone) });
  const stays = await registrations.add(aNewRegistration({ playerId: kept.id, tournamentId: league.id, waiver: null }));
  const goes = await registrations.add(aNewRegistration({ playerId: gone.id, tournamentId: league.id }));
  const merge = { keptId: kept.id, goneId: gone.id, collisions: [{ stays: stays.id, goes: goes.id }] };
  const made = () =>
    adapters.together(async () => {
      const id = await adapters.duplicates.merge({ ...merge, by: 'organizer', at: noon });
      await players.save({ ...kept, name: 'Kim Johnson' });
      await adapters.duplicates.keepUndo(id, []);
      return id;
    });
  return { kept, gone, team, led, stays, goes, cup, league, made };
}

inPostgres((adapters) => {
  test('who shares a name, a phone or an address is looked at, whoever is asked about', async () => {
    const { kept, gone } = await twiceOnFile(adapters());
    const alone = await adapters().players.add(
      aNewPlayer({ name: 'Noa Levi', phone: '9735550100', email: 'noa@x.example' }),
    );
    const idsOf = async (of: number | null) =>
      likeliestFirst(await adapters().duplicates.candidates(of)).map(({ one, other }) => [one.id, other.id]);
    expect(await idsOf(null)).toEqual([[kept.id, gone.id]]);
    expect(await idsOf(gone.id)).toEqual([[kept.id, gone.id]]);
    expect(await idsOf(alone.id)).toEqual([]);
  });

  test('two who were called different are not looked at again', async () => {
    const { kept, gone } = await twiceOnFile(adapters());
    await adapters().duplicates.callDifferent(gone.id, kept.id, 'organizer', noon);
    await adapters().duplicates.callDifferent(kept.id, gone.id, 'organizer', noon);
    expect(await adapters().duplicates.candidates(null)).toEqual([]);
    expect(await adapters().duplicates.candidates(kept.id)).toEqual([]);
  });

  test('what pointed at one record points at the other, and one registration for a tournament is left', async () => {
    const { kept, gone, team, led, stays, goes, made } = await twiceOnFile(adapters());
    await made();
    const { players, registrations, teams } = adapters();
    expect(await players.find(gone.id)).toBeUndefined();
    const ids = (await registrations.ofPlayer(kept.id)).map(({ id }) => id).toSorted((one, other) => one - other);
    expect(ids).toEqual([led.id, stays.id]);
    expect(await registrations.withId(goes.id)).toBeUndefined();
    expect(await teams.find(team.id)).toMatchObject({ captainId: kept.id, currentPlayers: 1 });
    expect(await adapters().duplicates.isMerged(gone.id)).toBe(true);
  });

  test('a merge is found while it can be undone, and undone it leaves everything as it was', async () => {
    const { kept, gone, team, led, stays, goes, league, cup, made } = await twiceOnFile(adapters());
    const before = await adapters().teams.find(team.id);
    const id = await made();
    const { duplicates: merges, players, registrations, teams, together } = adapters();
    expect(await merges.since(new Date('2026-11-24T16:00:00Z'))).toMatchObject([
      { id, keptId: kept.id, goneId: gone.id },
    ]);
    expect(await merges.since(new Date('2026-11-24T18:00:00Z'))).toEqual([]);
    expect(await merges.tournamentsOf(id)).toEqual([cup.id, league.id]);
    expect(await merges.changesSince(id)).toEqual([]);
    await together(async () => {
      expect(await merges.lock(id)).toMatchObject({ keptName: 'Kim Johnson', goneName: 'Kim Jonson' });
      expect(await merges.undo(id)).toEqual([]);
    });
    expect(await players.find(kept.id)).toEqual(kept);
    expect(await players.find(gone.id)).toEqual(gone);
    for (const one of [led, stays, goes]) expect(await registrations.withId(one.id)).toEqual(one);
    expect(await teams.find(team.id)).toMatchObject({ captainId: gone.id, captainName: before?.captainName });
    expect(await together(() => merges.lock(id))).toBeUndefined();
  });

  test('whoever changes the record that stayed stands in the way of an undo', async () => {
    const { kept, made } = await twiceOnFile(adapters());
    const id = await made();
    await adapters().players.save({ ...kept, currentClub: 'Another Club' });
    expect(await adapters().duplicates.changesSince(id)).toEqual([{ name: 'Kim Johnson', what: 'changed' }]);
  });

  test('what hangs on a record is counted', async () => {
    const { gone } = await twiceOnFile(adapters());
    expect(await adapters().duplicates.relatedCounts(gone.id)).toEqual({
      ...{ goals: 0, letters: 0, requests: 0, receivedCents: 0, asked: [] },
    });
  });
});
