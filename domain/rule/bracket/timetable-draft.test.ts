import { aDrawPlan } from '../../../test/sample/a-draw-plan.ts';
import { aDrawnDay } from '../../../test/sample/a-drawn-day.ts';
import { aTournament } from '../../../test/sample/a-tournament.ts';
import { generateBrackets } from '../draw/generate-brackets.ts';
import { startGame } from '../game/keep-score.ts';
import { legalSlots, moveGame } from '../schedule/move-game.ts';
import { dayPlanOf } from './day-plan-of.ts';
import { drawnDay, stayingGames } from './drawn-day.ts';
import { enterGame } from './enter-game.ts';
import { dayWithChanges, publishedDay } from './publish-draft.ts';
import { basisOf, changesFrom, type DrawnDraft, isNothing, isOutdated, withChanges } from './timetable-draft.ts';
import type { TournamentDay } from './tournament-day.ts';

const tournament = aTournament();
const teams = [1, 2, 3, 4].map((id) => ({ id, name: `Team ${id}` }));
/** Venue with one unused field, so that a game can be moved there. */
const venue = {
  fields: ['Field 1', 'Field 2', 'Field 3'],
  hours: [{ day: '2026-12-12', startTime: '18:15', endTime: '22:00' }],
  gameDuration: 15,
};
const at = new Date('2026-12-01T20:00:00Z');
const teamNames = new Map(teams.map(({ id, name }) => [id, name]));

/** Returns a published day of four teams, its games with the ids 1, 2 ... */
function aPublishedDay(): TournamentDay {
  const { day } = aDrawnDay(tournament, teams, { venue });
  return numbered(day, 1);
}

function numbered(day: TournamentDay, from: number): TournamentDay {
  let next = from;
  const games = day.games.map((game) => (game.game.id > 0 ? game : { ...game, game: { ...game.game, id: next++ } }));
  return { ...day, games };
}

/** Returns a draft of the same teams, seeded by lots, over the published day. */
function aDraft(before?: TournamentDay): DrawnDraft {
  const { draw } = aDrawnDay(tournament, teams, { venue }).day;
  const plan = aDrawPlan({ ...draw.choices, ...draw.settings, seeding: 'lots', seed: 4 });
  const drawn = generateBrackets(plan, teams, stayingGames(before));
  const room = { tournament, teamNames, before, by: 'Olga', at };
  const { day } = drawnDay(drawn, plan, room);
  return { kind: 'drawn', draw: day.draw, games: numbered(day, 100).games, basis: basisOf(before, tournament) };
}

function started(day: TournamentDay): TournamentDay {
  const [first] = day.games;
  if (first === undefined) throw new Error('No games');
  return enterGame(day, { game: startGame(first.game), kind: 'start', isConfirmed: false }).day;
}

/** Returns the day with one game moved to a free slot, and the change. */
function moved(day: TournamentDay) {
  const plan = dayPlanOf(day);
  const match = day.games[0]?.game.match ?? '';
  const [to] = legalSlots(plan, match).slice(-1);
  if (to === undefined) throw new Error('There is nowhere to move it');
  const timetable = moveGame(plan, match, to);
  return { match, to, timetable, changes: changesFrom(day, timetable) };
}

test('changes are the games that are moved, and no others; moved back there are none', () => {
  const day = aPublishedDay();
  const { match, to, changes } = moved(day);
  expect(changes.moves).toEqual([expect.objectContaining({ match, ...to })]);
  expect(isNothing(changesFrom(day, day.draw.timetable))).toBe(true);
  expect(isNothing(changes)).toBe(false);
});

test('other fields that move no game wait for publication too, and so does a return to those of the draw', () => {
  const day = aPublishedDay();
  const other = { fields: ['Field 1', 'Field 2'], hours: venue.hours };
  const changes = changesFrom(day, { ...day.draw.timetable, venue: other });
  expect([isNothing(changes), withChanges(day, changes).venue]).toEqual([false, other]);
  const published = dayWithChanges(day, changes, at)?.day ?? day;
  expect(dayPlanOf(published).venue).toEqual({ ...venue, ...other });
  const back = changesFrom(published, day.draw.timetable);
  expect([isNothing(back), withChanges(published, back).venue]).toEqual([false, undefined]);
});

