import { inflateSync } from 'node:zlib';

/** Text of a PDF: its size in points, and its position from the left and the foot of the page. */
export interface PdfText {
  readonly text: string;
  readonly size: number;
  readonly x: number;
  readonly y: number;
}

export interface PdfPage {
  readonly width: number;
  readonly height: number;
  readonly texts: readonly PdfText[];
  /** All texts, joined. */
  readonly words: string;
}

/** Returns the pages of a PDF that pdfkit wrote with embedded fonts, with the texts of each. */
export function pdfPages(file: Uint8Array): readonly PdfPage[] {
  const objects = objectsIn(Buffer.from(file));
  return [...objects.values()].filter(({ head }) => /\/Type \/Page\n/.test(head)).map((page) => pageOf(page, objects));
}

interface PdfObject {
  readonly head: string;
  readonly stream: string;
}

function objectsIn(file: Buffer): ReadonlyMap<string, PdfObject> {
  const objects = new Map<string, PdfObject>();
  for (const [, number = '', body = ''] of file.toString('latin1').matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [head = '', ...rest] = body.split('stream\n');
    const packed = rest
      .join('stream\n')
      .replace(/\nend$/, '')
      .replace(/\nendstream$/, '');
    const isText = head.includes('FlateDecode') && !head.includes('/Length1');
    objects.set(number, { head, stream: rest.length > 0 && isText ? inflated(packed) : '' });
  }
  return objects;
}

function inflated(packed: string): string {
  try {
    return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
  } catch {
    return '';
  }
}

function pageOf({ head }: PdfObject, objects: ReadonlyMap<string, PdfObject>): PdfPage {
  const found = (name: string, within = head) => objects.get(new RegExp(`/${name} (\\d+) 0 R`).exec(within)?.[1] ?? '');
  const [, width = '', height = ''] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(head) ?? [];
  const fonts = new Map(
    [...(found('Resources')?.head ?? '').matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', number = '']) => [
      name,
      lettersOf(objects.get(number)?.head ?? '', found),
    ]),
  );
  const texts = textsIn(found('Contents')?.stream ?? '', fonts);
  return { width: Number(width), height: Number(height), texts, words: texts.map(({ text }) => text).join(' ') };
}

type Letters = readonly string[];

function lettersOf(font: string, found: (name: string, within: string) => PdfObject | undefined): Letters {
  const map = found('ToUnicode', font)?.stream ?? '';
  return [...map.matchAll(/<[0-9a-f]{4}> <[0-9a-f]{4}> \[([^\]]*)\]/g)].flatMap(([, range = '']) =>
    [...range.matchAll(/<([0-9a-f ]*)>/g)].map(([, points = '']) =>
      Buffer.from(points.replace(/ /g, ''), 'hex').swap16().toString('utf16le'),
    ),
  );
}

function textsIn(content: string, fonts: ReadonlyMap<string, Letters>): readonly PdfText[] {
  const written = /1 0 0 1 ([-\d.]+) ([-\d.]+) Tm\s+\/(F\d+) ([\d.]+) Tf\s+([\s\S]*?)\s*ET/g;
  return [...content.matchAll(written)].map(([, x = '', y = '', font = '', size = '', shown = '']) => {
    const letters = fonts.get(font) ?? [];
    const text = [...shown.matchAll(/<([0-9a-f]*)>/g)].flatMap(([, hex = '']) =>
      (hex.match(/.{4}/g) ?? []).map((glyph) => letters[Number.parseInt(glyph, 16)] ?? ''),
    );
    return { text: text.join(''), size: Number(size), x: Number(x), y: Number(y) };
  });
}
