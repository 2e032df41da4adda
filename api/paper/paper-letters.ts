import { createRequire } from 'node:module';
import { type Font, openSync } from 'fontkit';

/** Font weights on paper: for reading, and for scanning. */
export type PaperWeight = 500 | 700;

/** Alphabets of the font files of the product's display face. */
const alphabets = ['latin', 'latin-ext', 'vietnamese'] as const;

/** Invisible characters and pictographs, which no print font has. */
const beside = /[\p{Extended_Pictographic}\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\u{1F1E6}-\u{1F1FF}\u{FE00}-\u{FE0F}]/gu;

const keptSigns = /[\d#*©®™]/u;

/** Replacement of a character that no font file has. */
const missingLetter = '?';

/** Adjacent characters of one font file. */
export interface Run {
  /** Path of the font file. */
  readonly path: string;
  readonly text: string;
}

interface Face {
  readonly path: string;
  readonly font: Font;
}

/** Product's display face on paper; unwritable characters become question marks, and are counted. */
export class PaperLetters {
  private readonly faces = new Map<PaperWeight, readonly Face[]>();
  /** Number of characters replaced by question marks. */
  missing = 0;

  /** Returns a text as one row of writable characters, with accents composed. */
  written(text: string): string {
    const plain = text
      .normalize('NFC')
      .replace(/[\p{Z}\s]+/gu, ' ')
      .replace(beside, (sign) => (keptSigns.test(sign) ? sign : ''))
      .replace(/(?<=[\p{L}])\p{M}+/gu, '')
      .trim();
    return [...plain].map((letter) => (this.faceOf(letter, 500) === undefined ? this.miss() : letter)).join('');
  }

  runs(text: string, weight: PaperWeight): readonly Run[] {
    const runs: { path: string; text: string }[] = [];
    for (const letter of text) {
      const { path } = this.faceOf(letter, weight) ?? this.facesOf(weight)[0] ?? { path: '' };
      const last = runs.at(-1);
      if (last?.path === path) last.text += letter;
      else runs.push({ path, text: letter });
    }
    return runs;
  }

  private miss(): string {
    this.missing += 1;
    return missingLetter;
  }

  private faceOf(letter: string, weight: PaperWeight): Face | undefined {
    return this.facesOf(weight).find(({ font }) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
  }

  private facesOf(weight: PaperWeight): readonly Face[] {
    const known = this.faces.get(weight);
    if (known !== undefined) return known;
    const { resolve } = createRequire(import.meta.url);
    const faces = alphabets.map((alphabet) => {
      const path = resolve(`@fontsource/barlow-condensed/files/barlow-condensed-${alphabet}-${weight}-normal.woff`);
      return { path, font: openSync(path) };
    });
    this.faces.set(weight, faces);
    return faces;
  }
}
