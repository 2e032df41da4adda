import { createRequire } from 'node:module';
import { type Font, openSync } from 'fontkit';

/** Font weights: of names and headings, and of the lines below them. */
export type Weight = 600 | 800;

/** Extent of ink above and below the baseline, in points; both are positive. */
interface Ink {
  readonly above: number;
  readonly below: number;
}

/** Character at a size of one point: its font, width and ink. */
interface Letter extends Ink {
  readonly font: Font;
  readonly width: number;
}

/** Alphabets of the font files of the site's display face. */
const alphabets = ['latin', 'latin-ext', 'vietnamese'] as const;

/** Pictographs, flags and invisible characters. */
const beside = /[\p{Extended_Pictographic}\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\u{1F1E6}-\u{1F1FF}\u{FE00}-\u{FE0F}]/gu;

/** Site's display face, for characters that its files contain. Each one is measured once. */
export class DisplayLetters {
  private readonly fonts = new Map<Weight, readonly Font[]>();
  private readonly letters = new Map<string, Letter>();

  /** Returns the text without pictographs and invisible characters; undefined if characters are missing. */
  written(text: string, weight: Weight): string | undefined {
    const plain = text
      .normalize('NFC')
      .replace(beside, (sign) => (sign === '©' || sign === '®' ? sign : ''))
      .replace(/\p{M}/gu, '')
      .replace(/[\p{Z}\s]+/gu, ' ')
      .trim();
    if (plain === '') return undefined;
    return [...plain].every((letter) => this.letter(letter, weight) !== undefined) ? plain : undefined;
  }

  /** Returns the outlines of a text of available characters, at a size and a place on the baseline, in points. */
  outlines(text: string, weight: Weight, size: number, at: { readonly x: number; readonly y: number }): string {
    const outlines: string[] = [];
    let x = at.x;
    for (const { font, part } of this.runs(text, weight)) {
      const scale = size / font.unitsPerEm;
      const { glyphs, positions } = font.layout(part);
      for (const [index, glyph] of glyphs.entries()) {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
        const place = `translate(${round(x + xOffset * scale)} ${round(at.y - yOffset * scale)}) scale(${scale} ${-scale})`;
        const outline = glyph.path.toSVG();
        if (outline !== '') outlines.push(`<path transform="${place}" d="${outline}"/>`);
        x += xAdvance * scale;
      }
    }
    return outlines.join('');
  }

  /** Returns the width of a text at a size; kerning is not counted, so the real width may be a little less. */
  width(text: string, weight: Weight, size: number): number {
    let width = 0;
    for (const letter of text) width += this.letter(letter, weight)?.width ?? 0;
    return width * size;
  }

  /** Returns the extent of a text's ink at a size. */
  ink(text: string, weight: Weight, size: number): Ink {
    const letters = [...text].flatMap((letter) => this.letter(letter, weight) ?? []);
    const most = (reach: keyof Ink) => Math.max(0, ...letters.map((letter) => letter[reach])) * size;
    return { above: most('above'), below: most('below') };
  }

  private runs(text: string, weight: Weight): readonly { readonly font: Font; readonly part: string }[] {
    const runs: { font: Font; part: string }[] = [];
    for (const letter of text) {
      const font = this.letter(letter, weight)?.font;
      const last = runs.at(-1);
      if (font === undefined) continue;
      if (last?.font === font) last.part += letter;
      else runs.push({ font, part: letter });
    }
    return runs;
  }

  private letter(letter: string, weight: Weight): Letter | undefined {
    const key = `${weight}${letter}`;
    const known = this.letters.get(key) ?? this.measured(letter.codePointAt(0) ?? 0, weight);
    // Missing characters are not cached: there are a million signs, and a thousand letters.
    if (known !== undefined) this.letters.set(key, known);
    return known;
  }

  private measured(point: number, weight: Weight): Letter | undefined {
    const font = this.fontsOf(weight).find((one) => one.hasGlyphForCodePoint(point));
    if (font === undefined) return undefined;
    const { advanceWidth, bbox } = font.glyphForCodePoint(point);
    const points = (units: number) => (Number.isFinite(units) ? units / font.unitsPerEm : 0);
    return { font, width: points(advanceWidth), above: points(bbox.maxY), below: points(-bbox.minY) };
  }

  private fontsOf(weight: Weight): readonly Font[] {
    const known = this.fonts.get(weight);
    if (known !== undefined) return known;
    const { resolve } = createRequire(import.meta.url);
    const file = (alphabet: string) =>
      `@fontsource/barlow-condensed/files/barlow-condensed-${alphabet}-${weight}-normal.woff`;
    const fonts = alphabets.map((alphabet) => openSync(resolve(file(alphabet))));
    this.fonts.set(weight, fonts);
    return fonts;
  }
}

const round = (points: number) => Math.round(points * 100) / 100;
