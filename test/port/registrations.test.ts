import { rosterFull } from '../../domain/rule/team/team.ts';
import { aNewPlayer } from '../sample/a-player.ts';
import { aNewRegistration } from '../sample/a-registration.ts';
import { aNewTeam } from '../sample/a-team.ts';
import { anAnnouncement } from '../sample/a-tournament.ts';
import { aPlayerInTournament, aTeamOnFile, aTournamentOnFile, teamsOnFile } from '../sample/on-file.ts';
import { type Adapters, everyAdapter } from './adapters.ts';

async function aPlayerIn({ players }: Adapters, number = 0): Promise<number> {
  return (await players.add(aNewPlayer({ name: `Player ${number}`, phone: `973-555-${1000 + number}` }))).id;
}

async function aTournamentIn({ tournaments }: Adapters, name = 'Fall Cup'): Promise<number> {
  return (await tournaments.add(anAnnouncement({ name }))).id;
}

async function aTeamIn(adapters: Adapters, tournamentId: number, players: number): Promise<number> {
  const { id } = await adapters.teams.add(aNewTeam({ tournamentId }));
  for (let number = 1; number <= players; number += 1) {
    const playerId = await aPlayerIn(adapters, number);
    await adapters.registrations.add(aNewRegistration({ playerId, tournamentId, teamId: id }));
  }
  return id;
}

const at = new Date('2026-11-21T15:00:00Z');

