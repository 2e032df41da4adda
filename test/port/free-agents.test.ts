import { aDayOnFile, aPlayerInTournament, aTeamOnFile, aTournamentOnFile, teamsOnFile } from '../sample/on-file.ts';
import { everyOffice } from './offices.ts';

everyOffice((office) => {
  test('the free agents are those without a team, in the order in which they were registered', async () => {
    const tournament = await aTournamentOnFile(office());
    const team = await aTeamOnFile(office(), tournament);
    const registeredAt = new Date('2026-11-21T09:00:00Z');
    const wish = { ageBracket: 'U10-U12', playWith: 'Ben', registeredAt } as const;
    const zoe = await aPlayerInTournament(office(), tournament, { name: 'Zoë', phone: '1-201-555-0177' }, wish);
    await aPlayerInTournament(office(), tournament, { name: 'On a team' }, { teamId: team.id });
    const elsewhere = await aTournamentOnFile(office(), { name: 'Winter Cup' });
    await aPlayerInTournament(office(), elsewhere, { name: 'Elsewhere' });
    const ada = await aPlayerInTournament(office(), tournament, { name: 'Ada', skillLevel: 'Here to Chill' });
    expect(await office().freeAgents.inTournament(tournament.id)).toEqual([
      {
        registrationId: zoe.registration.id,
        playerId: zoe.player.id,
        name: 'Zoë',
        skillLevel: 'Here to Play',
        phone: '2015550177',
        ...wish,
      },
      {
        registrationId: ada.registration.id,
        playerId: ada.player.id,
        name: 'Ada',
        skillLevel: 'Here to Chill',
        phone: '2015550101',
        ageBracket: null,
        playWith: null,
        registeredAt: ada.registration.registeredAt,
      },
    ]);
  });

  test('a team with places is shown with who is on it, in the order in which they came', async () => {
    const tournament = await aTournamentOnFile(office());
    const { id, name, skillLevel } = await aTeamOnFile(office(), tournament, { ageBracket: 'U10-U12' });
    for (const person of ['Zoë', 'Ada']) {
      await aPlayerInTournament(office(), tournament, { name: person, phone: '(973) 555-0142' }, { teamId: id });
    }
    const players = ['Zoë', 'Ada'].map((person) => ({ name: person, phone: '9735550142' }));
    expect(await office().freeAgents.teams(tournament.id)).toEqual([
      { id, name, skillLevel, ageBracket: 'U10-U12', maxPlayers: 5, players },
    ]);
  });

  test('no team takes free agents that is full, closed to them, waiting, withdrawn or of another tournament', async () => {
    const tournament = await aTournamentOnFile(office());
    const full = await aTeamOnFile(office(), tournament, { name: 'Full', maxPlayers: 1 });
    await aPlayerInTournament(office(), tournament, { name: 'Ada' }, { teamId: full.id });
    await aTeamOnFile(office(), tournament, { name: 'Closed', acceptsFreeAgents: false });
    await aTeamOnFile(office(), tournament, { name: 'Waiting', waitlistedAt: new Date('2026-11-20T15:00:00Z') });
    await aTeamOnFile(office(), tournament, { name: 'Withdrawn', isActive: false });
    await aTeamOnFile(office(), await aTournamentOnFile(office(), { name: 'Winter Cup' }), { name: 'Elsewhere' });
    const one = await aTeamOnFile(office(), tournament, { name: 'Zebras' });
    const other = await aTeamOnFile(office(), tournament, { name: 'Apes' });
    expect((await office().freeAgents.teams(tournament.id)).map(({ id }) => id)).toEqual([one.id, other.id]);
  });

  test('the name of a team that waits or has left is taken all the same', async () => {
    const tournament = await aTournamentOnFile(office());
    await aTeamOnFile(office(), tournament, { name: 'Owls' });
    await aTeamOnFile(office(), tournament, { name: 'Waiting', waitlistedAt: new Date('2026-11-20T15:00:00Z') });
    await aTeamOnFile(office(), tournament, { name: 'Withdrawn', isActive: false });
    await aTeamOnFile(office(), await aTournamentOnFile(office(), { name: 'Winter Cup' }), { name: 'Elsewhere' });
    const names = await office().freeAgents.teamNames(tournament.id);
    expect(names.toSorted()).toEqual(['Owls', 'Waiting', 'Withdrawn']);
  });

  test('a tournament is drawn once its games are, and no other with it', async () => {
    const tournament = await aTournamentOnFile(office());
    const elsewhere = await aTournamentOnFile(office(), { name: 'Winter Cup' });
    expect(await office().freeAgents.isDrawn(tournament.id)).toBe(false);
    await aDayOnFile(office(), tournament, await teamsOnFile(office(), tournament, 2));
    expect(await office().freeAgents.isDrawn(tournament.id)).toBe(true);
    expect(await office().freeAgents.isDrawn(elsewhere.id)).toBe(false);
  });
});
