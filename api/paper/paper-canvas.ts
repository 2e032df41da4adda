import type PDFKit from 'pdfkit';
import { PaperLetters, type PaperWeight } from './paper-letters.ts';

/** Smallest font size, in points. */
export const smallestLetters = 8;

/** Margin in points: the unprintable border of home printers and a little more. */
export const margin = 36;

/** US letter paper, in points. */
const letterPaper = { portrait: [612, 792], landscape: [792, 612] } as const;

export type Orientation = keyof typeof letterPaper;

/** Placement of a text; lengths in points, `y` is its upper edge. */
interface Writing {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  readonly weight?: PaperWeight;
  readonly align?: 'left' | 'center' | 'right';
  /** Maximum number of rows before the text is cut; 1 by default. */
  readonly rows?: number;
  /** Maximum height of those rows together. */
  readonly height?: number;
  readonly color?: string;
}

type Room = Pick<Writing, 'width' | 'rows' | 'height'>;

/** Text fitted into its room: the font size and the rows. */
interface Fitted {
  readonly size: number;
  readonly rows: readonly string[];
}

/** Line height, as a multiple of the font size. */
const leading = 1.18;

/** Distance of the baseline from the upper edge, as a multiple of the font size. */
const ascent = 0.92;

/** Draws pages of vector text and lines with pdfkit; texts shrink to the smallest readable size, then wrap, then are cut. */
export class PaperCanvas {
  private readonly letters = new PaperLetters();
  private readonly widths = new Map<string, number>();
  private readonly chunks: Buffer[] = [];
  private readonly ended: Promise<void>;

  private constructor(private readonly document: PDFKit.PDFDocument) {
    document.on('data', (chunk: Buffer) => this.chunks.push(chunk));
    this.ended = new Promise((resolve, reject) => {
      document.on('end', () => resolve());
      document.on('error', reject);
    });
  }

  static async open(title: string, language: string): Promise<PaperCanvas> {
    // Loaded on first use, since few processes ever make a PDF.
    const { default: Document } = await import('pdfkit');
    const info = { Title: title, Author: 'Golden Goal' };
    return new PaperCanvas(new Document({ autoFirstPage: false, bufferPages: true, margin: 0, lang: language, info }));
  }

  get width(): number {
    return this.document.page.width;
  }

  get height(): number {
    return this.document.page.height;
  }

  /** Whether any character has been missing so far. */
  get hasMissing(): boolean {
    return this.letters.missing > 0;
  }

  turn(orientation: Orientation): void {
    this.document.addPage({ size: [...letterPaper[orientation]], margin: 0 });
  }

  /** Writes a text and returns its height, in points. */
  write(text: string, { x, y, width, size, weight = 500, align = 'left', color = '#000', ...room }: Writing): number {
    const plain = this.letters.written(text);
    const fitted = this.fitted(plain, weight, size, { width, ...room });
    for (const [index, row] of fitted.rows.entries()) {
      const left = width - this.widthOf(row, weight, fitted.size);
      const indent = align === 'right' ? left : align === 'center' ? left / 2 : 0;
      this.row(row, x + indent, y + (index * leading + ascent) * fitted.size, fitted.size, weight, color);
    }
    return fitted.rows.length * fitted.size * leading;
  }

  line(x1: number, y1: number, x2: number, y2: number, { width = 0.6, color = '#555' } = {}): void {
    this.document.moveTo(x1, y1).lineTo(x2, y2).lineWidth(width).stroke(color);
  }

  box(x: number, y: number, width: number, height: number, { line = 0.8, color = '#000', fill = '' } = {}): void {
    if (fill !== '') this.document.rect(x, y, width, height).fill(fill);
    if (line > 0) this.document.rect(x, y, width, height).lineWidth(line).stroke(color);
  }

  /** Adds a footer to all pages, numbered from 1, and ends the document. */
  async finish(foot: (page: number, pages: number) => void): Promise<Uint8Array<ArrayBuffer>> {
    const { start, count } = this.document.bufferedPageRange();
    for (let page = start; page < start + count; page += 1) {
      this.document.switchToPage(page);
      foot(page - start + 1, count);
    }
    this.document.end();
    await this.ended;
    return new Uint8Array(Buffer.concat(this.chunks));
  }

  private row(text: string, x: number, y: number, size: number, weight: PaperWeight, color: string): void {
    let left = x;
    for (const run of this.letters.runs(text, weight)) {
      this.document.font(run.path).fontSize(size).fillColor(color);
      this.document.text(run.text, left, y, { lineBreak: false, baseline: 'alphabetic' });
      left += this.document.widthOfString(run.text);
    }
  }

  private widthOf(text: string, weight: PaperWeight, size: number): number {
    const key = `${weight}${text}`;
    let width = this.widths.get(key);
    if (width === undefined) {
      const runs = this.letters.runs(text, weight);
      width =
        runs.reduce((sum, run) => sum + this.document.font(run.path).fontSize(100).widthOfString(run.text), 0) / 100;
      this.widths.set(key, width);
    }
    return width * size;
  }

  private fitted(text: string, weight: PaperWeight, size: number, { width, rows = 1, height = 999 }: Room): Fitted {
    const inOneRow = Math.min(size, width / (this.widthOf(text, weight, 1) || 1));
    const enough = Math.min(size, Math.max(smallestLetters, rows > 1 ? size * 0.85 : 0));
    if (inOneRow >= enough) return { size: Math.floor(inOneRow * 20) / 20, rows: [text] };
    for (let smaller = size; rows > 1 && smaller >= smallestLetters; smaller -= 0.5) {
      const broken = this.broken(text, weight, width, smaller);
      if (broken.length <= rows && broken.length * smaller * leading <= height) return { size: smaller, rows: broken };
    }
    const broken = this.broken(text, weight, width, smallestLetters);
    const rest = broken.slice(rows - 1).join(' ');
    return { size: smallestLetters, rows: [...broken.slice(0, rows - 1), this.cut(rest, weight, width)] };
  }

  /** Wraps a text between words, and within a word that is longer than a row. */
  private broken(text: string, weight: PaperWeight, width: number, size: number): readonly string[] {
    const rows: string[] = [];
    let row = '';
    for (const word of text.split(' ')) {
      const longer = row === '' ? word : `${row} ${word}`;
      if (this.widthOf(longer, weight, size) <= width) row = longer;
      else {
        if (row !== '') rows.push(row);
        row = '';
        for (const letter of word) {
          if (this.widthOf(row + letter, weight, size) > width) {
            rows.push(row);
            row = '';
          }
          row += letter;
        }
      }
    }
    return [...rows, row].filter((one) => one !== '');
  }

  private cut(text: string, weight: PaperWeight, width: number): string {
    if (this.widthOf(text, weight, smallestLetters) <= width) return text;
    const letters = [...text];
    while (letters.length > 0 && this.widthOf(`${letters.join('')}…`, weight, smallestLetters) > width) letters.pop();
    return `${letters.join('').trimEnd()}…`;
  }
}
