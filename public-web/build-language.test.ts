import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { spanish } from '../domain/rule/language/spanish.ts';
import { markedIn, translated } from './build-language.ts';

const parsed = (code: string, path = 'rules.ts') => parseSync(path, code).program;

test.each([
  ["said('Team')", 'said("Equipo")'],
  ["said({ team: 'Team' })", 'said({ team: "Equipo" })'],
  [
    "hinted(text({ label: 'Notes' }), isLong ? 'Date' : 'Day')",
    'hinted(text({ label: "Notas" }), isLong ? "Fecha" : "Día")',
  ],
  ["new Refusal('conflict', 'Team not found')", 'new Refusal(\'conflict\', "No se encontró el equipo")'],
])('a text that is marked as a sentence is translated: %s', (code, inSpanish) => {
  expect(translated(code, parsed(code), spanish)).toBe(inSpanish);
});

test.each([
  "const division = 'Other'",
  "accepted('None')",
  "({ is: 'done', Team: club === 'Team' })",
  "said('Next game: {game}', { game: 'Team' }) === said(kinds['Team'])",
])('a text that is merely equal to a sentence stays as it is: %s', (code) => {
  expect(translated(code, parsed(code), { ...spanish, 'Next game: {game}': 'Next game: {game}' })).toBe(
    code.replace("'Next game: {game}'", '"Next game: {game}"'),
  );
});

test('every sentence of the rules that the site shows is marked; other texts equal to one are no words', () => {
  const rules = [...reachedFrom('main.tsx', 'embed/embed.ts', 'offline/service-worker.ts')].filter(([path]) =>
    /^domain\/(?!rule\/language\/)/.test(path),
  );
  expect(rules.flatMap(([, program]) => markedIn(program).filter(isSentence)).length).toBeGreaterThan(250);
  const unmarked = rules.flatMap(([path, program]) => {
    const marked = new Set(markedIn(program));
    return textsIn(program).flatMap((one) => (isSentence(one) && !marked.has(one) ? [`${path}: ${one.value}`] : []));
  });
  expect(unmarked.sort()).toEqual([
    'domain/answer/schedule/next-steps.ts: done',
    'domain/rule/bracket/round-label.ts: Third place',
    'domain/use-case/registration/player-fields.ts: None',
  ]);
});

const isSentence = ({ value }: ESTree.StringLiteral) => Object.hasOwn(spanish, value);

/** Returns the modules that a Spanish build takes for these of the site, parsed, by their paths. */
function reachedFrom(...entries: readonly string[]): ReadonlyMap<string, ESTree.Program> {
  const root = join(import.meta.dirname, '..');
  const reached = new Map<string, ESTree.Program>();
  const found = new Set(entries.map((entry) => join(import.meta.dirname, entry)));
  for (const path of found) {
    const program = parsed(readFileSync(path, 'utf8'), path);
    reached.set(relative(root, path), program);
    for (const source of importedBy(program)) {
      const imported = join(path, '..', source);
      const translation = imported.replace(/\.ts$/, '.es.ts');
      if (/\.tsx?$/.test(source)) found.add(existsSync(translation) && translation !== path ? translation : imported);
    }
  }
  return reached;
}

/** Returns the addresses of a module's own imports that are more than types. */
function importedBy(program: ESTree.Program): readonly string[] {
  const sources: string[] = [];
  const add = (source: ESTree.Expression | null) => {
    if (source?.type === 'Literal' && typeof source.value === 'string' && source.value.startsWith('.'))
      sources.push(source.value);
  };
  new Visitor({
    ImportDeclaration({ source, importKind }) {
      if (importKind !== 'type') add(source);
    },
    ExportNamedDeclaration({ source, exportKind }) {
      if (exportKind !== 'type') add(source);
    },
    ImportExpression({ source }) {
      add(source);
    },
  }).visit(program);
  return sources;
}

/** Returns the texts of a module; those of its types are none, nor is the name of a property. */
function textsIn(program: ESTree.Program): readonly ESTree.StringLiteral[] {
  const others = new Set<ESTree.Node>();
  const texts: ESTree.StringLiteral[] = [];
  new Visitor({
    TSLiteralType({ literal }) {
      others.add(literal);
    },
    Property({ key }) {
      others.add(key);
    },
    Literal(node) {
      if (typeof node.value === 'string' && !others.has(node)) texts.push(node);
    },
  }).visit(program);
  return texts;
}
