import { gamesOnPaper } from '../../domain/answer/paper/day-on-paper.ts';
import { type PaperPart, type PaperWish, paperParts } from '../../domain/use-case/paper/paper-form.ts';
import { type PdfPage, pdfPages } from '../../test/harness/pdf-pages.ts';
import { aDayOnPaper, aPlayerOnPaper } from '../../test/sample/a-day-on-paper.ts';
import { margin, smallestLetters } from './paper-canvas.ts';
import { makePaper } from './paper-maker.ts';

async function printed(
  day: ReturnType<typeof aDayOnPaper>,
  parts: readonly PaperPart[] = [],
  sheets: PaperWish['sheets'] = '2',
) {
  const file = await makePaper({ day, wish: { parts, sheets } });
  return { file: Buffer.from(file).toString('latin1'), pages: pdfPages(file) };
}

const headed = (pages: readonly PdfPage[], title: string) => pages.filter(({ texts }) => texts[0]?.text === title);
/** Removes blanks for comparison, because characters of other font files are texts of their own. */
const closed = (text: string) => text.replace(/ /g, '');

const wordsOf = (pages: readonly PdfPage[]) => pages.map(({ words }) => words).join(' ');

const shapes = [{}, { format: 'round-robin', minGamesPerTeam: 2, maxGamesPerTeam: 2 }, { placement: true }] as const;

test.each(shapes)(
  'of 32 teams (%j) no letter is below 8 points, and none is outside what a printer prints',
  async (chosen) => {
    const { pages, file } = await printed(aDayOnPaper(32, { minRestSlots: 0, ...chosen }));
    const texts = pages.flatMap((page) => page.texts.map((text) => ({ ...text, page })));
    expect(texts.length).toBeGreaterThan(1000);
    expect(texts.filter(({ size }) => size < smallestLetters)).toEqual([]);
    const outside = texts.filter(
      ({ x, y, page }) => x < margin - 1 || x > page.width - margin || y < 20 || y > page.height - margin,
    );
    expect(outside).toEqual([]);
    expect(file).not.toContain('/Subtype /Image');
  },
);

test('everybody is on the check-in list, with the phone of a parent, what is owed and how the waiver stands', async () => {
  const day = aDayOnPaper(8);
  const { pages } = await printed(day, ['check-in']);
  const words = wordsOf(pages);
  for (const { name, players } of day.teams) {
    expect(words).toContain(name);
    for (const player of players) expect(closed(words)).toContain(closed(player.name));
  }
  const unsigned = day.teams.flatMap(({ players }) => players).filter(({ waiver }) => waiver === 'unsigned');
  expect(words.match(/Waiver MISSING/g)).toHaveLength(unsigned.length);
  expect(words).toContain('Owes $40.00 (3V3-ABCD)');
  expect(words).toContain('Without a team');
  expect(words).toContain('Robin Waits');
  expect(words).toContain('Parent (201) 555-0188');
  expect(words).toContain('Owes $42.00 (3V3-ABCD)');
});

test('a result outside the brackets is printed as one that does not count', async () => {
  const day = aDayOnPaper(2);
  const over = { status: 'completed', team1Score: 3 } as const;
  const printedOf = async (different: object) =>
    wordsOf(
      (await printed({ ...day, games: day.games.map((game) => ({ ...game, ...over, ...different })) }, ['fields']))
        .pages,
    );
  expect(await printedOf({})).not.toContain('uncounted');
  expect(await printedOf({ bracketId: null })).toContain('3 : 0 (uncounted)');
});

test('each field has its own list with all of its games, fields in the order people count', async () => {
  const day = aDayOnPaper(16);
  const { pages } = await printed(day, ['fields']);
  expect(pages.map(({ texts }) => texts[0]?.text)).toEqual(['Arena', 'Field 1', 'Field 2', 'Field 10']);
  const vs = pages.map(({ texts }) => texts.filter(({ text }) => text === 'v').length);
  expect(vs.reduce((sum, count) => sum + count, 0)).toBe(day.games.length);
});

