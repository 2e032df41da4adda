// biome-ignore-all lint/suspicious/noTemplateCurlyInString: what is translated is code with templates in it
import { parseSync } from 'vite';
import { translatedWords } from './build-words.ts';

const inSpanish = (code: string, texts: Readonly<Record<string, string>>) =>
  translatedWords(code, parseSync('words.ts', code).program, texts);

test.each([
  [
    "export const words = { team: 'Team', to: '/' }",
    { Team: 'Equipo' },
    "export const words = { team: `Equipo`, to: '/' }",
  ],
  [
    'const all = (count) => `${count} teams`',
    { '{count} teams': 'Equipos: {count}' },
    'const all = (count) => `Equipos: ${count}`',
  ],
  [
    "const won = (rank) => { if (rank === 1) return 'Won'; return `${inWords(-rank)} of ${teams.length}`; }",
    { Won: 'Ganó', '{rank} of {length}': '{length}: {rank}' },
    'const won = (rank) => { if (rank === 1) return `Ganó`; return `${teams.length}: ${inWords(-rank)}`; }',
  ],
  ['const pair = (one, two) => `${one}: ${two}`', {}, 'const pair = (one, two) => `${one}: ${two}`'],
  ["const price = 'Price'", { Price: 'Cuesta `$` ${count}' }, 'const price = `Cuesta \\`$\\` \\${count}`'],
])('a page says its words in the language of the build: %s', (code, texts, expected) => {
  expect(inSpanish(code, texts)).toBe(expected);
});

test('a text without a translation, and a filling without a name, end the build', () => {
  expect(() => inSpanish("const words = 'Team'", {})).toThrow('This text has no translation: Team');
  expect(() => inSpanish("const words = (few) => `${few ? 'few' : 'many'} teams`", {})).toThrow(/has a name/);
});
