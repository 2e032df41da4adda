import { personKey } from '../../domain/player/person.ts';
import type { ImportedIds } from '../../domain/port/imports.ts';
import { ledByCaptain, ledByNobody } from '../../domain/team/team-lead.ts';
import { aNewPlayer } from '../sample/a-player.ts';
import { aNewRegistration } from '../sample/a-registration.ts';
import { aTeamOnFile, aTournamentOnFile } from '../sample/on-file.ts';
import { inPostgres, type PostgresAdapters } from './adapters.ts';

const morning = new Date('2026-11-20T09:00:00Z');
const noon = new Date('2026-11-20T12:00:00Z');

/** A tournament with a team of one, as an import has made them. */
async function imported(adapters: PostgresAdapters) {
  const { players, registrations, imports } = adapters;
  const tournament = await aTournamentOnFile(adapters);
  const team = await aTeamOnFile(adapters, tournament, { name: 'José’s Five', ...ledByNobody });
  const player = await players.add(aNewPlayer({ name: 'Ada Park', phone: '201-555-0199' }));
  const registration = await registrations.add(
    aNewRegistration({ playerId: player.id, tournamentId: tournament.id, teamId: team.id }),
  );
  const made: ImportedIds = {
    teamIds: [team.id],
    playerIds: [player.id],
    registrationIds: [registration.id],
    captains: [],
  };
  const done = await imports.add({ made, isMailed: false, by: 'organizer', at: morning });
  return { tournament, team, player, registration, made, done };
}

inPostgres((adapters) => {
  test('people and teams are found by their names as names are compared, with who is where', async () => {
    const { tournament, team, player } = await imported(adapters());
    await aTeamOnFile(adapters(), tournament, { name: 'Another' });
    const found = await adapters().imports.onFile(
      {
        people: [personKey({ name: 'ADA  park', phone: '1 201 555 0199' })],
        teams: [{ tournamentId: tournament.id, name: "jose's five" }],
      },
      false,
    );
    expect(found.people).toEqual([player]);
    expect(found.teams.map((one) => [one.team.id, one.roster])).toEqual([
      [team.id, [{ id: player.id, name: player.name, birthYear: player.birthYear }]],
    ]);
    expect(found.registrations).toEqual([
      { playerId: player.id, tournamentId: tournament.id, teamId: team.id, teamName: team.name },
    ]);
  });

  test('of a table that names nobody nothing is found', async () => {
    await imported(adapters());
    const nothing = await adapters().together(() => adapters().imports.onFile({ people: [], teams: [] }, true));
    expect(nothing).toEqual({ people: [], teams: [], registrations: [] });
  });

  test('an import is found as it was made, and undone once', async () => {
    const { done } = await imported(adapters());
    const { imports, together } = adapters();
    expect(await together(() => imports.lock(done.id))).toEqual(done);
    expect(done.undoneAt).toBeNull();
    await imports.markUndone(done.id, noon);
    expect(await together(() => imports.lock(done.id))).toEqual({ ...done, undoneAt: noon });
    expect(await together(() => imports.lock(done.id + 1))).toBeUndefined();
  });

  test('it has made something of its tournaments, each once', async () => {
    const { tournament, made } = await imported(adapters());
    expect(await adapters().imports.tournamentsOf(made)).toEqual([tournament.id]);
  });

  test('nothing has been done since it was made', async () => {
    const { made } = await imported(adapters());
    expect(await adapters().imports.changesSince(made)).toEqual([]);
  });

  test('whatever is done with what it made is known by its name', async () => {
    const { tournament, team, player, registration, made } = await imported(adapters());
    const { players, registrations, teams, imports } = adapters();
    await registrations.save({ ...registration, notes: 'Sits with Kim' });
    expect(await imports.changesSince(made)).toEqual([{ name: 'Ada Park', what: 'changed' }]);
    const later = await players.add(aNewPlayer({ name: 'Kim Lee', phone: '201-555-0111' }));
    await registrations.add(aNewRegistration({ playerId: later.id, tournamentId: tournament.id, teamId: team.id }));
    const other = await aTournamentOnFile(adapters(), { name: 'Winter Cup' });
    await registrations.add(aNewRegistration({ playerId: player.id, tournamentId: other.id, teamId: null }));
    const held = await teams.lock(team.id);
    if (held !== undefined) await teams.save({ ...held, ...ledByCaptain(player) });
    expect(await imports.changesSince(made)).toEqual([
      { name: 'Ada Park', what: 'changed' },
      { name: team.name, what: 'changed' },
      { name: team.name, what: 'joined' },
      { name: 'Ada Park', what: 'registered' },
    ]);
  });

  test('a team that was given a captain has been changed since when its version says so', async () => {
    const { team, made } = await imported(adapters());
    const captains = [{ teamId: team.id, before: ledByNobody, version: team.version }];
    const given = { ...made, teamIds: [], captains };
    expect(await adapters().imports.changesSince(given)).toEqual([]);
    await adapters().teams.save(team);
    expect(await adapters().imports.changesSince(given)).toEqual([{ name: team.name, what: 'changed' }]);
  });

  test('what it made goes, and everything else stays', async () => {
    const { tournament, team, player, registration, done } = await imported(adapters());
    const stays = await aTeamOnFile(adapters(), tournament, { name: 'Stays' });
    const { imports, teams, players, registrations, together } = adapters();
    expect(await together(() => imports.remove(done))).toEqual([]);
    expect(await teams.find(team.id)).toBeUndefined();
    expect(await players.find(player.id)).toBeUndefined();
    expect(await registrations.withId(registration.id)).toBeUndefined();
    expect(await teams.find(stays.id)).toEqual(stays);
  });
});
