import type { DayOnPaper } from '../../domain/answer/paper/day-on-paper.ts';
import { type PaperWish, paperParts } from '../../domain/use-case/paper/paper-form.ts';
import { type Certificate, certificatePages } from './certificate-pages.ts';
import { checkInPages } from './check-in-pages.ts';
import { drawnBracketPages } from './drawn-bracket-pages.ts';
import { PaperCanvas } from './paper-canvas.ts';
import { PaperPages } from './paper-page.ts';
import { paperWords } from './paper-words.ts';
import { fieldPages, teamPages } from './schedule-pages.ts';
import { scoreSheetPages } from './score-sheet-pages.ts';

/** Order for the papers of a day. */
interface PackOrder {
  readonly day: DayOnPaper;
  readonly wish: PaperWish;
}

/** Order for printing: the papers of a day, or certificates. */
export type PaperOrder =
  | PackOrder
  | { readonly tournament: DayOnPaper['tournament']; readonly certificates: readonly Certificate[] };

export function makePaper(order: PaperOrder): Promise<Uint8Array<ArrayBuffer>> {
  return 'certificates' in order ? certificatePages(order.tournament, order.certificates) : packPages(order);
}

/** Makes a PDF of the ordered parts; if there is nothing to print, one page says so. */
async function packPages({ day, wish }: PackOrder): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = await PaperCanvas.open(day.tournament.name, 'en');
  const pages = new PaperPages(canvas, day.tournament, day.at);
  const wished = wish.parts.length === 0 ? paperParts : paperParts.filter((part) => wish.parts.includes(part));
  for (const part of wished) {
    if (part === 'fields') fieldPages(pages, day);
    else if (part === 'teams') teamPages(pages, day);
    else if (part === 'brackets') drawnBracketPages(pages, day);
    else if (part === 'score-sheets') scoreSheetPages(pages, day, wish.sheets === '1' ? 1 : 2);
    else checkInPages(pages, day);
  }
  if (!pages.hasAny) pages.turn(paperWords.noGames);
  return pages.finish();
}