test('the bracket of 32 teams stands on three pages; each team is on the first two once, and the rest says where it leads', async () => {
  const day = aDayOnPaper(32);
  const pages = headed((await printed(day, ['brackets'])).pages, 'Bracket');
  expect(pages).toHaveLength(3);
  const texts = pages.flatMap((page) => page.texts.map(({ text }) => text));
  for (const { name } of day.teams) expect(texts.filter((text) => text === name)).toHaveLength(1);
  expect(wordsOf(pages)).toContain('Winner: Round 4, match 1');
  const names = pages.flatMap((page) => page.texts).filter(({ text }) => day.teams.some(({ name }) => name === text));
  expect(Math.min(...names.map(({ size }) => size))).toBeGreaterThanOrEqual(10);
});

test.each([
  ['2', 2],
  ['1', 1],
] as const)('score sheets stand %s a page, each with both rosters', async (sheets, aPage) => {
  const day = aDayOnPaper(8);
  const { pages } = await printed(day, ['score-sheets'], sheets);
  expect(pages).toHaveLength(Math.ceil(day.games.length / aPage));
  const [first] = gamesOnPaper(day);
  for (const side of first?.sides ?? [])
    for (const { name } of side.team?.players ?? []) expect(closed(wordsOf(pages.slice(0, 1)))).toContain(closed(name));
});

test('a game that is over needs no sheet, and its result stands in the list of its field', async () => {
  const day = aDayOnPaper(4);
  const [first, ...others] = day.games;
  if (first === undefined) throw new Error('nothing was drawn');
  const over = { ...first, status: 'completed', team1Score: 7, team2Score: 6, winnerId: first.team1Id } as const;
  const played = { ...day, games: [over, ...others] };
  expect((await printed(played, ['score-sheets'], '1')).pages).toHaveLength(others.length);
  expect(wordsOf((await printed(played, ['fields'])).pages)).toContain('7 : 6');
});

test('a name of a hundred letters stands in two rows of its place, over nothing else', async () => {
  const day = aDayOnPaper(8);
  const long = 'The Extraordinarily Long Named Thunder Lightning Strikers of Northern Bergen County Futbol Club'.padEnd(
    100,
    's',
  );
  const teams = day.teams.map((team, index) => ({ ...team, name: `${index}${long}`.slice(0, 100) }));
  const named = (id: number | null) => teams.find((team) => team.id === id)?.name ?? null;
  const games = day.games.map((game) => ({ ...game, team1Name: named(game.team1Id), team2Name: named(game.team2Id) }));
  const { pages } = await printed({ ...day, teams, games }, ['fields', 'brackets', 'score-sheets', 'check-in']);
  for (const { texts } of pages) {
    for (const [index, one] of texts.entries()) {
      const below = texts.slice(index + 1).filter(({ x, y }) => Math.abs(x - one.x) < 2 && Math.abs(y - one.y) < 7.5);
      expect(below.filter(({ y }) => y !== one.y)).toEqual([]);
    }
  }
});

test('letters that the face lacks stand as question marks, which is said; accents and long names are kept', async () => {
  const day = aDayOnPaper(2);
  const long = `The ${'Extraordinarily '.repeat(6)}Long`.slice(0, 100);
  const players = [aPlayerOnPaper({ name: '李小龍 Łukasz e\u0301 🎉 Nguyễn' }), aPlayerOnPaper({ name: `'=${long}` })];
  const [team, ...others] = day.teams;
  if (team === undefined) throw new Error('nobody plays');
  const { pages } = await printed({ ...day, teams: [{ ...team, name: long, players }, ...others] });
  const words = wordsOf(pages);
  expect(words).toContain('A ? stands for a letter that cannot be printed here.');
  expect(closed(words)).toContain('???Łukaszé');
  expect(words).toContain('…');
  expect(wordsOf((await printed(aDayOnPaper(2))).pages)).not.toContain('A ? stands for');
});

test('a day on which nothing is drawn and nobody plays is one page that says so', async () => {
  const empty = { ...aDayOnPaper(2), brackets: [], games: [], teams: [], freeAgents: [] };
  const { pages } = await printed(
    empty,
    paperParts.filter((part) => part !== 'check-in'),
  );
  expect(pages.map(({ texts }) => texts[0]?.text)).toEqual(['No game yet']);
});
