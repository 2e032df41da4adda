import { aNewTeam } from '../sample/a-team.ts';
import { anAnnouncement } from '../sample/a-tournament.ts';
import { aPlayerInTournament, aTeamOnFile, aTournamentOnFile } from '../sample/on-file.ts';
import { type Adapters, everyAdapter } from './adapters.ts';

const tournamentIn = async ({ tournaments }: Adapters, name = 'Fall Cup') =>
  (await tournaments.add(anAnnouncement({ name }))).id;

everyAdapter((adapters) => {
  test('a team is found as it was entered, with nobody on its roster', async () => {
    const { teams, together } = adapters();
    const team = aNewTeam({ tournamentId: await tournamentIn(adapters()), ageBracket: 'U10-U12' });
    const added = await teams.add(team);
    expect(added).toEqual({ ...team, id: added.id, currentPlayers: 0, captainLinkNumber: 1, version: 1 });
    expect(await teams.find(added.id)).toEqual(added);
    expect(await together(() => teams.lock(added.id))).toEqual(added);
    expect(await teams.withCode(team.invitationCode)).toEqual(added);
  });

  test('a team nobody entered is not there', async () => {
    const { teams, together } = adapters();
    expect(await teams.find(7)).toBeUndefined();
    expect(await together(() => teams.lock(7))).toBeUndefined();
    expect(await teams.withCode('TEAM-ZZZZZZ-999')).toBeUndefined();
  });

  test.each(['Night Owls', 'NIGHT  OWLS', 'Níght Owls', 'N\u0456ght Owls\uFE0F', 'Night 0w\u20E3ls'])(
    'the name %s is taken in its tournament',
    async (name) => {
      const { teams } = adapters();
      const tournamentId = await tournamentIn(adapters());
      const owls = await teams.add(aNewTeam({ tournamentId }));
      expect(await teams.isNameTaken(tournamentId, name)).toBe(true);
      expect(await teams.named(tournamentId, name)).toEqual(owls);
    },
  );

  test('a name is free in another tournament, and another name in this one', async () => {
    const { teams } = adapters();
    const tournamentId = await tournamentIn(adapters());
    await teams.add(aNewTeam({ tournamentId }));
    const elsewhere = await tournamentIn(adapters(), 'Winter Cup');
    expect(await teams.isNameTaken(elsewhere, 'Night Owls')).toBe(false);
    expect(await teams.isNameTaken(tournamentId, 'Day Owls')).toBe(false);
    expect(await teams.named(elsewhere, 'Night Owls')).toBeUndefined();
  });

  test('a team takes a place in its tournament, a waiting or withdrawn one takes none', async () => {
    const { teams, tournaments, together } = adapters();
    const tournamentId = await tournamentIn(adapters());
    const waitlistedAt = new Date('2026-11-20T15:00:00Z');
    await teams.add(aNewTeam({ tournamentId, name: 'In', invitationCode: 'TEAM-AAAAAA-111' }));
    await teams.add(aNewTeam({ tournamentId, name: 'Waiting', invitationCode: 'TEAM-BBBBBB-222', waitlistedAt }));
    await teams.add(aNewTeam({ tournamentId, name: 'Out', invitationCode: 'TEAM-CCCCCC-333', isActive: false }));
    expect(await together(() => tournaments.lock(tournamentId))).toMatchObject({ teamCount: 1 });
  });

  test('the moment a team began to wait is kept', async () => {
    const { teams } = adapters();
    const waitlistedAt = new Date('2026-11-20T15:00:00.123Z');
    const { id } = await teams.add(aNewTeam({ tournamentId: await tournamentIn(adapters()), waitlistedAt }));
    expect(await teams.find(id)).toMatchObject({ waitlistedAt });
  });

  test('the teams of a captain are all of them, the withdrawn ones too, in the order in which they came', async () => {
    const { teams, together } = adapters();
    const tournament = await aTournamentOnFile(adapters());
    const { player } = await aPlayerInTournament(adapters(), tournament, { name: 'Ada' });
    const captainId = player.id;
    const owls = await aTeamOnFile(adapters(), tournament, { name: 'Owls', captainId });
    await aTeamOnFile(adapters(), tournament, { name: 'Bears' });
    const ants = await aTeamOnFile(adapters(), tournament, { name: 'Ants', captainId, isActive: false });
    expect(await together(() => teams.lockLedBy(captainId))).toEqual([owls, ants]);
  });

  test('the teams somebody leads or is on are held in the order of their ids', async () => {
    const { teams, together } = adapters();
    const [here, elsewhere] = [
      await aTournamentOnFile(adapters()),
      await aTournamentOnFile(adapters(), { name: 'Spring Cup' }),
    ];
    const joined = await aTeamOnFile(adapters(), here, { name: 'Owls' });
    await aTeamOnFile(adapters(), here, { name: 'Bears' });
    const { player } = await aPlayerInTournament(adapters(), here, { name: 'Ada' }, { teamId: joined.id });
    const led = await aTeamOnFile(adapters(), elsewhere, { name: 'Ants', captainId: player.id, isActive: false });
    expect(await together(() => teams.lockOf(player.id))).toEqual([{ ...joined, currentPlayers: 1 }, led]);
  });

  test('a team that was edited is found by its new name, in its next version; nobody edits how many are on it', async () => {
    const { teams } = adapters();
    const tournament = await aTournamentOnFile(adapters());
    const team = await aTeamOnFile(adapters(), tournament);
    await aPlayerInTournament(adapters(), tournament, { name: 'Ada' }, { teamId: team.id });
    const saved = await teams.save({ ...team, name: 'Day Owls', currentPlayers: 1 });
    expect(saved).toEqual({ ...team, name: 'Day Owls', currentPlayers: 1, version: 2 });
    await teams.save({ ...saved, currentPlayers: 4 });
    expect(await teams.named(tournament.id, 'day owls')).toEqual({ ...saved, version: 3 });
    expect(await teams.isNameTaken(tournament.id, team.name)).toBe(false);
  });
});
