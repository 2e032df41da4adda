import { aDayOnFile, aPlayerInTournament, aTeamOnFile, aTournamentOnFile, teamsOnFile } from '../sample/on-file.ts';
import { everyOffice } from './offices.ts';

const at = new Date('2026-11-21T15:00:00Z');

everyOffice((office) => {
  test('what nobody has entered is not held', async () => {
    const { backOffice, together } = office();
    expect(await together(() => backOffice.player(7))).toBeUndefined();
    expect(await together(() => backOffice.registration(7))).toBeUndefined();
  });

  test('a player has another version after each change, so that nobody writes over what they have not seen', async () => {
    const { backOffice, players, together } = office();
    const { player } = await aPlayerInTournament(office(), await aTournamentOnFile(office()), { name: 'Ada' });
    expect(await together(() => backOffice.player(player.id))).toEqual({ record: player, version: 1 });
    await players.save({ ...player, league: 'NJYS' });
    expect(await together(() => backOffice.player(player.id))).toEqual({
      record: { ...player, league: 'NJYS' },
      version: 2,
    });
  });

  test('a registration has another version after each change, and the player has not', async () => {
    const { backOffice, registrations, together } = office();
    const { player, registration } = await aPlayerInTournament(office(), await aTournamentOnFile(office()), {
      name: 'Ada',
    });
    const { id } = registration;
    expect(await together(() => backOffice.registration(id))).toEqual({ record: registration, version: 1 });
    await registrations.save({ ...registration, notes: 'late on Friday' });
    expect(await together(() => backOffice.registration(id))).toEqual({
      record: { ...registration, notes: 'late on Friday' },
      version: 2,
    });
    expect(await together(() => backOffice.player(player.id))).toMatchObject({ version: 1 });
  });

  test("a player's registrations are shown the latest first", async () => {
    const { backOffice, registrations } = office();
    const [fall, winter] = [
      await aTournamentOnFile(office()),
      await aTournamentOnFile(office(), { name: 'Winter Cup' }),
    ];
    const late = new Date('2026-11-22T15:00:00Z');
    const { player, registration } = await aPlayerInTournament(office(), fall, { name: 'Ada' }, { registeredAt: late });
    await aPlayerInTournament(office(), fall, { name: 'Ben' });
    const { id: _, ...same } = registration;
    const earlier = await registrations.add({ ...same, tournamentId: winter.id, registeredAt: at });
    expect(await backOffice.registrationsOf(player.id)).toEqual([registration, earlier]);
    expect(await backOffice.registrationsOf(player.id + 7)).toEqual([]);
  });

  test('a roster is shown in the order in which its players came, without those of other teams', async () => {
    const tournament = await aTournamentOnFile(office());
    const [team, other] = await teamsOnFile(office(), tournament, 2);
    if (team === undefined || other === undefined) throw new Error('No teams');
    const zoe = await aPlayerInTournament(office(), tournament, { name: 'Zoë' }, { teamId: team.id, registeredAt: at });
    await aPlayerInTournament(office(), tournament, { name: 'Ben' }, { teamId: other.id });
    const ada = await aPlayerInTournament(office(), tournament, { name: 'Ada' }, { teamId: team.id });
    expect(await office().backOffice.roster(team.id)).toEqual([zoe.registration, ada.registration]);
  });

  test('the teams of a captain are all of them, the withdrawn ones too, in the order in which they came', async () => {
    const { backOffice, together } = office();
    const tournament = await aTournamentOnFile(office());
    const { player } = await aPlayerInTournament(office(), tournament, { name: 'Ada' });
    const captainId = player.id;
    const owls = await aTeamOnFile(office(), tournament, { name: 'Owls', captainId });
    await aTeamOnFile(office(), tournament, { name: 'Bears' });
    const ants = await aTeamOnFile(office(), tournament, { name: 'Ants', captainId, isActive: false });
    expect(await together(() => backOffice.teamsLedBy(captainId))).toEqual([owls, ants]);
  });

  test('a team that was edited is found by its new name, in its next version; nobody edits how many are on it', async () => {
    const { backOffice, teams } = office();
    const tournament = await aTournamentOnFile(office());
    const team = await aTeamOnFile(office(), tournament);
    await aPlayerInTournament(office(), tournament, { name: 'Ada' }, { teamId: team.id });
    const saved = await backOffice.saveTeam({ ...team, name: 'Day Owls', currentPlayers: 1 });
    expect(saved).toEqual({ ...team, name: 'Day Owls', currentPlayers: 1, version: 2 });
    await backOffice.saveTeam({ ...saved, currentPlayers: 4 });
    expect(await teams.named(tournament.id, 'day owls')).toEqual({ ...saved, version: 3 });
    expect(await teams.isNameTaken(tournament.id, team.name)).toBe(false);
  });

  test('whoever leaves a team is a free agent, and their place is free', async () => {
    const { backOffice, registrations, teams } = office();
    const tournament = await aTournamentOnFile(office());
    const { id: teamId } = await aTeamOnFile(office(), tournament);
    const { registration } = await aPlayerInTournament(office(), tournament, { name: 'Ada' }, { teamId });
    await aPlayerInTournament(office(), tournament, { name: 'Ben' }, { teamId });
    await backOffice.leaveTeam(registration.id);
    expect(await registrations.find(registration.playerId, tournament.id)).toEqual({ ...registration, teamId: null });
    expect(await teams.find(teamId)).toMatchObject({ currentPlayers: 1 });
  });

  test('a payment is recorded with its words, and with who says so and when; what else is on file stays', async () => {
    const { backOffice, registrations, confirmationOf, together } = office();
    const tournament = await aTournamentOnFile(office());
    const { registration } = await aPlayerInTournament(office(), tournament, { name: 'Ada' });
    const { registration: other } = await aPlayerInTournament(office(), tournament, { name: 'Ben' });
    const payment = { state: 'paid', method: 'other', amountCents: 3500 } as const;
    const confirmation = { methodText: 'a check', confirmedBy: 'Olga', confirmedAt: at };
    await backOffice.recordPayment(registration.id, { ...payment, ...confirmation });
    expect(await together(() => backOffice.registration(registration.id))).toEqual({
      record: { ...registration, payment },
      version: 2,
    });
    expect(await confirmationOf(registration.id)).toEqual(confirmation);
    expect(await registrations.find(other.playerId, tournament.id)).toEqual(other);
  });

  test('a payment that is pending again has nobody who confirms it', async () => {
    const { backOffice, confirmationOf } = office();
    const { registration } = await aPlayerInTournament(office(), await aTournamentOnFile(office()), { name: 'Ada' });
    const paid = { state: 'paid', method: 'other', amountCents: 3500 } as const;
    const nobody = { methodText: null, confirmedBy: null, confirmedAt: null };
    await backOffice.recordPayment(registration.id, {
      ...paid,
      methodText: 'Zelle',
      confirmedBy: 'Olga',
      confirmedAt: at,
    });
    await backOffice.recordPayment(registration.id, { ...paid, state: 'pending', ...nobody });
    expect(await confirmationOf(registration.id)).toEqual(nobody);
  });

  test('a team has games once it is drawn, and a team outside the draw has none', async () => {
    const tournament = await aTournamentOnFile(office());
    const [one, two, outside] = await teamsOnFile(office(), tournament, 3);
    if (one === undefined || two === undefined || outside === undefined) throw new Error('No teams');
    expect(await office().backOffice.gamesOf(one.id)).toBe(0);
    await aDayOnFile(office(), tournament, [one, two]);
    expect(await office().backOffice.gamesOf(one.id)).toBeGreaterThan(0);
    expect(await office().backOffice.gamesOf(outside.id)).toBe(0);
  });

  test('a tournament is found by its very name', async () => {
    await aTournamentOnFile(office(), { name: 'Winter Cup' });
    const { id } = await aTournamentOnFile(office(), { name: 'Fall Cup' });
    expect(await office().backOffice.tournamentNamed('Fall Cup')).toBe(id);
    expect(await office().backOffice.tournamentNamed('Fall')).toBeUndefined();
  });
});
