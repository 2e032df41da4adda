import type { PublicGame } from '../../domain/answer/game/public-game.ts';
import {
  type BracketOnPaper,
  bracketsOnPaper,
  type DayOnPaper,
  isByeOnPaper,
} from '../../domain/answer/paper/day-on-paper.ts';
import { roundLabel } from '../../domain/day/round-label.ts';
import { undivided } from '../../domain/match/division.ts';
import { type BracketPage, type CardOnPage, pageRoom } from '../../domain/paper/bracket-pages.ts';
import { easternWhen } from '../../domain/time/eastern-words.ts';
import { margin } from './paper-canvas.ts';
import type { PaperPages } from './paper-page.ts';
import { paperWords as words } from './paper-words.ts';

const gap = 22;
const headRoom = 18;
/** Heights of a match card: time and field, and a row for each team. */
const card = { head: 12, side: 20, height: 52 } as const;
const scoreWidth = 22;

/** Texts of a card beside its match. */
interface Speech {
  readonly games: ReadonlyMap<number, PublicGame>;
  readonly names: ReadonlyMap<number, string>;
  readonly next: (match: BracketOnPaper) => string | undefined;
}

/** Adds the brackets of all divisions, readable on a wall. */
export function drawnBracketPages(pages: PaperPages, day: DayOnPaper): void {
  const games = new Map(
    day.games.flatMap((game) => (game.bracketId === null ? [] : [[game.bracketId, game] as const])),
  );
  const names = new Map(day.teams.map(({ id, name }) => [id, name]));
  for (const game of day.games) {
    if (game.team1Id !== null && game.team1Name !== null) names.set(game.team1Id, game.team1Name);
    if (game.team2Id !== null && game.team2Name !== null) names.set(game.team2Id, game.team2Name);
  }
  const labels = day.brackets.flatMap((next) =>
    next.slots.flatMap((slot) => (slot.from === 'winner' ? [[slot.of, next.label] as const] : [])),
  );
  const winners = new Map(labels);
  for (const { division, rounds, pages: own } of bracketsOnPaper(day.brackets)) {
    for (const page of own) {
      const isLast = (match: BracketOnPaper) => !page.lines.some(({ from }) => from === match.key);
      const next = (match: BracketOnPaper) => (isLast(match) ? winners.get(match.key) : undefined);
      drawPage(pages, { division, rounds, page }, { games, names, next });
    }
  }
}

function drawPage(
  pages: PaperPages,
  shown: { readonly division: string; readonly rounds: number; readonly page: BracketPage<BracketOnPaper> },
  speech: Speech,
): void {
  const { division, rounds, page } = shown;
  const section = words.sections[page.stage];
  pages.turn(division === undivided ? section : `${division}: ${section}`, 'landscape');
  const columns = Math.max(3, page.rounds.length || pageRoom.columns);
  const width = (pages.inner - (columns - 1) * gap) / columns;
  const step = (pages.bottom - pages.y - headRoom) / pageRoom.rows;
  const place = ({ column, row }: CardOnPage<BracketOnPaper>) => ({
    x: margin + column * (width + gap),
    y: pages.y + headRoom + row * step,
  });
  if (page.stage === 'knockout')
    for (const [column, round] of page.rounds.entries())
      pages.canvas.write(roundLabel(round, rounds), {
        ...{ x: margin + column * (width + gap), y: pages.y, width, size: 12, weight: 700 },
      });
  const places = new Map(page.cards.map((one) => [one.match.key, place(one)]));
  for (const { from, to, side } of page.lines) {
    const [start, end] = [places.get(from), places.get(to)];
    if (start === undefined || end === undefined) continue;
    const turnAt = end.x - gap / 2;
    const [y1, y2] = [start.y + card.height / 2, end.y + card.head + card.side * (side + 0.5)];
    pages.canvas.line(start.x + width, y1, turnAt, y1);
    pages.canvas.line(turnAt, y1, turnAt, y2);
    pages.canvas.line(turnAt, y2, end.x, y2);
  }
  for (const one of page.cards) drawCard(pages, one.match, { ...place(one), width }, speech);
}

function drawCard(
  { canvas }: PaperPages,
  match: BracketOnPaper,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
  { games, names, next }: Speech,
): void {
  const game = games.get(match.id);
  const isBye = isByeOnPaper(match);
  const when = game === undefined ? '' : `${easternWhen(game.startTime)} · ${game.field}`;
  const goesTo = next(match);
  const head = [isBye ? words.bye : when, goesTo === undefined ? '' : words.goesTo(goesTo)].filter(
    (part) => part !== '',
  );
  canvas.box(x, y, width, card.height, { fill: '#fff' });
  canvas.write(head.join(' · '), { x: x + 4, y: y + 1.5, width: width - 8, size: 8 });
  for (const [index, teamId] of [match.team1Id, match.team2Id].entries()) {
    const top = y + card.head + index * card.side;
    canvas.line(x, top, x + width, top, { color: '#999' });
    const name = teamId === null ? (isBye ? words.bye : (match.slots[index]?.label ?? '')) : (names.get(teamId) ?? '');
    const isWinner = teamId !== null && match.winnerId === teamId;
    canvas.write(name, {
      ...{
        x: x + 4,
        y: top + (teamId === null ? 5 : 1),
        width: width - scoreWidth - 8,
        rows: teamId === null ? 1 : 2,
        height: card.side,
      },
      ...(teamId === null ? { size: 8, color: '#333' } : { size: 10.5, weight: isWinner ? 700 : 500 }),
    });
    if (isBye) continue;
    canvas.line(x + width - scoreWidth, top, x + width - scoreWidth, top + card.side, { color: '#999' });
    if (game?.status === 'completed')
      canvas.write(String(index === 0 ? game.team1Score : game.team2Score), {
        ...{ x: x + width - scoreWidth, y: top + 2, width: scoreWidth, size: 11, weight: 700, align: 'center' },
      });
  }
}
