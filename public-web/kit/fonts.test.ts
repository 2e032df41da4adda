import { readFileSync } from 'node:fs';

interface Face {
  readonly family: string;
  readonly weight: string;
  readonly rules: string;
}

const fileOf = (name: string) =>
  new URL(`../../node_modules/${name.endsWith('.css') ? name : `${name}/index.css`}`, import.meta.url);
const style = readFileSync(new URL('fonts.css', import.meta.url), 'utf8');
const faces: readonly Face[] = [...style.matchAll(/@import "([^"]+)"/g)]
  .map(([, name = '']) => readFileSync(fileOf(name), 'utf8'))
  .join('')
  .split('@font-face')
  .slice(1)
  .map((rules) => ({ family: ruleIn(rules, 'font-family'), weight: ruleIn(rules, 'font-weight'), rules }));

const weights = [...new Set(faces.map(({ family, weight }) => `${family} ${weight}`))];

function ruleIn(rules: string, name: string): string {
  return new RegExp(`${name}:\\s*['"]?([^'";]+)`).exec(rules)?.[1] ?? '';
}

/** Returns whether the unicode-range of a font file has a letter. */
function has({ rules }: Face, letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  const ranges = ruleIn(rules, 'unicode-range').matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g);
  return [...ranges].some(([, from = '', to = from]) => {
    return code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16);
  });
}

test.each(weights)('in %s every letter of a name is in the same face', (weight) => {
  const files = faces.filter((face) => `${face.family} ${face.weight}` === weight);
  for (const letter of 'aÉñŁşğőžỄươđ')
    expect([letter, files.some((face) => has(face, letter))]).toEqual([letter, true]);
});

test('a page on a slow line is read in the letters of the phone, and changes to its own when they come', () => {
  expect(weights).toEqual(['Barlow Condensed 600', 'Barlow Condensed 800', 'Source Sans 3 Variable 200 900']);
  for (const { rules } of faces) expect(ruleIn(rules, 'font-display')).toBe('swap');
});
