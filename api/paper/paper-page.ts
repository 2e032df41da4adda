import type { DayOnPaper } from '../../domain/answer/paper/day-on-paper.ts';
import { dateOnPaper } from '../../domain/paper/certificate-words.ts';
import { easternWhen } from '../../domain/time/eastern-words.ts';
import { margin, type Orientation, PaperCanvas } from './paper-canvas.ts';
import { paperWords as words } from './paper-words.ts';

/** Upper and lower edge of a page's content, in points from the top. */
export const headEnd = 88;
const footRoom = 54;

/** Pages of one document, each headed by its subject and tournament. */
export class PaperPages {
  /** Vertical position of the next content. */
  y = headEnd;
  /** Whether there is any page yet. */
  hasAny = false;

  constructor(
    readonly canvas: PaperCanvas,
    private readonly tournament: DayOnPaper['tournament'],
    private readonly at: Date,
  ) {}

  get inner(): number {
    return this.canvas.width - 2 * margin;
  }

  /** Lower edge of the content, above the footer. */
  get bottom(): number {
    return this.canvas.height - footRoom;
  }

  turn(title: string, orientation: Orientation = 'portrait'): void {
    const { canvas, tournament } = this;
    canvas.turn(orientation);
    this.hasAny = true;
    const half = this.inner * 0.56;
    canvas.write(title, { x: margin, y: margin, width: half, size: 24, weight: 700, rows: 2 });
    const right = { x: margin + half, width: this.inner - half, align: 'right' } as const;
    canvas.write(tournament.name, { ...right, y: margin, size: 13, weight: 700 });
    canvas.write(`${dateOnPaper(tournament.date, 'en')} · ${tournament.location}`, {
      ...right,
      y: margin + 17,
      size: 10,
      rows: 2,
    });
    canvas.line(margin, headEnd - 10, canvas.width - margin, headEnd - 10, { width: 1.5, color: '#000' });
    this.y = headEnd;
  }

  /** Returns whether content of this height still fits on the page. */
  holds(height: number): boolean {
    return this.y + height <= this.bottom;
  }

  finish(): Promise<Uint8Array<ArrayBuffer>> {
    const { canvas } = this;
    const at = easternWhen(this.at);
    const note = canvas.hasMissing ? words.missing : '';
    return canvas.finish((page, pages) => {
      const y = canvas.height - margin - 2;
      const width = (canvas.width - 2 * margin) / 2;
      canvas.write(`${words.brand}  ${note}`, { x: margin, y, width, size: 8, color: '#333' });
      const foot = words.foot(at, page, pages);
      canvas.write(foot, { x: margin + width, y, width, size: 8, align: 'right', color: '#333' });
    });
  }
}
