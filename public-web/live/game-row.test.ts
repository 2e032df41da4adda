import { readFileSync } from 'node:fs';
import { matchLabel } from '../../domain/rule/bracket/round-label.ts';
import { translateTerm } from '../kit/server-terms.es.ts';

/** Widths of the display font's letters (Barlow Condensed 600), in thousandths of the font size. */
const widths = new Map(
  Object.entries({
    ...{ ' ': 200, ',': 199, 1: 274, 2: 425, C: 457, R: 461 },
    ...{ a: 434, c: 422, d: 437, h: 439, i: 215, l: 199, m: 665, n: 439 },
    ...{ o: 432, ó: 432, p: 441, r: 313, s: 398, t: 282, u: 438 },
  }),
);

const style = readFileSync(new URL('game-row.module.css', import.meta.url), 'utf8');

/** Returns the length in rem at the end of a CSS rule. */
const remIn = (rule: RegExp): number => Number(rule.exec(style)?.[1]);

/** Returns the width of a text in the display font, in rem; NaN where a letter's width is not known. */
const widthOf = (text: string, size: number): number =>
  [...text].reduce((sum, letter) => sum + ((widths.get(letter) ?? Number.NaN) / 1000) * size, 0);

const place = { stage: 'knockout', round: 1, position: 12 } as const;
const inFirstRound = matchLabel(place, 5);

test.each([inFirstRound, translateTerm(inFirstRound), 'Consolation 12', translateTerm('Consolation 12')])(
  '%s stands on one line in a row of a phone',
  (label) => {
    const room = remIn(/grid-template-columns: .* ([\d.]+)rem;/);
    const size = remIn(/^\.where \{\n(?:.*\n)*?\s+font-size: ([\d.]+)rem;/m);
    expect(widthOf(label, size)).toBeLessThanOrEqual(room);
  },
);
