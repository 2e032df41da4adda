import { type Import, importsOf, type SourceFile, sourceFiles } from './source-files.ts';

const domain = sourceFiles('domain');
const api = sourceFiles('api');
const publicWeb = sourceFiles('public-web');
const adminWeb = sourceFiles('admin-web');
const everything = [domain, api, publicWeb, adminWeb, sourceFiles('migrations', 'test', 'load')].flat();

/** The words of the field that name a folder on any side. */
const conceptWords = [
  'access',
  'age',
  'api-key',
  'audit',
  'bracket',
  'captain',
  'check-in',
  'draw',
  'follower',
  'form',
  'free-agent',
  'game',
  'import',
  'invitation',
  'join-request',
  'language',
  'ledger',
  'live',
  'lots',
  'mail',
  'mailing',
  'match',
  'need',
  'organizer',
  'paper',
  'payment',
  'place',
  'player',
  'record',
  'refusal',
  'registration',
  'returning-player',
  'roster',
  'schedule',
  'secret',
  'score-keeper',
  'site',
  'standings',
  'table',
  'team',
  'time',
  'tournament',
  'venue',
  'waiver',
  'webhook',
];

/** The rooms of one side only: what it stands on, and what is served as it is. */
const corridors = [
  'domain/port',
  'api/back-office',
  'api/backup',
  'api/database',
  'api/demo',
  'api/export',
  'api/guessing',
  'api/health',
  'api/http',
  'api/idempotency',
  'api/list',
  'api/prepared',
  'api/process',
  'api/retention',
  'api/schema',
  'public-web/embed',
  'public-web/frame',
  'public-web/kit',
  'public-web/landing',
  'public-web/offline',
  'public-web/public',
  'public-web/transport',
  'admin-web/frame',
  'admin-web/kit',
  'admin-web/record',
  'admin-web/transport',
];

const bannedWords = 'manager helper helpers util utils base impl data info item common misc'.split(' ');

/** The adapters that may speak to PostgreSQL. */
const mayQuery = [
  /^api\/database\//,
  /^api\/[\w-]+\/postgres-[\w-]+\.ts$/,
  /^api\/[\w-]+\/[\w-]+-row\.ts$/,
  /^api\/idempotency\/answered-calls\.ts$/,
  /^api\/access\/(grants|organizers)\.ts$/,
  /^api\/mail\/(mail-carrier|print-outbox)\.ts$/,
  /^api\/(backup\/(backup|restore)|demo\/seed-demo|health\/readiness)\.ts$/,
  /^api\/retention\/(retention|follower-retention|caretaker)\.ts$/,
  /^api\/schema\/(open-database|prepare-tables|rights)\.ts$/,
];

const sql =
  /\bselect\s(?!\})[^'"`;]*\sfrom\s|\binsert\s+into\s|\bdelete\s+from\s|\bupdate\s+\w+\s+set\s|\.query[(<]|createQueryBuilder|createQueryRunner/i;

const isRule = ({ isTest }: SourceFile) => !isTest;

/** The words of a name; the folder of the setting DATA_DIR is called as it is. */
function wordsOf(name: string): readonly string[] {
  const words = name.replace(/data-?(?=dir|folder)/i, '').split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])/);
  return words.map((word) => word.toLowerCase());
}

const shown = ({ from, written }: Import) => `${from.path} imports ${written}`;

function strangers(files: readonly SourceFile[], isWelcome: (one: Import) => boolean): readonly string[] {
  return files
    .flatMap(importsOf)
    .filter((one) => !isWelcome(one))
    .map(shown);
}

const leadsTo =
  (...sides: readonly string[]) =>
  ({ to }: Import) =>
    sides.some((side) => to?.startsWith(`${side}/`));

test('the rules need nothing but each other', () => {
  expect(strangers(domain.filter(isRule), leadsTo('domain'))).toEqual([]);
});

test('the tests of the rules need no more than samples, ports in memory, made-up cases and the size of a proof', () => {
  const isOurs = leadsTo('domain', 'test/sample', 'test/in-memory');
  const others = ['fast-check', '@jest/globals', '../../../test/harness/size.ts'];
  const tests = domain.filter(({ isTest }) => isTest);
  expect(strangers(tests, (one) => isOurs(one) || others.includes(one.written))).toEqual([]);
});

