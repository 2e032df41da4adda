import type { DayOnPaper, PlayerOnPaper } from '../../domain/answer/paper/day-on-paper.ts';
import { captainToBeNamed } from '../../domain/player/public-name.ts';
import { margin } from './paper-canvas.ts';
import type { PaperPages } from './paper-page.ts';
import { paperWords as words } from './paper-words.ts';

const rowHeight = 17;
const headHeight = 24;

interface Block {
  readonly name: string;
  readonly beside: string;
  readonly players: readonly PlayerOnPaper[];
}

/** Adds the check-in list by team, with the amounts owed and the state of the waivers. */
export function checkInPages(pages: PaperPages, day: DayOnPaper): void {
  const teams = day.teams.map(({ name, ageBracket, contact, phone, players }) => ({
    name: ageBracket === null ? name : `${name} (${ageBracket})`,
    beside: contact === captainToBeNamed ? contact : words.contact(contact, phone),
    players,
  }));
  const alone = { name: words.freeAgents, beside: words.players(day.freeAgents.length), players: day.freeAgents };
  pages.turn(words.checkIn);
  for (const block of [...teams, ...(day.freeAgents.length > 0 ? [alone] : [])]) checkInBlock(pages, block);
}

/** Adds a team on one page; a longer list continues under its name. */
function checkInBlock(pages: PaperPages, block: Block): void {
  const height = headHeight + Math.max(1, Math.min(block.players.length, 8)) * rowHeight + 10;
  if (!pages.holds(height)) pages.turn(words.checkIn);
  blockHead(pages, block);
  if (block.players.length === 0) {
    pages.canvas.write(words.nobody, { x: margin + 18, y: pages.y + 3, width: 300, size: 10, color: '#333' });
    pages.y += rowHeight;
  }
  for (const player of block.players) {
    if (!pages.holds(rowHeight)) {
      pages.turn(words.checkIn);
      blockHead(pages, block);
    }
    playerRow(pages, player);
  }
  pages.y += 10;
}

function blockHead(pages: PaperPages, { name, beside }: Block): void {
  const { canvas, y, inner } = pages;
  canvas.write(name, { x: margin, y, width: inner * 0.55, size: 14, weight: 700 });
  canvas.write(beside, { x: margin + inner * 0.55, y: y + 3, width: inner * 0.45, size: 10, align: 'right' });
  canvas.line(margin, y + 20, margin + inner, y + 20, { color: '#000' });
  pages.y += headHeight;
}

function playerRow(pages: PaperPages, player: PlayerOnPaper): void {
  const { canvas, y, inner } = pages;
  const { name, birthYear, isCaptain, parentPhone, owedCents, reference, waiver } = player;
  canvas.box(margin, y + 2, 11, 11);
  const at = (from: number, to: number) => ({
    x: margin + 18 + (inner - 18) * from,
    width: (inner - 18) * (to - from) - 6,
  });
  canvas.write(isCaptain ? `${name} (${words.captain})` : name, { ...at(0, 0.32), y: y + 1, size: 11 });
  canvas.write(words.born(birthYear), { ...at(0.32, 0.38), y: y + 2, size: 10 });
  canvas.write(words.parent(parentPhone), { ...at(0.38, 0.58), y: y + 2, size: 10 });
  const isPaid = owedCents === 0;
  canvas.write(isPaid ? words.paid : words.owes(owedCents, reference), {
    ...{ ...at(0.58, 0.81), y: y + 2, size: 10, weight: isPaid ? 500 : 700 },
  });
  canvas.write(words.waiver[waiver], {
    ...{ ...at(0.81, 1), y: y + 2, size: 10, weight: waiver === 'confirmed' ? 500 : 700 },
  });
  canvas.line(margin, y + rowHeight - 2, margin + inner, y + rowHeight - 2, { color: '#bbb', width: 0.4 });
  pages.y += rowHeight;
}
