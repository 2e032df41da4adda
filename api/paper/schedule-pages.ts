import { isUncounted } from '../../domain/answer/game/uncounted.ts';
import {
  byField,
  byTeam,
  type DayOnPaper,
  type GameOnPaper,
  gamesOnPaper,
} from '../../domain/answer/paper/day-on-paper.ts';
import { easternDay } from '../../domain/time/eastern.ts';
import { dayInWords, easternTimeAlone } from '../../domain/time/eastern-words.ts';
import { margin } from './paper-canvas.ts';
import { headEnd, type PaperPages } from './paper-page.ts';
import { paperWords as words } from './paper-words.ts';

const rowHeight = 24;
const timeWidth = 62;
const labelWidth = 128;
const resultWidth = 64;
const blockGap = 14;
const gameHeight = 15;

/** Adds a list of games for each field, to be posted there. */
export function fieldPages(pages: PaperPages, day: DayOnPaper): void {
  for (const [field, games] of byField(gamesOnPaper(day))) {
    pages.turn(words.onField(field));
    let shownDay = '';
    for (const one of games) {
      const isNewDay = easternDay(one.game.startTime) !== shownDay;
      if (!pages.holds(rowHeight * (isNewDay ? 3 : 1))) {
        pages.turn(words.onField(field));
        shownDay = '';
      }
      if (easternDay(one.game.startTime) !== shownDay) {
        shownDay = easternDay(one.game.startTime);
        dayHead(pages, one.game.startTime);
      }
      fieldRow(pages, one);
    }
  }
}

function dayHead(pages: PaperPages, at: Date): void {
  const { canvas } = pages;
  canvas.write(dayInWords(at, 'en'), { x: margin, y: pages.y + 6, width: 240, size: 14, weight: 700 });
  const right = margin + pages.inner - resultWidth;
  canvas.write(words.columns.result, { x: right, y: pages.y + 10, width: resultWidth, size: 9, align: 'center' });
  pages.y += 30;
}

function fieldRow(pages: PaperPages, { game, label, division, sides }: GameOnPaper): void {
  const { canvas, y } = pages;
  const teamsWidth = (pages.inner - timeWidth - labelWidth - resultWidth - 28) / 2;
  const text = { y: y + 5, size: 11 } as const;
  canvas.line(margin, y, margin + pages.inner, y, { color: '#999' });
  canvas.write(easternTimeAlone(game.startTime), { ...text, x: margin, width: timeWidth - 4, weight: 700 });
  const where = [division, label].filter((part) => part !== '').join(' · ');
  canvas.write(where, { ...text, x: margin + timeWidth, y: y + 7, width: labelWidth - 8, size: 9 });
  const left = margin + timeWidth + labelWidth;
  for (const [index, side] of sides.entries()) {
    const x = left + index * (teamsWidth + 28);
    const style = side.isKnown ? ({ size: 12, weight: 700 } as const) : { size: 9.5, color: '#333' };
    const align = index === 0 ? 'right' : 'left';
    canvas.write(side.name, {
      x,
      y: y + (side.isKnown ? 4.5 : 6.5),
      width: teamsWidth,
      rows: 2,
      height: rowHeight - 4,
      align,
      ...style,
    });
  }
  canvas.write(words.versus, { ...text, x: left + teamsWidth, width: 28, align: 'center' });
  canvas.write(resultOf(game), {
    ...{ x: margin + pages.inner - resultWidth, y: y + 4, width: resultWidth },
    ...{ size: 12, weight: 700, align: 'center' },
  });
  pages.y += rowHeight;
}

/** Returns the result of a completed game, or blanks for a pen. */
function resultOf(game: GameOnPaper['game']): string {
  const { status, team1Score, team2Score, shootout } = game;
  if (status !== 'completed') return '____ : ____';
  const beside = shootout === null ? '' : ` (${shootout.team1}:${shootout.team2})`;
  return `${team1Score} : ${team2Score}${markOf(game) ?? beside}`;
}

function markOf(game: GameOnPaper['game']): string | undefined {
  if (game.forfeitedBy !== null) return game.isWithdrawal ? words.withdrawn : words.forfeit;
  return isUncounted(game) ? words.uncounted : undefined;
}

/** Adds the games of each team, in two columns. */
export function teamPages(pages: PaperPages, day: DayOnPaper): void {
  const columns = 2;
  let column = columns;
  let started = false;
  for (const [team, games] of byTeam(day)) {
    const height = 22 + Math.max(1, games.length) * gameHeight + blockGap;
    if (!started || !pages.holds(height)) {
      column = started ? column + 1 : columns;
      started = true;
      if (column >= columns) {
        pages.turn(words.byTeam);
        column = 0;
      }
      pages.y = headEnd;
    }
    const width = (pages.inner - 24) / columns;
    teamBlock(pages, margin + column * (width + 24), width, [team.name, team.ageBracket ?? ''], games, team.id);
    pages.y += height;
  }
}

function teamBlock(
  { canvas, y }: PaperPages,
  x: number,
  width: number,
  [name, division]: readonly [string, string],
  games: readonly GameOnPaper[],
  teamId: number,
): void {
  canvas.write(name, { x, y, width: width - 56, size: 13, weight: 700 });
  canvas.write(division, { x: x + width - 54, y: y + 3, width: 54, size: 9, align: 'right' });
  canvas.line(x, y + 18, x + width, y + 18);
  if (games.length === 0) canvas.write(words.noGames, { x, y: y + 21, width, size: 10, color: '#333' });
  for (const [index, { game, sides }] of games.entries()) {
    const top = y + 21 + index * gameHeight;
    const other = sides[game.team1Id === teamId ? 1 : 0];
    canvas.write(easternTimeAlone(game.startTime), { x, y: top, width: 50, size: 10, weight: 700 });
    canvas.write(game.field, { x: x + 52, y: top, width: 70, size: 10 });
    canvas.write(`${words.versus} ${other.name}`, { x: x + 126, y: top, width: width - 126, size: 10 });
  }
}
