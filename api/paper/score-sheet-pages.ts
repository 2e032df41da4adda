import {
  type DayOnPaper,
  type GameOnPaper,
  gamesOnPaper,
  type SideOnPaper,
} from '../../domain/answer/paper/day-on-paper.ts';
import { rosterSize } from '../../domain/team/team.ts';
import { easternWhen } from '../../domain/time/eastern-words.ts';
import { margin } from './paper-canvas.ts';
import { headEnd, type PaperPages } from './paper-page.ts';
import { paperWords as words } from './paper-words.ts';

const sheetsAPage = [2, 1] as const;

/** Number of score sheets on a page. */
type SheetsAPage = (typeof sheetsAPage)[number];

const goalBoxes = 10;
const playerHeight = { 2: 30, 1: 48 } as const;

/** Adds a score sheet with both rosters for each unplayed game, in the order of play. */
export function scoreSheetPages(pages: PaperPages, day: DayOnPaper, aPage: SheetsAPage): void {
  const games = gamesOnPaper(day).filter(({ game }) => game.status !== 'completed');
  for (const [index, game] of games.entries()) {
    const place = index % aPage;
    if (place === 0) pages.turn(words.scoreSheet);
    const room = (pages.bottom - headEnd) / aPage;
    pages.y = headEnd + place * room;
    if (place > 0) pages.canvas.line(margin, pages.y - 8, margin + pages.inner, pages.y - 8, { width: 1 });
    scoreSheet(pages, game, room, aPage);
  }
}

function scoreSheet(pages: PaperPages, one: GameOnPaper, room: number, aPage: SheetsAPage): void {
  const { canvas, y, inner } = pages;
  const { game, label, division, sides } = one;
  canvas.write(`${easternWhen(game.startTime)} · ${game.field}`, {
    x: margin,
    y,
    width: inner * 0.6,
    size: 15,
    weight: 700,
  });
  const where = [division, label].filter((part) => part !== '').join(' · ');
  canvas.write(where, { x: margin + inner * 0.6, y: y + 3, width: inner * 0.4, size: 11, align: 'right' });
  const width = (inner - 20) / 2;
  for (const [index, side] of sides.entries()) half(pages, side, margin + index * (width + 20), y + 24, width, aPage);
  const foot = y + room - 54;
  const isKnockout = game.stage !== 'group';
  const third = inner / 3;
  canvas.write(words.cards, { x: margin, y: foot, width: third, size: 9 });
  canvas.line(margin, foot + 34, margin + third - 16, foot + 34);
  canvas.write(words.referee, { x: margin + third, y: foot, width: third, size: 9 });
  canvas.line(margin + third, foot + 34, margin + 2 * third - 16, foot + 34);
  if (!isKnockout) return;
  canvas.write(words.shootout, { x: margin + 2 * third, y: foot, width: third, size: 9 });
  canvas.box(margin + 2 * third, foot + 12, 34, 24);
  canvas.box(margin + 2 * third + 44, foot + 12, 34, 24);
}

function half(
  { canvas }: PaperPages,
  side: SideOnPaper,
  x: number,
  y: number,
  width: number,
  aPage: SheetsAPage,
): void {
  const height = playerHeight[aPage];
  canvas.write(side.name, {
    ...{ x, y, width: width - 62, rows: 2, weight: 700, size: side.isKnown ? 14 : 10 },
  });
  canvas.write(words.final, { x: x + width - 58, y: y - 1, width: 58, size: 8, align: 'center' });
  canvas.box(x + width - 50, y + 9, 42, 26, { line: 1.2 });
  const top = y + 42;
  canvas.write(words.columns.roster, { x, y: top, width: 100, size: 9 });
  const goalsAt = x + width - goalBoxes * 11;
  canvas.write(words.columns.goals, { x: goalsAt, y: top, width: goalBoxes * 11, size: 9 });
  const names = side.team?.players.map(({ name }) => name) ?? [];
  for (let row = 0; row < Math.max(rosterSize, names.length); row += 1) {
    const line = top + 12 + row * height;
    canvas.line(x, line + height, x + width, line + height, { color: '#999' });
    canvas.write(names[row] ?? '', { x, y: line + height - 16, width: goalsAt - x - 6, size: 11 });
    for (let box = 0; box < goalBoxes; box += 1)
      canvas.box(goalsAt + box * 11, line + height - 13, 9, 9, { line: 0.5, color: '#555' });
  }
}
