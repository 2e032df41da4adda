import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const folders = ['docs/rules', 'docs/decisions'];
const pagesOf = (folder: string): readonly string[] =>
  readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'README.md');
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync('docs').flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : [])),
  ...folders.flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`)),
];
const textOf = (page: string): string => readFileSync(page, 'utf8');

/** Paths of this repository as documents write them: `domain/rule/player/person.ts`, `domain/rule/draw/`, and test files to run in an indented line. */
const paths = /`((?:api|domain|public-web|admin-web|scripts|migrations|test|load|docs|\.ci)\/[\w./-]+)`/g;
const commands = /^ {4}npm run test:(?:jest|browser) -- ([\w./-]+)/gm;
const placeOf = (asked: string) => (asked.endsWith('.spec.ts') ? join('test/browser', asked) : asked);

test.each(folders)('the list of %s names each of its pages once, in order', (folder) => {
  const listed = [...textOf(`${folder}/README.md`).matchAll(/^- .*?\]\(([\w-]+\.md)\)/gm)].map(([, page]) => page);
  expect([...listed].sort()).toEqual([...pagesOf(folder)].sort());
  if (folder === 'docs/decisions') expect(listed).toEqual([...listed].sort());
});

test('a decision has its number, its title as the list has it, and says context, decision and consequences', () => {
  const list = textOf('docs/decisions/README.md');
  const wrong = pagesOf('docs/decisions').filter((name) => {
    const text = textOf(`docs/decisions/${name}`);
    const [, number = '', title = ''] = /^# (\d{3})\. (.+)$/m.exec(text) ?? [];
    const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
    const isWhole = ['Context', 'Decision', 'Consequences'].every((heading, at) => headings[at] === heading);
    return !(isWhole && name.startsWith(`${number}-`) && list.includes(`- ${number} [${title}](${name})`));
  });
  expect(wrong).toEqual([]);
});

test('links and paths in documents lead to what exists', () => {
  const dead = pages.flatMap((page) => {
    const text = textOf(page);
    const links = [...text.matchAll(/\]\(([^)#:]+)\)/g)].map(([, to = '']) => join(dirname(page), to));
    const named = [...text.matchAll(paths)].map(([, to = '']) => to);
    const run = [...text.matchAll(commands)].map(([, asked = '']) => placeOf(asked));
    return [...links, ...named, ...run].filter((to) => !existsSync(to)).map((to) => `${page}: ${to}`);
  });
  expect(dead).toEqual([]);
});