/** A port by its name, and where its contract stands: NotifiedTimetables in notified-timetables.test.ts. */
const portsOf = (files: readonly SourceFile[]) =>
  files.flatMap(({ text }) =>
    [...text.matchAll(/^export abstract class (\w+)/gm)].map(([, port = '']) => ({
      port,
      contract: `test/port/${port.replace(/\B(?=[A-Z])/g, '-').toLowerCase()}.test.ts`,
    })),
  );

const paths = new Set(everything.map(({ path }) => path));

test('every port of the rules has a contract that its adapters are held to', () => {
  const ports = portsOf(domain.filter(isRule));
  expect(ports.length).toBeGreaterThan(20);
  expect(ports.filter(({ contract }) => !paths.has(contract))).toEqual([]);
});

test('the API knows the rules and no screen', () => {
  const isWelcome = (one: Import) =>
    one.to === undefined || one.to === 'package.json' || leadsTo('api', 'domain', 'migrations')(one);
  expect(strangers(api.filter(isRule), isWelcome)).toEqual([]);
});

test.each([
  ['public', publicWeb],
  ['back office', adminWeb],
])('the %s site knows the rules and itself', (_, files) => {
  const isWelcome = (one: Import) => one.to === undefined || leadsTo('domain', one.from.side)(one);
  expect(strangers(files.filter(isRule), isWelcome)).toEqual([]);
});

test('a migration stands alone', () => {
  const isWelcome = ({ written }: Import) => ['typeorm', 'node:fs'].includes(written);
  expect(strangers(sourceFiles('migrations').filter(isRule), isWelcome)).toEqual([]);
});

test('only adapters speak SQL', () => {
  const outside = [...domain, ...api, ...publicWeb, ...adminWeb].filter(
    ({ path, isTest }) => !isTest && !mayQuery.some((place) => place.test(path)),
  );
  expect(outside.filter(({ text }) => sql.test(text)).map(({ path }) => path)).toEqual([]);
});

test('the search for SQL finds it where it is', () => {
  const adapters = api.filter(({ path }) => /\/(grants|mail-carrier|postgres-teams|organizers)\.ts$/.test(path));
  expect(adapters.filter(({ text }) => !sql.test(text)).map(({ path }) => path)).toEqual([]);
  expect(adapters).toHaveLength(4);
});

test('every folder is named by a word of the field', () => {
  const folders = new Set(
    [...domain, ...api, ...publicWeb, ...adminWeb]
      .map(({ path }) => path.split('/').slice(0, -1))
      .filter(({ length }) => length > 1)
      .map((names) => names.join('/')),
  );
  const strange = [...folders].filter((folder) => {
    const [, ...words] = folder.replace(/^domain\/(rule|use-case|answer)\//, 'domain/').split('/');
    return !corridors.includes(folder) && !(words.length === 1 && conceptWords.includes(words[0] ?? ''));
  });
  expect(strange).toEqual([]);
});

test('no file is longer than 250 lines', () => {
  const lines = (text: string) => text.trimEnd().split('\n').length;
  expect(everything.filter(({ text }) => lines(text) > 250).map(({ path }) => path)).toEqual([]);
});

test('no file has a name that says nothing', () => {
  const isBanned = ({ path }: SourceFile) => wordsOf(path).some((word) => bannedWords.includes(word));
  expect(everything.filter(isBanned).map(({ path }) => path)).toEqual([]);
});

test('nothing is exported under a name that says nothing', () => {
  const exported =
    /^export\s+(?:default\s+)?(?:abstract\s+|async\s+)*(?:class|function|const|let|interface|type)\s+(\w+)/gm;
  const banned = everything.flatMap(({ path, text }) =>
    [...text.matchAll(exported)]
      .filter(([, name = '']) => wordsOf(name).some((word) => bannedWords.includes(word)))
      .map(([, name]) => `${path}: ${name}`),
  );
  expect(banned).toEqual([]);
});

test('no folder has a shop window: a file is imported by its own name', () => {
  expect(everything.filter(({ path }) => /\/index\.tsx?$/.test(path)).map(({ path }) => path)).toEqual([]);
});
