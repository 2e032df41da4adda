import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Where the sentences of the public site stand, and those of the letters. */
const read = [
  /^public-web\/.*words\.ts$/,
  /^domain\/use-case\/.*letter.*(?<!\.test)\.ts$/,
  /^domain\/rule\/site\/site-texts\.ts$/,
  /^domain\/rule\/waiver\/parents-notice\.ts$/,
];

const files = ['public-web', 'domain']
  .flatMap((side) => readdirSync(`${root}/${side}`, { recursive: true }).map((path) => `${side}/${path}`))
  .filter((path) => read.some((kind) => kind.test(path)));

/** The sentences of a file: what stands in quotes and has a blank, without what is put into it. */
function sentencesOf(path: string): readonly string[] {
  const source = readFileSync(`${root}/${path}`, 'utf8').replace(/^\s*(\*|\/\/|\/\*\*|import ).*$/gm, '');
  const quoted = source.match(/'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g) ?? [];
  return quoted.map((text) => text.replace(/\$\{[^}]*\}/g, '…')).filter((text) => /\s/.test(text));
}

test('families read of email, never of mail, which the letter carrier brings in America', () => {
  expect(files.length).toBeGreaterThan(40);
  const wrong = files.flatMap((path) =>
    sentencesOf(path)
      .filter((text) => /\bmail(s|ed|ing|box)?\b/i.test(text))
      .map((text) => `${path}: ${text}`),
  );
  expect(wrong).toEqual([]);
});
