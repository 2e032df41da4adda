import type { Player } from '../../domain/player/player.ts';
import type { Team } from '../../domain/team/team.ts';
import { aPlayerInTournament, aTeamOnFile, aTournamentOnFile } from '../sample/on-file.ts';
import { everyOffice, type Office } from './offices.ts';

/** Puts somebody on a team's roster. */
async function join(office: Office, team: Team, name: string, person: Partial<Player> = {}) {
  const tournament = { id: team.tournamentId };
  const { player } = await aPlayerInTournament(office, tournament, { name, ...person }, { teamId: team.id });
  return player;
}

everyOffice((office) => {
  test('a tournament nobody has entered has no teams to draw', async () => {
    expect(await office().entrants.of(await aTournamentOnFile(office()), 2026)).toEqual([]);
  });

  test('the teams that hold a place are drawn in the order in which they came, those of other tournaments are not', async () => {
    const tournament = await aTournamentOnFile(office());
    const waitlistedAt = new Date('2026-11-20T15:00:00Z');
    await aTeamOnFile(office(), tournament, { name: 'Waiting', waitlistedAt });
    const owls = await aTeamOnFile(office(), tournament, { name: 'Owls', ageBracket: 'U10-U12' });
    await aTeamOnFile(office(), tournament, { name: 'Withdrawn', isActive: false });
    await aTeamOnFile(office(), await aTournamentOnFile(office(), { name: 'Winter Cup' }), { name: 'Elsewhere' });
    const bears = await aTeamOnFile(office(), tournament, { name: 'Bears' });
    expect(await office().entrants.of(tournament, 2026)).toEqual([
      { id: owls.id, name: 'Owls', ageBracket: 'U10-U12' },
      { id: bears.id, name: 'Bears' },
    ]);
  });

  test('a team comes from the club of most of its players; whoever has no club counts for none', async () => {
    const tournament = await aTournamentOnFile(office());
    const team = await aTeamOnFile(office(), tournament);
    for (const [name, currentClub] of [
      ['Ann', 'None'],
      ['Bo', 'Hudson Rovers'],
      ['Cy', 'N/A'],
      ['Di', 'Turf Kickers'],
      ['Ed', 'Turf Kickers'],
    ] as const) {
      await join(office(), team, name, { currentClub });
    }
    expect(await office().entrants.of(tournament, 2026)).toMatchObject([{ club: 'Turf Kickers' }]);
  });

  test('a team of players without a club and without a birth year has neither club nor age', async () => {
    const tournament = await aTournamentOnFile(office());
    const team = await aTeamOnFile(office(), tournament);
    await join(office(), team, 'Ann', { currentClub: 'none', birthYear: null });
    expect(await office().entrants.of(tournament, 2026)).toEqual([{ id: team.id, name: team.name }]);
  });

  test('a team is as old as its oldest player in the year of the tournament', async () => {
    const tournament = await aTournamentOnFile(office(), { firstDay: '2027-01-16' });
    const team = await aTeamOnFile(office(), tournament);
    await join(office(), team, 'Ann', { birthYear: 2016 });
    await join(office(), team, 'Bo', { birthYear: 2014 });
    expect(await office().entrants.of(tournament, 2026)).toMatchObject([{ oldestAge: 13 }]);
  });

  test.each([
    ['in the year an organizer has set', { ageYear: 2028 }, 14],
    ['in this year while its day is to be announced', { firstDay: null }, 12],
  ])('ages count %s', async (_, different, oldestAge) => {
    const tournament = await aTournamentOnFile(office(), different);
    await join(office(), await aTeamOnFile(office(), tournament), 'Bo', { birthYear: 2014 });
    expect(await office().entrants.of(tournament, 2026)).toMatchObject([{ oldestAge }]);
  });

  test.each([
    ['a parent who captains makes no team older', 2006, 12],
    ['a captain of nineteen is one of the players', 2007, 19],
  ])('%s', async (_, birthYear, oldestAge) => {
    const { teams, entrants } = office();
    const tournament = await aTournamentOnFile(office());
    const team = await aTeamOnFile(office(), tournament);
    const captain = await join(office(), team, 'Ann', { birthYear });
    await join(office(), team, 'Bo', { birthYear: 2014 });
    await teams.save({ ...team, captainId: captain.id });
    expect(await entrants.of(tournament, 2026)).toMatchObject([{ oldestAge }]);
  });
});
