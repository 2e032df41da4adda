import { aFollowedTeam, aGameOfTeam, anEntry } from '../../../test/sample/a-followed-team.ts';
import type { Language } from '../../rule/language/language.ts';
import { Links } from '../../rule/site/links.ts';
import { teamCalendar } from './team-calendar.ts';
import { type CalendarEntryOnFile, teamGames } from './team-games.ts';

const linesOf = (...entries: readonly CalendarEntryOnFile[]) => linesIn('en', ...entries);
const linesIn = (language: Language, ...entries: readonly CalendarEntryOnFile[]) =>
  teamCalendar(aFollowedTeam(...entries), new Links('https://3v3.example'), language)
    .replaceAll('\r\n ', '')
    .split('\r\n');
const eventIn = (lines: readonly string[]) =>
  lines.slice(lines.indexOf('BEGIN:VEVENT') + 1, lines.indexOf('END:VEVENT'));

test('a game is an entry of the calendar with address, map and opponent', () => {
  expect(eventIn(linesOf(anEntry()))).toEqual([
    'UID:game-12-team-1@golden-goal',
    'SEQUENCE:0',
    'DTSTAMP:20261020T120000Z',
    'LAST-MODIFIED:20261020T120000Z',
    'DTSTART;TZID=America/New_York:20261107T181500',
    'DTEND;TZID=America/New_York:20261107T183000',
    'STATUS:CONFIRMED',
    'SUMMARY:Golden Eagles vs Rovers',
    'LOCATION:Field 2\\, 12 Turf Road\\, Cedar Knolls\\, NJ',
    'DESCRIPTION:Fall Cup (U7-U9) · Semi-Finals\\, match 1\\nField 2\\, 12 Turf Road\\, Cedar Knolls\\, NJ\\nMap: https://www.google.com/maps/search/?api=1&query=12%20Turf%20Road%2C%20Cedar%20Knolls%2C%20NJ\\nAll games of the team: https://3v3.example/teams/1',
    'URL:https://3v3.example/teams/1',
  ]);
});

test('a game that is called off stays under its number', () => {
  const gone = eventIn(linesOf(anEntry({ isCalledOff: true, sequence: 2, game: null })));
  expect(gone).toEqual(expect.arrayContaining(['UID:game-12-team-1@golden-goal', 'SEQUENCE:2', 'STATUS:CANCELLED']));
});

test('the games of a tournament that is called off are, but for those that somebody began', () => {
  const begun = anEntry({ gameId: 13, game: aGameOfTeam({ status: 'in_progress' }) });
  const team = aFollowedTeam(anEntry(), anEntry({ gameId: 14, game: aGameOfTeam({ hasTime: false }) }), begun);
  const off = { ...team, tournament: { ...team.tournament, isCalledOff: true } };
  const lines = teamCalendar(off, new Links('https://3v3.example'), 'en').split('\r\n');
  expect(lines.filter((line) => line.startsWith('STATUS'))).toEqual([
    'STATUS:CANCELLED',
    'STATUS:CANCELLED',
    'STATUS:CONFIRMED',
  ]);
  expect(teamGames(off).games.map(({ isCalledOff }) => isCalledOff)).toEqual([true, true, false]);
});

test('a result is told with its shoot-out', () => {
  const score = { score: { team1: 2, team2: 2 }, shootout: { team1: 4, team2: 3 } };
  const game = aGameOfTeam({ status: 'completed', winnerId: 1, ...score });
  expect(linesOf(anEntry({ game })).find((line) => line.startsWith('DESCRIPTION'))).toContain(
    'Result: 2–2\\nShoot-out: 4–3\\n',
  );
});

test('a game that was played and given away is a result, with who gave it away', () => {
  const game = aGameOfTeam({ status: 'completed', winnerId: 1, score: { team1: 3, team2: 0 }, forfeitedBy: [2] });
  const told = eventIn(linesOf(anEntry({ game })));
  expect(told).toContain('STATUS:CONFIRMED');
  expect(told.find((line) => line.startsWith('DESCRIPTION'))).toContain('Result: 3–0\\nForfeited by Rovers\\n');
});

test('a result outside the brackets says that it does not count', () => {
  const game = aGameOfTeam({ status: 'completed', winnerId: 1, score: { team1: 3, team2: 0 }, bracketId: null });
  const description = linesOf(anEntry({ game })).find((line) => line.startsWith('DESCRIPTION'));
  expect(description).toContain('Result: 3–0\\nThis result does not count.\\n');
});

test('a calendar without games can be subscribed to, and says how often it is refreshed', () => {
  const lines = linesOf();
  expect(lines).not.toContain('BEGIN:VEVENT');
  expect(lines).toEqual(expect.arrayContaining(['X-PUBLISHED-TTL:PT15M', 'REFRESH-INTERVAL;VALUE=DURATION:PT15M']));
});

const map = 'https://www.google.com/maps/search/?api=1&query=12%20Turf%20Road%2C%20Cedar%20Knolls%2C%20NJ';
const page = 'https://3v3.example/teams/1?lang=es';

test('a calendar in Spanish says in Spanish what the one in English says, of the same entries', () => {
  const score = { score: { team1: 2, team2: 2 }, shootout: { team1: 4, team2: 3 } };
  const game = aGameOfTeam({ status: 'completed', winnerId: 1, ...score });
  const entries = [
    anEntry({ opponentName: null }),
    anEntry({ gameId: 13, sequence: 3, isCalledOff: true, game: null }),
    anEntry({ gameId: 14, game }),
  ];
  const [english, spanish] = [linesOf(...entries), linesIn('es', ...entries)];
  const said = spanish.filter((line) => !english.includes(line));
  expect(said).toEqual([
    'PRODID:-//Golden Goal//Team calendar//ES',
    'SUMMARY:Golden Eagles contra Ganador de Ronda 1\\, partido 3',
    'LOCATION:Cancha 2\\, 12 Turf Road\\, Cedar Knolls\\, NJ',
    `DESCRIPTION:Fall Cup (U7-U9) · Semifinal 1\\nCancha 2\\, 12 Turf Road\\, Cedar Knolls\\, NJ\\nMapa: ${map}\\nTodos los partidos del equipo: ${page}`,
    `URL:${page}`,
    'SUMMARY:Golden Eagles contra Rovers',
    'LOCATION:Cancha 2\\, 12 Turf Road\\, Cedar Knolls\\, NJ',
    `DESCRIPTION:Este equipo no juega este partido.\\nFall Cup (U7-U9)\\nCancha 2\\, 12 Turf Road\\, Cedar Knolls\\, NJ\\nMapa: ${map}\\nTodos los partidos del equipo: ${page}`,
    `URL:${page}`,
    'SUMMARY:Golden Eagles contra Rovers',
    'LOCATION:Cancha 2\\, 12 Turf Road\\, Cedar Knolls\\, NJ',
    `DESCRIPTION:Fall Cup (U7-U9) · Semifinal 1\\nCancha 2\\, 12 Turf Road\\, Cedar Knolls\\, NJ\\nMapa: ${map}\\nResultado: 2–2\\nTanda de penales: 4–3\\nTodos los partidos del equipo: ${page}`,
    `URL:${page}`,
  ]);
  expect(spanish).toHaveLength(english.length);
  const kept = spanish.filter((line) => /^(UID|SEQUENCE|STATUS|DT|LAST-MODIFIED)/.test(line));
  expect(kept).toEqual(english.filter((line) => /^(UID|SEQUENCE|STATUS|DT|LAST-MODIFIED)/.test(line)));
  expect(kept).toHaveLength(23);
});
