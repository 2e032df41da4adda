import { fileURLToPath } from 'node:url';
import type { DrawingTable, DrawParts } from '../../domain/port/drawing-table.ts';
import { generateBrackets } from '../../domain/rule/draw/generate-brackets.ts';
import { timeAgain } from '../../domain/rule/schedule/time-again.ts';
import { DrawingBoard } from '../in-memory/drawing-board.ts';
import { aDrawPlan, evening } from '../sample/a-draw-plan.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const teamsOf = (count: number) => Array.from({ length: count }, (_, at) => ({ id: at + 1, name: `Team ${at + 1}` }));

function parts(count: number, chosen: Partial<DrawParts['plan']> = {}): DrawParts {
  return { plan: aDrawPlan(chosen), teams: teamsOf(count), staying: [] };
}

const refusalOf = (work: () => unknown) => {
  try {
    work();
  } catch (refusal) {
    return refusal;
  }
  throw new Error('Nothing was refused');
};

/** A thread begins with a file that is built: the one that serves families. */
async function builtTable(): Promise<DrawingTable> {
  const built: { readonly DrawingThread: new () => DrawingTable } = await import(
    `${root}dist/api/draw/drawing-thread.js`
  );
  return new built.DrawingThread();
}

describe.each([
  ['while everybody waits', async () => new DrawingBoard()],
  ['on a thread of its own', builtTable],
])('a draw made %s', (_, opened) => {
  let table: DrawingTable;
  beforeAll(async () => {
    table = await opened();
  }, 120_000);
  // What has drawn for a test stays with it: no port tells a thread to end.
  afterAll(async () => {
    const thread: { end: () => Promise<void> } | undefined = Reflect.get(table, 'thread');
    await thread?.end();
  });

  test('is the one that the rules make of its parts', async () => {
    const { plan, teams } = parts(6);
    expect(await table.draw({ plan, teams, staying: [] })).toEqual(generateBrackets(plan, teams));
  });

  test('leaves a started game where it is', async () => {
    const { plan, teams } = parts(4);
    const before = generateBrackets(plan, teams);
    const [game] = before.timetable.games;
    if (game === undefined) throw new Error('No game');
    const { match, field, start, end } = game;
    const staying = [{ match, field, start, end, teams: [1, 4] }] as const;
    const drawn = await table.draw({ plan, teams, staying });
    expect(drawn.kept).toEqual(generateBrackets(plan, teams, staying).kept);
    expect(drawn.kept.places).toHaveLength(1);
  });

  test('times the games to come again as the rules do', async () => {
    const { plan, teams } = parts(6);
    const { divisions, timetable } = generateBrackets(plan, teams);
    const day = { divisions, timetable, venue: evening, locked: [], started: [] };
    const [{ start: from = '' } = {}] = timetable.games;
    const times = { from, earliest: from, fields: ['Field 1', 'Field 3'], hours: evening.hours };
    expect(await table.timeAgain(day, times)).toEqual(timeAgain(day, times));
    await expect(table.timeAgain(day, { ...times, fields: ['Field 1', 'Field 1'] })).rejects.toMatchObject({
      complaints: { fieldNames: 'Every field needs a name of its own' },
    });
  });

  test('goes to the one who asked for it, of several who ask at once', async () => {
    const draws = await Promise.all([2, 5, 3].map((count) => table.draw(parts(count))));
    expect(draws).toEqual([2, 5, 3].map((count) => generateBrackets(parts(count).plan, teamsOf(count))));
  });

  test('is refused in the same words, and the next one is made all the same', async () => {
    const wrong = parts(4, {
      venue: { ...evening, hours: [{ day: '2026-12-12', startTime: '22:00', endTime: '18:15' }] },
    });
    const { message, kind, details, complaints } = Object(refusalOf(() => generateBrackets(wrong.plan, wrong.teams)));
    expect(message).not.toBe('');
    await expect(table.draw(wrong)).rejects.toMatchObject({ message, kind, complaints });
    const small = parts(12, {
      venue: { ...evening, hours: [{ day: '2026-12-12', startTime: '18:15', endTime: '18:45' }] },
    });
    const refused = Object(refusalOf(() => generateBrackets(small.plan, small.teams)));
    await expect(table.draw(small)).rejects.toMatchObject({ message: refused.message, details: refused.details });
    expect(details).toBeUndefined();
    expect((await table.draw(parts(2))).timetable.games).not.toEqual([]);
  });
});
