import { personKey } from '../../domain/rule/player/person.ts';
import { noCaptain } from '../../domain/rule/team/captain.ts';
import { aNewPlayer } from '../sample/a-player.ts';
import { aNewRegistration } from '../sample/a-registration.ts';
import { aTeamOnFile, aTournamentOnFile } from '../sample/on-file.ts';
import { inPostgres, type PostgresAdapters } from './adapters.ts';

/** A tournament with a team of one. */
async function teamOfOne(adapters: PostgresAdapters) {
  const { players, registrations } = adapters;
  const tournament = await aTournamentOnFile(adapters);
  const team = await aTeamOnFile(adapters, tournament, { name: 'José’s Five', ...noCaptain });
  const player = await players.add(aNewPlayer({ name: 'Ada Park', phone: '201-555-0199' }));
  await registrations.add(aNewRegistration({ playerId: player.id, tournamentId: tournament.id, teamId: team.id }));
  return { tournament, team, player };
}

inPostgres((adapters) => {
  test('people and teams are found by their names as names are compared, with who is where', async () => {
    const { tournament, team, player } = await teamOfOne(adapters());
    await aTeamOnFile(adapters(), tournament, { name: 'Another' });
    const found = await adapters().imports.onFile(
      {
        tournamentId: tournament.id,
        people: [personKey({ name: 'ADA  park', phone: '1 201 555 0199' })],
        teams: ["jose's five"],
      },
      false,
    );
    expect(found.people).toEqual([player]);
    expect(found.teams.map((one) => [one.team.id, one.roster])).toEqual([
      [team.id, [{ id: player.id, name: player.name, birthYear: player.birthYear }]],
    ]);
    expect(found.registrations).toEqual([{ playerId: player.id, teamId: team.id, teamName: team.name }]);
  });

  test('of a table that names nobody nothing is found', async () => {
    const { tournament } = await teamOfOne(adapters());
    const { imports, together } = adapters();
    const named = { tournamentId: tournament.id, people: [], teams: [] };
    const nothing = await together(() => imports.onFile(named, true));
    expect(nothing).toEqual({ people: [], teams: [], registrations: [] });
  });
});
