import { publicNameInSentence } from '../../domain/rule/player/public-name.ts';
import { debtOf } from '../../domain/rule/registration/debt.ts';
import { kickoffOrder } from '../../domain/rule/schedule/game-times.ts';
import { announcedGames } from '../../domain/rule/schedule/own-game.ts';
import { type Captaincy, noCaptain } from '../../domain/rule/team/captain.ts';
import { waiverState } from '../../domain/rule/waiver/waiver.ts';
import { aDayOnFile, aPlayerInTournament, aTeamOnFile, aTournamentOnFile, teamsOnFile } from '../sample/on-file.ts';
import { inPostgres, type PostgresAdapters } from './adapters.ts';
import { openTransaction } from './beside.ts';

const drawnAt = new Date('2026-12-01T20:00:00Z');
const morning = new Date('2026-12-10T09:00:00Z');
const noon = new Date('2026-12-10T12:00:00Z');
const coach: Captaincy = {
  ...{
    captainId: null,
    captainName: 'Robin Reyes',
    captainEmail: 'robin@club.example',
    captainPhone: '(201) 555-0188',
  },
  captainLanguage: 'es',
};

/** Four teams without a contact that are drawn, with a player on the first. */
async function aDrawnTournament(adapters: PostgresAdapters) {
  const tournament = await aTournamentOnFile(adapters);
  const entered = await teamsOnFile(adapters, tournament, 4);
  const teams = await Promise.all(entered.map((team) => adapters.teams.save({ ...team, ...noCaptain })));
  const [first] = teams;
  if (first === undefined) throw new Error('No teams');
  const { player, registration } = await aPlayerInTournament(
    adapters,
    tournament,
    { name: 'Ada' },
    { teamId: first.id },
  );
  const day = await aDayOnFile(adapters, tournament, teams, { author: { by: 'Olga', at: drawnAt } });
  return { tournament, teams, first, player, registration, day };
}

