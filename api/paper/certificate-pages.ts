import type { DayOnPaper } from '../../domain/answer/paper/day-on-paper.ts';
import type { FinalPlace } from '../../domain/day/final-place.ts';
import { catalogueOf, type Language } from '../../domain/language/language.ts';
import { translate } from '../../domain/language/sentence.ts';
import { dateOnPaper, placeInWords } from '../../domain/paper/certificate-words.ts';
import { margin, PaperCanvas } from './paper-canvas.ts';
import { paperWords } from './paper-words.ts';

/** Certificate of a team, in its captain's language. */
export interface Certificate {
  readonly place: FinalPlace;
  readonly language: Language;
  /** Names of the players; empty if they are not to be printed. */
  readonly players: readonly string[];
}

const green = '#07301f';

/** Makes a page for each team: its award, the place and the date. */
export async function certificatePages(
  tournament: DayOnPaper['tournament'],
  certificates: readonly Certificate[],
): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = await PaperCanvas.open(tournament.name, 'en');
  for (const certificate of certificates) certificatePage(canvas, tournament, certificate);
  return canvas.finish(() => undefined);
}

function certificatePage(
  canvas: PaperCanvas,
  { name, date, location }: DayOnPaper['tournament'],
  { place: { teamName, place, teams, division }, language, players }: Certificate,
): void {
  const catalogue = catalogueOf[language];
  canvas.turn('landscape');
  const [width, height] = [canvas.width - 2 * margin, canvas.height - 2 * margin];
  canvas.box(margin, margin, width, height, { line: 4, color: green });
  canvas.box(margin + 8, margin + 8, width - 16, height - 16, { line: 1, color: green });
  const middle = { x: margin + 40, width: width - 80, align: 'center' } as const;
  canvas.write(paperWords.brand.toUpperCase(), { ...middle, y: 74, size: 18, weight: 700, color: green });
  canvas.write(translate('Certificate', catalogue), { ...middle, y: 102, size: 44, weight: 700 });
  canvas.write(translate('is given to', catalogue), { ...middle, y: 172, size: 16 });
  canvas.write(teamName, { ...middle, y: 200, size: 52, weight: 700, rows: 2, height: 116, color: green });
  canvas.write(translate(placeInWords(place, teams), catalogue), { ...middle, y: 322, size: 34, weight: 700 });
  const of = [name, division ?? ''].filter((part) => part !== '').join(' · ');
  canvas.write(of, { ...middle, y: 376, size: 20, rows: 2, height: 50 });
  canvas.write(`${dateOnPaper(date, language)} · ${location}`, { ...middle, y: 430, size: 14, rows: 2, height: 34 });
  canvas.write(players.join('  ·  '), { ...middle, y: 478, size: 16, weight: 700, rows: 3, height: 60 });
}
