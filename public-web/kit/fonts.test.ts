import { readFileSync } from 'node:fs';

interface Face {
  readonly family: string;
  readonly weight: string;
  readonly rules: string;
}

const faces: readonly Face[] = readFileSync(new URL('fonts.css', import.meta.url), 'utf8')
  .split('@font-face')
  .slice(1)
  .map((rules) => ({ family: ruleIn(rules, 'font-family'), weight: ruleIn(rules, 'font-weight'), rules }));

const ours = faces.filter(({ rules }) => rules.includes('url('));
const weights = [...new Set(ours.map(({ family, weight }) => `${family} ${weight}`))];

function ruleIn(rules: string, name: string): string {
  return new RegExp(`${name}:\\s*"?([^";]+)`).exec(rules)?.[1] ?? '';
}

/** Whether the file of a face has a letter, as its range says. */
function has({ rules }: Face, letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  const ranges = ruleIn(rules, 'unicode-range').matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g);
  return [...ranges].some(([, from = '', to = from]) => {
    return code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16);
  });
}

test.each(weights)('in %s every letter of a name is in the same face', (weight) => {
  const files = ours.filter((face) => `${face.family} ${face.weight}` === weight);
  for (const letter of 'aÉñŁşğőžỄươđ')
    expect([letter, files.some((face) => has(face, letter))]).toEqual([letter, true]);
});

test('only letters that the page’s head asks for stay away when they come late; those of a few names come all the same', () => {
  expect(weights).toHaveLength(3);
  const isOfEverybody = (face: Face) => has(face, 'a');
  for (const face of ours) expect(ruleIn(face.rules, 'font-display')).toBe(isOfEverybody(face) ? 'optional' : 'swap');
});
