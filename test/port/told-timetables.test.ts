import { toldOf } from '../../domain/schedule/own-game.ts';
import { aDayOnFile, aPlayerInTournament, aTeamOnFile, aTournamentOnFile, teamsOnFile } from '../sample/on-file.ts';
import { openTransaction } from './beside.ts';
import { everyOffice, inPostgres, type Office } from './offices.ts';

const drawnAt = new Date('2026-12-01T20:00:00Z');
const morning = new Date('2026-12-10T09:00:00Z');
const noon = new Date('2026-12-10T12:00:00Z');

/** Four teams that are drawn, with a player on the first. */
async function aDrawnTournament(office: Office) {
  const tournament = await aTournamentOnFile(office);
  const teams = await teamsOnFile(office, tournament, 4);
  const [first] = teams;
  if (first === undefined) throw new Error('No teams');
  const { player, registration } = await aPlayerInTournament(office, tournament, { name: 'Ada' }, { teamId: first.id });
  const day = await aDayOnFile(office, tournament, teams, { author: { by: 'Olga', at: drawnAt } });
  return { tournament, teams, first, player, registration, day };
}

everyOffice((office) => {
  test('the tournaments to tell of are the visible ones that are not over, in the order in which they were announced', async () => {
    const { tournaments, toldTimetables } = office();
    const fall = await aTournamentOnFile(office());
    await aTournamentOnFile(office(), { name: 'Hidden Cup', visible: false });
    await tournaments.save({ ...(await aTournamentOnFile(office(), { name: 'Old Cup' })), status: 'completed' });
    const today = await aTournamentOnFile(office(), { name: 'Today' });
    await tournaments.save({ ...today, status: 'active' });
    const { id, name, date, location } = fall;
    expect(await toldTimetables.tournaments()).toEqual([
      {
        ...{ id, name, date, location, hasTimetable: false, isUpcoming: true, isTold: false },
        startsAt: new Date('2026-12-12T23:15:00Z'),
      },
      expect.objectContaining({ id: today.id, isUpcoming: false }),
    ]);
  });

  test('before it is drawn a tournament starts when its first day opens; without a day nobody knows', async () => {
    const hours = [{ day: '2026-12-12', startTime: '09:30', endTime: '17:00' }];
    await aTournamentOnFile(office(), { playingHours: hours });
    await aTournamentOnFile(office(), { name: 'Some Day', firstDay: null });
    const [set, open] = await office().toldTimetables.tournaments();
    expect(set?.startsAt).toEqual(new Date('2026-12-12T14:30:00Z'));
    expect(open?.startsAt.getTime()).toBeNaN();
  });

  test('a drawn tournament has a timetable and starts with its first game', async () => {
    const { day } = await aDrawnTournament(office());
    const [known] = await office().toldTimetables.tournaments();
    const starts = day.games.map(({ game }) => Date.parse(game.start));
    expect(known).toMatchObject({ hasTimetable: true, startsAt: new Date(Math.min(...starts)) });
  });

  test('a tournament stands still for whoever tells of it, and none does that is not there', async () => {
    const { toldTimetables, together } = office();
    const { id } = await aTournamentOnFile(office());
    expect(await together(() => toldTimetables.takeTurn())).toBe(true);
    expect(await together(() => toldTimetables.holdStill(id))).toBe(true);
    expect(await together(() => toldTimetables.holdStill(id + 1))).toBe(false);
  });

  test('a reader sees the games of the own team in order of time, and which of them the draw made', async () => {
    const { tournament, teams, first, player, registration, day } = await aDrawnTournament(office());
    const { readers, ...times } = await office().toldTimetables.audienceOf(tournament.id);
    const [semifinal] = day.games.filter(({ team1Id, team2Id }) => [team1Id, team2Id].includes(first.id));
    const opponent = teams.find(({ id }) => id !== first.id && [semifinal?.team1Id, semifinal?.team2Id].includes(id));
    expect(times).toEqual({ lastChangeAt: drawnAt, lastToldAt: null });
    expect(readers).toEqual([
      {
        registrationId: registration.id,
        name: player.name,
        email: player.email,
        teamId: first.id,
        teamName: first.name,
        captainName: first.captainName,
        games: [
          {
            id: semifinal?.game.id,
            startsAt: new Date(semifinal?.game.start ?? ''),
            field: semifinal?.game.field,
            opponent: { id: opponent?.id, name: opponent?.name },
            ...{ isDrawn: true, isOpponentDrawn: true, state: 'to come' },
          },
        ],
        told: undefined,
      },
    ]);
  });

  test('free agents are told as well, and nobody whose team waits, nor of another tournament', async () => {
    const tournament = await aTournamentOnFile(office());
    const waiting = await aTeamOnFile(office(), tournament, { waitlistedAt: drawnAt });
    await aPlayerInTournament(office(), tournament, { name: 'Waiting' }, { teamId: waiting.id });
    const { registration } = await aPlayerInTournament(office(), tournament, { name: 'Free' });
    const elsewhere = await aTournamentOnFile(office(), { name: 'Winter Cup' });
    await aPlayerInTournament(office(), elsewhere, { name: 'Elsewhere' });
    const { lastChangeAt, readers } = await office().toldTimetables.audienceOf(tournament.id);
    const nobody = { teamId: null, teamName: null, captainName: null, games: [] };
    expect(lastChangeAt).toBeNull();
    expect(readers).toMatchObject([{ registrationId: registration.id, name: 'Free', ...nobody }]);
  });

  test('what a family was told is known, and its tournament is one that families were told of', async () => {
    const { toldTimetables } = office();
    const { tournament, first, registration } = await aDrawnTournament(office());
    const [reader] = (await toldTimetables.audienceOf(tournament.id)).readers;
    const told = { teamId: first.id, games: toldOf(reader?.games ?? []), letters: 1 };
    await toldTimetables.keep([{ registrationId: registration.id, ...told }], morning);
    const audience = await toldTimetables.audienceOf(tournament.id);
    expect(audience).toMatchObject({ lastToldAt: morning, readers: [{ told }] });
    expect(JSON.stringify(audience.readers[0]?.told)).toBe(JSON.stringify(told));
    expect(await toldTimetables.tournaments()).toMatchObject([{ isTold: true }]);
  });

  test('the moment of a letter changes with the next letter, and not where none was written', async () => {
    const { toldTimetables } = office();
    const { tournament, registration } = await aDrawnTournament(office());
    const told = { registrationId: registration.id, teamId: null, games: [], letters: 1 };
    await toldTimetables.keep([told], morning);
    await toldTimetables.keep([], noon);
    await toldTimetables.keep([{ ...told, teamId: registration.teamId }], noon);
    const silent = await toldTimetables.audienceOf(tournament.id);
    expect(silent).toMatchObject({ lastToldAt: morning, readers: [{ told: { teamId: registration.teamId } }] });
    await toldTimetables.keep([{ ...told, letters: 2 }], noon);
    const written = await toldTimetables.audienceOf(tournament.id);
    expect(written).toMatchObject({ lastToldAt: noon, readers: [{ told: { letters: 2 } }] });
  });
});

inPostgres((office) => {
  test('while one process tells families the others leave it to that one', async () => {
    const { toldTimetables, together } = office();
    const end = await openTransaction(office(), () => toldTimetables.takeTurn());
    expect(await together(() => toldTimetables.takeTurn())).toBe(false);
    await end();
    expect(await together(() => toldTimetables.takeTurn())).toBe(true);
  });

  test('nobody is told of a timetable while somebody is at it', async () => {
    const { toldTimetables, brackets, together } = office();
    const { id } = await aTournamentOnFile(office());
    const end = await openTransaction(office(), () => brackets.lock(id));
    expect(await together(() => toldTimetables.holdStill(id))).toBe(false);
    await end();
    expect(await together(() => toldTimetables.holdStill(id))).toBe(true);
  });
});
