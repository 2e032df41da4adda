import { rosterFull } from '../../domain/team/team.ts';
import { aNewPlayer } from '../sample/a-player.ts';
import { aNewRegistration } from '../sample/a-registration.ts';
import { aNewTeam } from '../sample/a-team.ts';
import { anAnnouncement } from '../sample/a-tournament.ts';
import { everyOffice, type Office } from './offices.ts';

async function aPlayerIn({ players }: Office, number = 0): Promise<number> {
  return (await players.add(aNewPlayer({ name: `Player ${number}`, phone: `973-555-${1000 + number}` }))).id;
}

async function aTournamentIn({ tournaments }: Office, name = 'Fall Cup'): Promise<number> {
  return (await tournaments.add(anAnnouncement({ name }))).id;
}

async function aTeamIn(office: Office, tournamentId: number, players: number): Promise<number> {
  const { id } = await office.teams.add(aNewTeam({ tournamentId }));
  for (let number = 1; number <= players; number += 1) {
    const playerId = await aPlayerIn(office, number);
    await office.registrations.add(aNewRegistration({ playerId, tournamentId, teamId: id }));
  }
  return id;
}

everyOffice((office) => {
  test('a registration is found as it was entered', async () => {
    const { registrations } = office();
    const [playerId, tournamentId] = [await aPlayerIn(office()), await aTournamentIn(office())];
    const entered = aNewRegistration({
      playerId,
      tournamentId,
      ageBracket: 'U13-U15',
      notes: 'late\non Friday',
      playWith: 'Ben',
      flags: ['plays-up', 'other-contact'],
      otherContact: { email: 'a@b.example', parentName: null, parentEmail: null, parentPhone: null },
    });
    const added = await registrations.add(entered);
    expect(added).toEqual({ ...entered, id: added.id });
    expect(await registrations.find(playerId, tournamentId)).toEqual(added);
  });

  test('a registration may be unsigned', async () => {
    const { registrations } = office();
    const [playerId, tournamentId] = [await aPlayerIn(office()), await aTournamentIn(office())];
    await registrations.add(aNewRegistration({ playerId, tournamentId, waiver: null }));
    expect(await registrations.find(playerId, tournamentId)).toMatchObject({ waiver: null });
  });

  test('a player is not registered where they are not', async () => {
    const { registrations } = office();
    expect(await registrations.find(7, 7)).toBeUndefined();
    expect(await registrations.latest(7)).toBeUndefined();
  });

  test('the latest registration is that of the latest date, then of the higher number', async () => {
    const { registrations } = office();
    const playerId = await aPlayerIn(office());
    const enter = async (name: string, day: string) =>
      registrations.add(
        aNewRegistration({ playerId, tournamentId: await aTournamentIn(office(), name), registeredAt: new Date(day) }),
      );
    await enter('Fall Cup', '2026-11-20');
    const winter = await enter('Winter Cup', '2026-11-21');
    await enter('Old Cup', '2025-11-21');
    expect(await registrations.latest(playerId)).toEqual(winter);
    const spring = await enter('Spring Cup', '2026-11-21');
    expect(await registrations.latest(playerId)).toEqual(spring);
  });

  test('who is registered for a team is counted on its roster', async () => {
    const teamId = await aTeamIn(office(), await aTournamentIn(office()), 3);
    expect(await office().teams.find(teamId)).toMatchObject({ currentPlayers: 3 });
  });

  test('a sixth player finds no place, and nothing changes', async () => {
    const { registrations, teams } = office();
    const tournamentId = await aTournamentIn(office());
    const teamId = await aTeamIn(office(), tournamentId, 5);
    const playerId = await aPlayerIn(office(), 6);
    const adding = registrations.add(aNewRegistration({ playerId, tournamentId, teamId }));
    await expect(adding).rejects.toThrow(rosterFull());
    expect(await registrations.find(playerId, tournamentId)).toBeUndefined();
    expect(await teams.find(teamId)).toMatchObject({ currentPlayers: 5 });
  });

  test('a free agent moves onto a roster and is counted', async () => {
    const { registrations, teams } = office();
    const tournamentId = await aTournamentIn(office());
    const teamId = await aTeamIn(office(), tournamentId, 4);
    const playerId = await aPlayerIn(office(), 9);
    const { id } = await registrations.add(aNewRegistration({ playerId, tournamentId }));
    await registrations.moveTo(id, teamId);
    expect(await registrations.find(playerId, tournamentId)).toMatchObject({ teamId });
    expect(await teams.find(teamId)).toMatchObject({ currentPlayers: 5 });
  });

  test('a free agent finds no place on a full roster and stays one', async () => {
    const { registrations, teams } = office();
    const tournamentId = await aTournamentIn(office());
    const teamId = await aTeamIn(office(), tournamentId, 5);
    const playerId = await aPlayerIn(office(), 9);
    const { id } = await registrations.add(aNewRegistration({ playerId, tournamentId }));
    await expect(registrations.moveTo(id, teamId)).rejects.toThrow(rosterFull());
    expect(await registrations.find(playerId, tournamentId)).toMatchObject({ teamId: null });
    expect(await teams.find(teamId)).toMatchObject({ currentPlayers: 5 });
  });

  test('a change of payment is kept, and the roster counts as before', async () => {
    const { registrations, teams } = office();
    const tournamentId = await aTournamentIn(office());
    const teamId = await aTeamIn(office(), tournamentId, 1);
    const playerId = await aPlayerIn(office(), 9);
    const before = await registrations.add(aNewRegistration({ playerId, tournamentId, teamId }));
    const after = { ...before, payment: { state: 'paid', method: 'credit_card', amountCents: 4200 } as const };
    await registrations.save(after);
    expect(await registrations.find(playerId, tournamentId)).toEqual(after);
    expect(await teams.find(teamId)).toMatchObject({ currentPlayers: 2 });
  });
});