everyAdapter((adapters) => {
  test('a registration is found as it was entered', async () => {
    const { registrations } = adapters();
    const [playerId, tournamentId] = [await aPlayerIn(adapters()), await aTournamentIn(adapters())];
    const entered = aNewRegistration({
      playerId,
      tournamentId,
      ageBracket: 'U13-U15',
      notes: 'late\non Friday',
      playWith: 'Ben',
      flags: ['plays-up', 'no-guardian'],
    });
    const added = await registrations.add(entered);
    expect(added).toEqual({ ...entered, id: added.id });
    expect(await registrations.find(playerId, tournamentId)).toEqual(added);
  });

  test('a registration may be unsigned', async () => {
    const { registrations } = adapters();
    const [playerId, tournamentId] = [await aPlayerIn(adapters()), await aTournamentIn(adapters())];
    await registrations.add(aNewRegistration({ playerId, tournamentId, waiver: null }));
    expect(await registrations.find(playerId, tournamentId)).toMatchObject({ waiver: null });
  });

  test('a player is not registered where they are not', async () => {
    const { registrations } = adapters();
    expect(await registrations.find(7, 7)).toBeUndefined();
    expect(await registrations.latest(7)).toBeUndefined();
  });

  test('the latest registration is that of the latest date, then of the higher number', async () => {
    const { registrations } = adapters();
    const playerId = await aPlayerIn(adapters());
    const enter = async (name: string, day: string) =>
      registrations.add(
        aNewRegistration({
          playerId,
          tournamentId: await aTournamentIn(adapters(), name),
          registeredAt: new Date(day),
        }),
      );
    await enter('Fall Cup', '2026-11-20');
    const winter = await enter('Winter Cup', '2026-11-21');
    await enter('Old Cup', '2025-11-21');
    expect(await registrations.latest(playerId)).toEqual(winter);
    const spring = await enter('Spring Cup', '2026-11-21');
    expect(await registrations.latest(playerId)).toEqual(spring);
  });

  test('who is registered for a team is counted on its roster', async () => {
    const teamId = await aTeamIn(adapters(), await aTournamentIn(adapters()), 3);
    expect(await adapters().teams.find(teamId)).toMatchObject({ currentPlayers: 3 });
  });

  test('a roster is read with its players in the order in which they came, and with what their families allow', async () => {
    const { players, registrations } = adapters();
    const tournamentId = await aTournamentIn(adapters());
    const teamId = await aTeamIn(adapters(), tournamentId, 0);
    const elsewhere = await adapters().teams.add(
      aNewTeam({ tournamentId, name: 'Elsewhere', invitationCode: 'TEAM-ELSEWH-100' }),
    );
    const expected = [];
    for (const [name, contactShared] of [
      ['Zoe Park', true],
      ['Ada Park', false],
    ] as const) {
      const { id, birthYear, email, phone, parentName, parentEmail, parentPhone } = await players.add(
        aNewPlayer({ name }),
      );
      await registrations.add(aNewRegistration({ playerId: id, tournamentId, teamId, contactShared }));
      const read = { id, name, birthYear, email, phone, parentName, parentEmail, parentPhone, contactShared };
      expected.push({ ...read, isKnown: false, confirmedAddresses: [] });
    }
    const playerId = await aPlayerIn(adapters());
    await registrations.add(aNewRegistration({ playerId, tournamentId, teamId: elsewhere.id }));
    expect(await registrations.rosterOf(teamId)).toEqual(expected);
    expect(await registrations.rosterOf(0)).toEqual([]);
  });

  test('a sixth player finds no place, and nothing changes', async () => {
    const { registrations, teams } = adapters();
    const tournamentId = await aTournamentIn(adapters());
    const teamId = await aTeamIn(adapters(), tournamentId, 5);
    const playerId = await aPlayerIn(adapters(), 6);
    const adding = registrations.add(aNewRegistration({ playerId, tournamentId, teamId }));
    await expect(adding).rejects.toThrow(rosterFull());
    expect(await registrations.find(playerId, tournamentId)).toBeUndefined();
    expect(await teams.find(teamId)).toMatchObject({ currentPlayers: 5 });
  });

  test('a free agent moves onto a roster and is counted', async () => {
    const { registrations, teams } = adapters();
    const tournamentId = await aTournamentIn(adapters());
    const teamId = await aTeamIn(adapters(), tournamentId, 4);
    const playerId = await aPlayerIn(adapters(), 9);
    const { id } = await registrations.add(aNewRegistration({ playerId, tournamentId }));
    await registrations.moveTo(id, teamId);
    expect(await registrations.find(playerId, tournamentId)).toMatchObject({ teamId });
    expect(await teams.find(teamId)).toMatchObject({ currentPlayers: 5 });
  });

  test('a free agent finds no place on a full roster and stays one', async () => {
    const { registrations, teams } = adapters();
    const tournamentId = await aTournamentIn(adapters());
    const teamId = await aTeamIn(adapters(), tournamentId, 5);
    const playerId = await aPlayerIn(adapters(), 9);
    const { id } = await registrations.add(aNewRegistration({ playerId, tournamentId }));
    await expect(registrations.moveTo(id, teamId)).rejects.toThrow(rosterFull());
    expect(await registrations.find(playerId, tournamentId)).toMatchObject({ teamId: null });
    expect(await teams.find(teamId)).toMatchObject({ currentPlayers: 5 });
  });

  test('a change of payment is kept, and the roster counts as before', async () => {
    const { registrations, teams } = adapters();
    const tournamentId = await aTournamentIn(adapters());
    const teamId = await aTeamIn(adapters(), tournamentId, 1);
    const playerId = await aPlayerIn(adapters(), 9);
    const before = await registrations.add(aNewRegistration({ playerId, tournamentId, teamId }));
    const after = {
      ...before,
      payment: { state: 'paid', method: 'credit_card', amountCents: 4200, receivedCents: 0 } as const,
    };
    await registrations.save(after);
    expect(await registrations.find(playerId, tournamentId)).toEqual(after);
    expect(await registrations.withId(before.id)).toEqual(after);
    expect(await registrations.withId(before.id + 1)).toBeUndefined();
    expect(await teams.find(teamId)).toMatchObject({ currentPlayers: 2 });
  });

  test('what nobody has entered is not held', async () => {
    const { players, registrations, together } = adapters();
    expect(await together(() => players.lock(7))).toBeUndefined();
    expect(await together(() => registrations.lock(7))).toBeUndefined();
  });

  test("a player's registrations are shown the latest first", async () => {
    const { registrations } = adapters();
    const [fall, winter] = [
      await aTournamentOnFile(adapters()),
      await aTournamentOnFile(adapters(), { name: 'Winter Cup' }),
    ];
    const late = new Date('2026-11-22T15:00:00Z');
    const { player, registration } = await aPlayerInTournament(
      adapters(),
      fall,
      { name: 'Ada' },
      { registeredAt: late },
    );
    await aPlayerInTournament(adapters(), fall, { name: 'Ben' });
    const { id: _, ...same } = registration;
    const earlier = await registrations.add({ ...same, tournamentId: winter.id, registeredAt: at });
    expect(await registrations.ofPlayer(player.id)).toEqual([registration, earlier]);
    expect(await registrations.ofPlayer(player.id + 7)).toEqual([]);
  });

  test('a roster is shown in the order in which its players came, without those of other teams', async () => {
    const tournament = await aTournamentOnFile(adapters());
    const [team, other] = await teamsOnFile(adapters(), tournament, 2);
    if (team === undefined || other === undefined) throw new Error('No teams');
    const zoe = await aPlayerInTournament(
      adapters(),
      tournament,
      { name: 'Zoë' },
      { teamId: team.id, registeredAt: at },
    );
    await aPlayerInTournament(adapters(), tournament, { name: 'Ben' }, { teamId: other.id });
    const ada = await aPlayerInTournament(adapters(), tournament, { name: 'Ada' }, { teamId: team.id });
    expect(await adapters().registrations.ofTeam(team.id)).toEqual([zoe.registration, ada.registration]);
  });

  test('whoever leaves a team is a free agent, and their place is free', async () => {
    const { registrations, teams } = adapters();
    const tournament = await aTournamentOnFile(adapters());
    const { id: teamId } = await aTeamOnFile(adapters(), tournament);
    const { registration } = await aPlayerInTournament(adapters(), tournament, { name: 'Ada' }, { teamId });
    await aPlayerInTournament(adapters(), tournament, { name: 'Ben' }, { teamId });
    await registrations.leaveTeam(registration.id);
    expect(await registrations.find(registration.playerId, tournament.id)).toEqual({ ...registration, teamId: null });
    expect(await teams.find(teamId)).toMatchObject({ currentPlayers: 1 });
  });

  test('a payment is recorded with its words, and with who says so and when; what else is on file stays', async () => {
    const { registrations, together, confirmationOf } = adapters();
    const tournament = await aTournamentOnFile(adapters());
    const { registration } = await aPlayerInTournament(adapters(), tournament, { name: 'Ada' });
    const { registration: other } = await aPlayerInTournament(adapters(), tournament, { name: 'Ben' });
    const payment = { state: 'paid', method: 'other', amountCents: 3500, receivedCents: 3500 } as const;
    const confirmation = { methodText: 'a check', confirmedBy: 'Olga', confirmedAt: at };
    await registrations.recordPayment(registration.id, { ...payment, ...confirmation });
    expect(await together(() => registrations.lock(registration.id))).toEqual({
      record: { ...registration, payment },
      version: 2,
    });
    expect(await confirmationOf(registration.id)).toEqual(confirmation);
    expect(await registrations.find(other.playerId, tournament.id)).toEqual(other);
  });

  test('a payment that is pending again has nobody who confirms it', async () => {
    const { registrations, confirmationOf } = adapters();
    const { registration } = await aPlayerInTournament(adapters(), await aTournamentOnFile(adapters()), {
      name: 'Ada',
    });
    const paid = { state: 'paid', method: 'other', amountCents: 3500, receivedCents: 3500 } as const;
    const nobody = { methodText: null, confirmedBy: null, confirmedAt: null };
    await registrations.recordPayment(registration.id, {
      ...paid,
      methodText: 'Zelle',
      confirmedBy: 'Olga',
      confirmedAt: at,
    });
    await registrations.recordPayment(registration.id, { ...paid, state: 'pending', ...nobody });
    expect(await confirmationOf(registration.id)).toEqual(nobody);
  });
});