inPostgres((adapters) => {
  test('the tournaments to tell of are the visible ones that are not over, in the order in which they were announced', async () => {
    const { tournaments, notifiedTimetables } = adapters();
    const fall = await aTournamentOnFile(adapters());
    await aTournamentOnFile(adapters(), { name: 'Hidden Cup', visible: false });
    await tournaments.save({ ...(await aTournamentOnFile(adapters(), { name: 'Old Cup' })), status: 'completed' });
    const today = await aTournamentOnFile(adapters(), { name: 'Today' });
    await tournaments.save({ ...today, status: 'active' });
    const { id, name, date, location } = fall;
    expect(await notifiedTimetables.tournaments()).toEqual([
      {
        ...{ id, name, date, location, hasTimetable: false, isUpcoming: true, isNotified: false },
        ...{ hasDraft: false, note: null, day: '2026-12-12', postponedAt: null },
        startsAt: new Date('2026-12-12T23:15:00Z'),
      },
      expect.objectContaining({ id: today.id, isUpcoming: false }),
    ]);
  });

  test('before it is drawn a tournament starts when its first day opens; without a day nobody knows', async () => {
    const hours = [{ day: '2026-12-12', startTime: '09:30', endTime: '17:00' }];
    await aTournamentOnFile(adapters(), { playingHours: hours });
    await aTournamentOnFile(adapters(), { name: 'Some Day', firstDay: null });
    const [set, open] = await adapters().notifiedTimetables.tournaments();
    expect(set?.startsAt).toEqual(new Date('2026-12-12T14:30:00Z'));
    expect(open?.startsAt.getTime()).toBeNaN();
    expect([set?.day, open?.day]).toEqual(['2026-12-12', open?.date]);
  });

  test('a drawn tournament has a timetable and starts with its first game', async () => {
    const { day } = await aDrawnTournament(adapters());
    const [known] = await adapters().notifiedTimetables.tournaments();
    const starts = day.games.map(({ game }) => kickoffOrder(game.start));
    expect(known).toMatchObject({ hasTimetable: true, startsAt: new Date(Math.min(...starts)) });
  });

  test('a tournament stands still for whoever tells of it, and none does that is not there', async () => {
    const { notifiedTimetables, together } = adapters();
    const { id } = await aTournamentOnFile(adapters());
    expect(await together(() => notifiedTimetables.takeTurn())).toBe(true);
    expect(await together(() => notifiedTimetables.holdStill(id))).toBe(true);
    expect(await together(() => notifiedTimetables.holdStill(id + 1))).toBe(false);
  });

  test('a reader sees the games of the own team in order of time, and which of them the draw made', async () => {
    const { tournament, teams, first, player, registration, day } = await aDrawnTournament(adapters());
    const { readers, ...times } = await adapters().notifiedTimetables.audienceOf(tournament.id);
    const [semifinal] = day.games.filter(({ team1Id, team2Id }) => [team1Id, team2Id].includes(first.id));
    const opponent = teams.find(({ id }) => id !== first.id && [semifinal?.team1Id, semifinal?.team2Id].includes(id));
    expect(times).toEqual({ lastChangeAt: drawnAt, lastToldAt: null, location: expect.any(String), day: '2026-12-12' });
    expect(readers).toEqual([
      {
        registrationId: registration.id,
        playerId: player.id,
        name: player.name,
        language: 'en',
        email: player.email,
        teamId: first.id,
        teamName: first.name,
        captainName: publicNameInSentence({ name: first.captainName, birthYear: null }, 2026),
        teammates: [],
        debt: debtOf(registration),
        waiver: waiverState(registration.waiver),
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
    const tournament = await aTournamentOnFile(adapters());
    const waiting = await aTeamOnFile(adapters(), tournament, { waitlistedAt: drawnAt });
    await aPlayerInTournament(adapters(), tournament, { name: 'Waiting' }, { teamId: waiting.id });
    const { registration } = await aPlayerInTournament(adapters(), tournament, { name: 'Free' });
    const elsewhere = await aTournamentOnFile(adapters(), { name: 'Winter Cup' });
    await aPlayerInTournament(adapters(), elsewhere, { name: 'Elsewhere' });
    const { lastChangeAt, readers } = await adapters().notifiedTimetables.audienceOf(tournament.id);
    const nobody = { teamId: null, teamName: null, captainName: null, games: [] };
    expect(lastChangeAt).toBeNull();
    expect(readers).toMatchObject([{ registrationId: registration.id, name: 'Free', ...nobody }]);
  });

  test('what a family was told is known, and its tournament is one that families were told of', async () => {
    const { notifiedTimetables } = adapters();
    const { tournament, first, registration } = await aDrawnTournament(adapters());
    const [reader] = (await notifiedTimetables.audienceOf(tournament.id)).readers;
    const told = {
      teamId: first.id,
      games: announcedGames(reader?.games ?? []),
      letters: 1,
      location: 'Dome',
      day: '2026-12-12',
    };
    await notifiedTimetables.keep([{ registrationId: registration.id, ...told }], morning);
    const audience = await notifiedTimetables.audienceOf(tournament.id);
    expect(audience).toMatchObject({ lastToldAt: morning, readers: [{ told }] });
    expect(JSON.stringify(audience.readers[0]?.told)).toBe(JSON.stringify(told));
    expect(await notifiedTimetables.tournaments()).toMatchObject([{ isNotified: true }]);
  });

  test('the moment of a letter changes with the next letter, and not where none was written', async () => {
    const { notifiedTimetables } = adapters();
    const { tournament, registration } = await aDrawnTournament(adapters());
    const told = { registrationId: registration.id, teamId: null, games: [], letters: 1 };
    await notifiedTimetables.keep([told], morning);
    await notifiedTimetables.keep([], noon);
    await notifiedTimetables.keep([{ ...told, teamId: registration.teamId }], noon);
    const silent = await notifiedTimetables.audienceOf(tournament.id);
    expect(silent).toMatchObject({ lastToldAt: morning, readers: [{ told: { teamId: registration.teamId } }] });
    await notifiedTimetables.keep([{ ...told, letters: 2 }], noon);
    const written = await notifiedTimetables.audienceOf(tournament.id);
    expect(written).toMatchObject({ lastToldAt: noon, readers: [{ told: { letters: 2 } }] });
  });

  test('the contact of a team reads of its games, in their language, and owes and signs nothing', async () => {
    const { teams, notifiedTimetables } = adapters();
    const { tournament, first } = await aDrawnTournament(adapters());
    const [player] = (await notifiedTimetables.audienceOf(tournament.id)).readers;
    const led = await teams.save({ ...first, ...coach });
    const waiting = await aTeamOnFile(adapters(), tournament, { name: 'Waits', waitlistedAt: drawnAt });
    await teams.save({ ...waiting, ...coach });
    const gone = await aTeamOnFile(adapters(), tournament, { name: 'Gone' });
    await teams.save({ ...gone, ...coach, isActive: false });
    const { readers } = await notifiedTimetables.audienceOf(tournament.id);
    expect(readers).toEqual([
      { ...player, captainName: publicNameInSentence({ name: coach.captainName, birthYear: null }, 2026) },
      {
        registrationId: null,
        name: coach.captainName,
        email: coach.captainEmail,
        language: 'es',
        teamId: led.id,
        captainId: null,
        teamName: led.name,
        captainName: coach.captainName,
        captainLinkNumber: led.captainLinkNumber,
        teammates: [],
        games: player?.games,
        told: undefined,
        lettersToContacts: 0,
      },
    ]);
  });

  test('what a contact was told is known however its address is written, and is nothing to the next', async () => {
    const { teams, notifiedTimetables } = adapters();
    const tournament = await aTournamentOnFile(adapters());
    let team = await aTeamOnFile(adapters(), tournament);
    team = await teams.save({ ...team, ...coach });
    const told = { teamId: team.id, games: [], letters: 1, location: 'Dome', day: '2026-12-12' };
    await notifiedTimetables.keep([{ registrationId: null, ...told }], morning);
    team = await teams.save({ ...team, captainName: 'Rob', captainEmail: 'ROBIN@club.example' });
    await notifiedTimetables.keep([{ registrationId: null, ...told }], noon);
    const known = await notifiedTimetables.audienceOf(tournament.id);
    expect(known).toMatchObject({ lastToldAt: morning, readers: [{ name: 'Rob', told, lettersToContacts: 1 }] });
    expect(await notifiedTimetables.tournaments()).toMatchObject([{ isNotified: true }]);
    await teams.save({ ...team, captainEmail: 'next@club.example' });
    const next = await notifiedTimetables.audienceOf(tournament.id);
    expect(next.readers).toMatchObject([{ email: 'next@club.example', told: undefined, lettersToContacts: 1 }]);
    await notifiedTimetables.keep([{ registrationId: null, ...told, letters: 2 }], noon);
    const written = await notifiedTimetables.audienceOf(tournament.id);
    expect(written).toMatchObject({ lastToldAt: noon, readers: [{ told: { letters: 2 }, lettersToContacts: 2 }] });
  });

  test('while one process tells families the others leave it to that one', async () => {
    const { notifiedTimetables, together } = adapters();
    const end = await openTransaction(adapters(), () => notifiedTimetables.takeTurn());
    expect(await together(() => notifiedTimetables.takeTurn())).toBe(false);
    await end();
    expect(await together(() => notifiedTimetables.takeTurn())).toBe(true);
  });

  test('nobody is told of a timetable while somebody is at it', async () => {
    const { notifiedTimetables, brackets, together } = adapters();
    const { id } = await aTournamentOnFile(adapters());
    const end = await openTransaction(adapters(), () => brackets.lock(id));
    expect(await together(() => notifiedTimetables.holdStill(id))).toBe(false);
    await end();
    expect(await together(() => notifiedTimetables.holdStill(id))).toBe(true);
  });
});
