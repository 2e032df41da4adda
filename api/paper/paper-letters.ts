import { createRequire } from 'node:module';
import { type Font, openSync } from 'fontkit';

/** How heavy letters on paper are: what is read, and what is found. */
export type PaperWeight = 500 | 700;

/** Which letters each file of the product's display face has. */
const alphabets = ['latin', 'latin-ext', 'vietnamese'] as const;

/** What nobody sees, and pictographs, which no printer's face has. */
const beside = /[\p{Extended_Pictographic}\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\u{1F1E6}-\u{1F1FF}\u{FE00}-\u{FE0F}]/gu;

const keptSigns = /[\d#*©®™]/u;

/** Stands for a letter that no file has. */
export const missingLetter = '?';

/** Letters of one file that stand next to each other. */
export interface Run {
  /** The file they are written with. */
  readonly path: string;
  readonly text: string;
}

interface Face {
  readonly path: string;
  readonly font: Font;
}

/** The product's display face on paper: what it cannot write stands as a question mark, and is counted. */
export class PaperLetters {
  private readonly faces = new Map<PaperWeight, readonly Face[]>();
  /** How many letters had to be written as question marks. */
  missing = 0;

  /** A text in letters that are there, in one row. Accents that stand apart join their letters first. */
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
