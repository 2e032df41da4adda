import type { Player } from '../../domain/rule/player/player.ts';
import type { Team } from '../../domain/rule/team/team.ts';
import { aPlayerInTournament, aTeamOnFile, aTournamentOnFile } from '../sample/on-file.ts';
import { inPostgres, type PostgresAdapters } from './adapters.ts';

/** Puts somebody on a team's roster. */
async function join(adapters: PostgresAdapters, team: Team, name: string, person: Partial<Player> = {}) {
  const tournament = { id: team.tournamentId };
  const { player } = await aPlayerInTournament(adapters, tournament, { name, ...person }, { teamId: team.id });
  return player;
}

inPostgres((adapters) => {
  test('a tournament nobody has entered has no teams to draw', async () => {
    expect(await adapters().entrants.of(await aTournamentOnFile(adapters()), 2026)).toEqual([]);
  });

  test('the teams that hold a place are drawn in the order in which they came, those of other tournaments are not', async () => {
    const tournament = await aTournamentOnFile(adapters());
    const waitlistedAt = new Date('2026-11-20T15:00:00Z');
    await aTeamOnFile(adapters(), tournament, { name: 'Waiting', waitlistedAt });
    const owls = await aTeamOnFile(adapters(), tournament, { name: 'Owls', ageBracket: 'U10-U12' });
    await aTeamOnFile(adapters(), tournament, { name: 'Withdrawn', isActive: false });
    await aTeamOnFile(adapters(), await aTournamentOnFile(adapters(), { name: 'Winter Cup' }), { name: 'Elsewhere' });
    const bears = await aTeamOnFile(adapters(), tournament, { name: 'Bears' });
    expect(await adapters().entrants.of(tournament, 2026)).toEqual([
      { id: owls.id, name: 'Owls', ageBracket: 'U10-U12' },
      { id: bears.id, name: 'Bears' },
    ]);
  });

  test('a team comes from the club of most of its players; whoever has no club counts for none', async () => {
    const tournament = await aTournamentOnFile(adapters());
    const team = await aTeamOnFile(adapters(), tournament);
    for (const [name, currentClub] of [
      ['Ann', 'None'],
      ['Bo', 'Hudson Rovers'],
      ['Cy', 'N/A'],
      ['Di', 'Turf Kickers'],
      ['Ed', 'Turf Kickers'],
    ] as const) {
      await join(adapters(), team, name, { currentClub });
    }
    expect(await adapters().entrants.of(tournament, 2026)).toMatchObject([{ club: 'Turf Kickers' }]);
  });

  test('a team of players without a club and without a birth year has neither club nor age', async () => {
    const tournament = await aTournamentOnFile(adapters());
    const team = await aTeamOnFile(adapters(), tournament);
    await join(adapters(), team, 'Ann', { currentClub: 'none', birthYear: null });
    expect(await adapters().entrants.of(tournament, 2026)).toEqual([{ id: team.id, name: team.name }]);
  });

  test('a team is as old as its oldest player in the year of the tournament', async () => {
    const tournament = await aTournamentOnFile(adapters(), { firstDay: '2027-01-16' });
    const team = await aTeamOnFile(adapters(), tournament);
    await join(adapters(), team, 'Ann', { birthYear: 2016 });
    await join(adapters(), team, 'Bo', { birthYear: 2014 });
    expect(await adapters().entrants.of(tournament, 2026)).toMatchObject([{ oldestAge: 13 }]);
  });

  test.each([
    ['in the year an organizer has set', { ageYear: 2028 }, 14],
    ['in this year while its day is to be announced', { firstDay: null }, 12],
  ])('ages count %s', async (_, different, oldestAge) => {
    const tournament = await aTournamentOnFile(adapters(), different);
    await join(adapters(), await aTeamOnFile(adapters(), tournament), 'Bo', { birthYear: 2014 });
    expect(await adapters().entrants.of(tournament, 2026)).toMatchObject([{ oldestAge }]);
  });

  test.each([
    ['a parent who captains makes no team older', 2006, 12],
    ['a captain of nineteen is one of the players', 2007, 19],
  ])('%s', async (_, birthYear, oldestAge) => {
    const { teams, entrants } = adapters();
    const tournament = await aTournamentOnFile(adapters());
    const team = await aTeamOnFile(adapters(), tournament);
    const captain = await join(adapters(), team, 'Ann', { birthYear });
    await join(adapters(), team, 'Bo', { birthYear: 2014 });
    await teams.save({ ...team, captainId: captain.id });
    expect(await entrants.of(tournament, 2026)).toMatchObject([{ oldestAge }]);
  });
});
