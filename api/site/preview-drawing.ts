import { Resvg } from '@resvg/resvg-js';
import type { PreviewPicture } from '../../domain/site/preview-picture.ts';
import { DisplayLetters, type Weight } from './display-letters.ts';

/** Colors of the site's front page (public-web/kit/theme.css). */
const [night, chalk, volt] = ['#06120c', '#f7f4ea', '#d4ff3f'];
const left = 80;
/** Width of the name in points; the ball is to the right of it. */
const nameWidth = 850;
const lineWidth = 1040;
/** Vertical room of the name: below the opening line, above the lines at the bottom. */
const nameRoom = { top: 190, bottom: 428 } as const;
const smallest = 72;
const sizes = [128, 112, 96, 84, smallest] as const;
const letters = new DisplayLetters();

/** Name fitted into the picture: its size in points, and the baseline of each row. */
interface FittedName {
  readonly size: number;
  readonly rows: readonly { readonly text: string; readonly y: number }[];
}

/** Draws the picture of a shared link as PNG, 1200 by 630 points; undefined if its name has characters that cannot be drawn. */
export function drawPreview({ opening, name, lines }: PreviewPicture): Uint8Array | undefined {
  const fitted = fittedName(name);
  if (fitted === undefined) return undefined;
  const below = lines.flatMap((line) => letters.written(line, 600) ?? []);
  const drawn = [
    line('Golden Goal'.toUpperCase(), 600, 46, 98, volt),
    line(opening, 600, 44, 158, chalk),
    ...fitted.rows.map(({ text, y }) => line(text, 800, fitted.size, y, chalk)),
    ...below.map((text, index) => line(text, 600, 40, 582 - (below.length - 1 - index) * 52, chalk)),
  ];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">${pitch}${drawn.join('')}</svg>`;
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}

const pitch = `<rect width="1200" height="630" fill="${night}"/>
<g fill="none" stroke="${chalk}" stroke-opacity="0.22" stroke-width="9">
<circle cx="1030" cy="315" r="337"/><circle cx="1030" cy="315" r="237"/><path d="M1030 0v630"/></g>
<circle cx="1030" cy="315" r="85" fill="${volt}"/>`;

function line(text: string, weight: Weight, size: number, y: number, color: string): string {
  const fits = cut(text, weight, size, weight === 800 ? nameWidth : lineWidth);
  return `<g fill="${color}">${letters.outlines(fits, weight, size, { x: left, y })}</g>`;
}

/** Fits a name into two rows at the largest possible size, and cuts it if it is still too long. Undefined if characters are missing. */
export function fittedName(name: string): FittedName | undefined {
  const title = letters.written(name, 800);
  if (title === undefined) return undefined;
  for (const size of sizes) {
    const rows = rowsOf(title, size);
    const placed = placedIn(rows, size);
    if (rows.length <= 2 && placed !== undefined) return placed;
  }
  const [first = '', ...rest] = rowsOf(title, smallest);
  return placedIn([first, cut(rest.join(' '), 800, smallest, nameWidth)], smallest);
}

/** Centers rows vertically without overlap; undefined if their ink is too high. */
function placedIn(rows: readonly string[], size: number): FittedName | undefined {
  const ys: number[] = [];
  let foot = 0;
  for (const row of rows) {
    const { above, below } = letters.ink(row, 800, size);
    const last = ys.at(-1);
    const y = last === undefined ? above : Math.max(last + size, foot + above + size * 0.08);
    ys.push(y);
    foot = y + below;
  }
  const room = nameRoom.bottom - nameRoom.top;
  if (foot > room) return undefined;
  const top = nameRoom.top + (room - foot) / 2;
  return { size, rows: rows.map((text, index) => ({ text, y: top + (ys[index] ?? 0) })) };
}

/** Breaks a name into rows between words, and within a word that is longer than a row. */
function rowsOf(name: string, size: number): readonly string[] {
  const rows: string[] = [];
  let row = '';
  for (const part of name.split(' ').flatMap((word) => broken(word, size))) {
    const longer = row === '' ? part : `${row} ${part}`;
    if (letters.width(longer, 800, size) <= nameWidth) row = longer;
    else {
      rows.push(row);
      row = part;
    }
  }
  return [...rows, row].filter((one) => one !== '');
}

function broken(word: string, size: number): readonly string[] {
  const parts: string[] = [];
  let part = '';
  for (const letter of word) {
    if (letters.width(part + letter, 800, size) > nameWidth) {
      parts.push(part);
      part = '';
    }
    part += letter;
  }
  return [...parts, part];
}

/** Cuts a text to a width, with an ellipsis. */
function cut(text: string, weight: Weight, size: number, most: number): string {
  if (letters.width(text, weight, size) <= most) return text;
  const signs = [...text];
  while (signs.length > 0 && letters.width(`${signs.join('').trimEnd()}…`, weight, size) > most) signs.pop();
  return `${signs.join('').trimEnd()}…`;
}
