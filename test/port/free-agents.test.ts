import { aDayOnFile, aPlayerInTournament, aTeamOnFile, aTournamentOnFile, teamsOnFile } from '../sample/on-file.ts';
import { inPostgres } from './adapters.ts';

inPostgres((adapters) => {
  test('the free agents are those without a team, in the order in which they were registered', async () => {
    const tournament = await aTournamentOnFile(adapters());
    const team = await aTeamOnFile(adapters(), tournament);
    const registeredAt = new Date('2026-11-21T09:00:00Z');
    const wish = { ageBracket: 'U10-U12', playWith: 'Ben', registeredAt } as const;
    const zoe = await aPlayerInTournament(adapters(), tournament, { name: 'Zoë', phone: '1-201-555-0177' }, wish);
    await aPlayerInTournament(adapters(), tournament, { name: 'On a team' }, { teamId: team.id });
    const elsewhere = await aTournamentOnFile(adapters(), { name: 'Winter Cup' });
    await aPlayerInTournament(adapters(), elsewhere, { name: 'Elsewhere' });
    const ada = await aPlayerInTournament(adapters(), tournament, { name: 'Ada', skillLevel: 'Here to Chill' });
    expect(await adapters().freeAgents.inTournament(tournament.id)).toEqual([
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
    const tournament = await aTournamentOnFile(adapters());
    const { id, name, skillLevel } = await aTeamOnFile(adapters(), tournament, { ageBracket: 'U10-U12' });
    for (const person of ['Zoë', 'Ada']) {
      await aPlayerInTournament(adapters(), tournament, { name: person, phone: '(973) 555-0142' }, { teamId: id });
    }
    const players = ['Zoë', 'Ada'].map((person) => ({ name: person, phone: '9735550142' }));
    expect(await adapters().freeAgents.teams(tournament.id)).toEqual([
      { id, name, skillLevel, ageBracket: 'U10-U12', maxPlayers: 5, players },
    ]);
  });

  test('no team takes free agents that is full, closed to them, waiting, withdrawn or of another tournament', async () => {
    const tournament = await aTournamentOnFile(adapters());
    const full = await aTeamOnFile(adapters(), tournament, { name: 'Full', maxPlayers: 1 });
    await aPlayerInTournament(adapters(), tournament, { name: 'Ada' }, { teamId: full.id });
    await aTeamOnFile(adapters(), tournament, { name: 'Closed', acceptsFreeAgents: false });
    await aTeamOnFile(adapters(), tournament, { name: 'Waiting', waitlistedAt: new Date('2026-11-20T15:00:00Z') });
    await aTeamOnFile(adapters(), tournament, { name: 'Withdrawn', isActive: false });
    await aTeamOnFile(adapters(), await aTournamentOnFile(adapters(), { name: 'Winter Cup' }), { name: 'Elsewhere' });
    const one = await aTeamOnFile(adapters(), tournament, { name: 'Zebras' });
    const other = await aTeamOnFile(adapters(), tournament, { name: 'Apes' });
    expect((await adapters().freeAgents.teams(tournament.id)).map(({ id }) => id)).toEqual([one.id, other.id]);
  });

  test('the name of a team that waits or has left is taken all the same', async () => {
    const tournament = await aTournamentOnFile(adapters());
    await aTeamOnFile(adapters(), tournament, { name: 'Owls' });
    await aTeamOnFile(adapters(), tournament, { name: 'Waiting', waitlistedAt: new Date('2026-11-20T15:00:00Z') });
    await aTeamOnFile(adapters(), tournament, { name: 'Withdrawn', isActive: false });
    await aTeamOnFile(adapters(), await aTournamentOnFile(adapters(), { name: 'Winter Cup' }), { name: 'Elsewhere' });
    const names = await adapters().freeAgents.teamNames(tournament.id);
    expect(names.toSorted()).toEqual(['Owls', 'Waiting', 'Withdrawn']);
  });

  test('a tournament is drawn once its games are, and no other with it', async () => {
    const tournament = await aTournamentOnFile(adapters());
    const elsewhere = await aTournamentOnFile(adapters(), { name: 'Winter Cup' });
    expect(await adapters().freeAgents.isDrawn(tournament.id)).toBe(false);
    await aDayOnFile(adapters(), tournament, await teamsOnFile(adapters(), tournament, 2));
    expect(await adapters().freeAgents.isDrawn(tournament.id)).toBe(true);
    expect(await adapters().freeAgents.isDrawn(elsewhere.id)).toBe(false);
  });
});
