/// <reference path="../../api/site/fontkit.d.ts" />
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { openSync } from 'fontkit';
import { matchLabel } from '../../domain/day/round-label.ts';
import { translateTerm } from '../kit/server-terms.es.ts';

const { resolve } = createRequire(import.meta.url);
const letters = openSync(resolve('@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2'));
const style = readFileSync(new URL('game-row.module.css', import.meta.url), 'utf8');

/** Returns the length in rem at the end of a CSS rule. */
const remIn = (rule: RegExp): number => Number(rule.exec(style)?.[1]);

/** Returns the width of a text in the display font, in rem. */
function widthOf(text: string, size: number): number {
  const glyphs = letters.layout(text).positions;
  return (glyphs.reduce((sum, { xAdvance }) => sum + xAdvance, 0) / letters.unitsPerEm) * size;
}

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
