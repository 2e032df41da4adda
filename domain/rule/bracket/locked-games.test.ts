import fc from 'fast-check';
import { aDrawPlan } from '../../../test/sample/a-draw-plan.ts';
import { aDrawnDay } from '../../../test/sample/a-drawn-day.ts';
import { aTournament } from '../../../test/sample/a-tournament.ts';
import type { DrawPlan } from '../draw/draw-settings.ts';
import { generateBrackets } from '../draw/generate-brackets.ts';
import type { RetainedGames } from '../draw/retain-games.ts';
import { legalSlots, moveGame } from '../schedule/move-game.ts';
import { shiftDay } from '../schedule/shift-day.ts';
import { dayPlanOf, withTimetable } from './day-plan-of.ts';
import { drawnDay, stayingGames } from './drawn-day.ts';
import { previewRevision } from './revise-day.ts';
import type { TournamentDay } from './tournament-day.ts';

const teams = Array.from({ length: 6 }, (_, index) => ({ id: index + 1, name: `Team ${index + 1}` }));

let lastId = 0;
const onFile = (day: TournamentDay): TournamentDay => ({
  ...day,
  games: day.games.map((game) => (game.game.id > 0 ? game : { ...game, game: { ...game.game, id: ++lastId } })),
});

/** Returns a day with some of its games locked. */
function aDay(count: number, chosen: Partial<DrawPlan>, locks: readonly number[]): TournamentDay {
  const day = onFile(aDrawnDay(aTournament(), teams.slice(0, count), chosen).day);
  const isLocked = (index: number) => locks.some((lock) => lock % day.games.length === index);
  return { ...day, games: day.games.map((game, index) => ({ ...game, isLocked: isLocked(index) })) };
}

type Change =
  | { readonly kind: 'shift'; readonly minutes: number }
  | { readonly kind: 'move'; readonly game: number; readonly slot: number }
  | { readonly kind: 'again'; readonly seed: number; readonly count: number };

const change: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ kind: fc.constant('shift' as const), minutes: fc.integer({ min: -30, max: 60 }) }),
  fc.record({ kind: fc.constant('move' as const), game: fc.nat(20), slot: fc.nat(50) }),
  fc.record({ kind: fc.constant('again' as const), seed: fc.nat(99), count: fc.integer({ min: 4, max: 6 }) }),
);

/** Returns the day after a change, and the games that a new draw kept. */
function after(day: TournamentDay, made: Change): { readonly day: TournamentDay; readonly kept?: RetainedGames } {
  const plan = dayPlanOf(day);
  if (made.kind === 'shift') {
    const { timetable } = shiftDay(plan, { from: day.draw.timetable.games[0]?.start ?? '', minutes: made.minutes });
    return previewRevision(day, withTimetable(day, timetable));
  }
  if (made.kind === 'move') {
    const { game, isLocked } = day.games[made.game % day.games.length] ?? {};
    if (game === undefined || isLocked) return { day };
    const slots = legalSlots(plan, game.match);
    const to = slots[made.slot % Math.max(1, slots.length)];
    return to === undefined ? { day } : previewRevision(day, withTimetable(day, moveGame(plan, game.match, to)));
  }
  const { tournament, teamNames } = day;
  const lots = { seeding: 'lots', seed: made.seed } as const;
  const drawPlan = aDrawPlan({ ...day.draw.choices, ...day.draw.settings, ...lots });
  const draw = generateBrackets(drawPlan, teams.slice(0, made.count), stayingGames(day));
  const room = { tournament, teamNames, before: day, by: 'organizer', at: new Date('2026-12-12T20:00:00Z') };
  return { day: onFile(drawnDay(draw, drawPlan, room).day), kept: draw.kept };
}

/** Makes a change, or leaves the day as it is where the change is refused. */
function tried(day: TournamentDay, made: Change): ReturnType<typeof after> {
  try {
    return after(day, made);
  } catch (refusal) {
    if (refusal instanceof Error && /leave no room|It takes/.test(refusal.message)) return { day };
    throw refusal;
  }
}

test.each(['single-elimination', 'round-robin'] as const)(
  'no change of the timetable of a %s moves a locked game, and a draw without it names it',
  (tournamentFormat) => {
    fc.assert(
      fc.property(
        fc.integer({ min: 4, max: 6 }),
        fc.array(fc.nat(40), { minLength: 1, maxLength: 3 }),
        fc.array(change, { minLength: 1, maxLength: 4 }),
        (count, locks, changes) => {
          let day = aDay(count, { tournamentFormat }, locks);
          for (const made of changes) {
            const locked = day.games.filter(({ isLocked }) => isLocked);
            const { day: next, kept } = tried(day, made);
            const places = new Map(
              next.games.map(({ game, isLocked }) => [game.id, [game.field, game.start, isLocked]]),
            );
            const gone = new Set(kept?.unlocked.map(({ match }) => match));
            for (const { game } of locked) {
              expect(places.get(game.id)).toEqual(gone.has(game.match) ? undefined : [game.field, game.start, true]);
            }
            day = next;
          }
        },
      ),
      { numRuns: 12 },
    );
  },
);