test('what was moved is played there once it is published, and everything else where it was', () => {
  const day = aPublishedDay();
  const { match, to, changes } = moved(day);
  const published = dayWithChanges(day, changes, at)?.day;
  const placeOf = (one: TournamentDay | undefined, key: string) => {
    const { field, start } = one?.games.find(({ game }) => game.match === key)?.game ?? {};
    return { field, start };
  };
  expect(placeOf(published, match)).toEqual(to);
  for (const { game } of day.games.filter((other) => other.game.match !== match))
    expect(placeOf(published, game.match)).toEqual(placeOf(day, game.match));
});

test('a game that starts before its change is published is played where families were told', () => {
  const day = aPublishedDay();
  const { changes } = moved(day);
  expect(withChanges(started(day), changes)).toEqual(started(day).draw.timetable);
  expect(dayWithChanges(started(day), changes, at)).toBeUndefined();
});

test('changes of games that are gone change nothing', () => {
  const day = aPublishedDay();
  const moves = [
    { match: 'no such match', field: 'Field 1', start: '2026-12-12T23:15:00.000Z', end: '2026-12-12T23:30:00.000Z' },
  ];
  expect(dayWithChanges(day, { kind: 'changes', moves, firstDay: tournament.firstDay }, at)).toBeUndefined();
});

test('changes made for another day of the tournament change nothing', () => {
  const day = aPublishedDay();
  const { changes } = moved(day);
  expect(dayWithChanges(day, { ...changes, firstDay: '2026-12-19' }, at)).toBeUndefined();
});

test('changes that do not go together any more are refused', () => {
  const day = aPublishedDay();
  const [one, other] = day.draw.timetable.games;
  if (one === undefined || other === undefined) throw new Error('No games');
  const onTop = { ...one, match: other.match };
  expect(() => dayWithChanges(day, { kind: 'changes', moves: [onTop], firstDay: tournament.firstDay }, at)).toThrow();
});

test('a draft is published with the ids, places and teams that it showed', () => {
  const draft = aDraft();
  const { day, before } = publishedDay(draft, { tournament, before: undefined, teamNames, at });
  const shown = ({ game, team1Id, team2Id }: (typeof day.games)[number]) => [
    game.id,
    game.match,
    game.field,
    game.start,
    team1Id,
    team2Id,
  ];
  expect(day.games.map(shown)).toEqual(draft.games.map(shown));
  expect(before).toBeUndefined();
});

test('games that have started keep their id and what has come of them when a draft over them is published', () => {
  const before = started(aPublishedDay());
  const { day } = publishedDay(aDraft(before), { tournament, before, teamNames, at });
  const kept = day.games.find(({ game }) => game.id === before.games[0]?.game.id);
  expect(kept?.game.status).toBe('in_progress');
  expect(day.tournament.status).toBe('active');
});

test.each([
  ['a game has started', (day: TournamentDay) => started(day), tournament],
  [
    'the published draw was changed',
    (day: TournamentDay) => ({ ...day, draw: { ...day.draw, version: day.draw.version + 1 } }),
    tournament,
  ],
  ['the tournament has another day', (day: TournamentDay) => day, { ...tournament, firstDay: '2026-12-19' }],
])('a draft is drawn again once %s', (_, after, now) => {
  const before = aPublishedDay();
  const draft = aDraft(before);
  expect(isOutdated(draft, before, tournament)).toBe(false);
  expect(isOutdated(draft, after(before), now)).toBe(true);
  expect(() => publishedDay(draft, { tournament: now, before: after(before), teamNames, at })).toThrow(
    'The tournament has gone on since this draft was drawn',
  );
});

test('a draft with a team that has left is not published', () => {
  const left = new Map([...teamNames].slice(1));
  expect(() => publishedDay(aDraft(), { tournament, before: undefined, teamNames: left, at })).toThrow(
    'A team of this draft has no place in the tournament any more',
  );
});
