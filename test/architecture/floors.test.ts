import { allPorts } from '../../domain/port/ports.ts';
import { circleAmong, foldersInCircles, type Import, importsOf, sourceFiles } from './source-files.ts';

/** The concepts of the rules in their order: each knows only those before it. */
const concepts = [
  'language',
  'refusal',
  'form',
  'age',
  'table',
  'time',
  'lots',
  'secret',
  'webhook',
  'audit',
  'access',
  'organizer',
  'score-keeper',
  'api-key',
  'mail',
  'match',
  'venue',
  'standings',
  'schedule',
  'game',
  'draw',
  'player',
  'tournament',
  'payment',
  'site',
  'waiver',
  'team',
  'follower',
  'ledger',
  'registration',
  'check-in',
  'mailing',
  'invitation',
  'join-request',
  'free-agent',
  'import',
  'bracket',
];

/** Above the rules, each floor knows those before it: what is needed from outside, what is done, what is shown. */
const floors = ['rule', 'port', 'use-case', 'answer'];

const domain = sourceFiles('domain').filter(({ isTest }) => !isTest);

const floorOf = (path: string) => floors.indexOf(path.split('/')[1] ?? '');
const roomOf = (path: string) => path.split('/')[2] ?? '';
const shown = ({ from, to }: Import) => `${from.path} imports ${to}`;
const importsOfDomain = domain.flatMap(importsOf).filter(({ to }) => to?.startsWith('domain/'));

test('a floor of the domain knows only the floors before it', () => {
  const upward = importsOfDomain.filter(({ from, to = '' }) => floorOf(from.path) < floorOf(to));
  expect(upward.map(shown)).toEqual([]);
});

test('a concept of the rules knows only the concepts before it', () => {
  const among = importsOfDomain.filter(({ from, to = '' }) => floorOf(from.path) === 0 && floorOf(to) === 0);
  const placeOf = (path: string) => concepts.indexOf(roomOf(path));
  expect(among.length).toBeGreaterThan(200);
  expect(among.filter(({ from, to = '' }) => placeOf(to) < 0 || placeOf(from.path) < placeOf(to)).map(shown)).toEqual(
    [],
  );
});

test('each concept of the list has rules', () => {
  const rooms = new Set(domain.filter(({ path }) => floorOf(path) === 0).map(({ path }) => roomOf(path)));
  expect([...rooms].sort()).toEqual([...concepts].sort());
});

/** Names of the use cases: the functions that the API runs as a transaction each. */
const commands = new Set(
  sourceFiles('api').flatMap(({ text }) =>
    [...text.matchAll(/\b(?:commands|Commands\))\??\.run\(\s*(\w+)/g)].map(([, name = '']) => name),
  ),
);

test('a use case calls no use case', () => {
  expect(commands.size).toBeGreaterThan(100);
  const calls = domain
    .filter(({ path, isTest }) => floorOf(path) === 2 && !isTest)
    .flatMap(({ path, text }) =>
      [...text.matchAll(/(?<!function )\b(\w+)\(given\b/g)].map(([, name = '']) => ({ path, name })),
    );
  expect(calls.filter(({ name }) => commands.has(name))).toEqual([]);
});

test('rules hold neither a class that stands for the outside nor a command', () => {
  const rules = domain.filter(({ path }) => floorOf(path) === 0);
  expect(rules.filter(({ text }) => /^export abstract class/m.test(text)).map(({ path }) => path)).toEqual([]);
});

test('a port stands on the floor of the ports', () => {
  const abstract = domain.filter(({ text }) => /^export abstract class/m.test(text));
  expect(abstract.filter(({ path }) => !path.startsWith('domain/port/')).map(({ path }) => path)).toEqual([]);
});

test.each(['domain', 'api', 'public-web', 'admin-web'])('no folder of %s is in a circle, types included', (side) => {
  expect(foldersInCircles(sourceFiles(side))).toEqual([]);
});

test('the search for circles of folders finds one, types included, and takes a tree for none', () => {
  const file = (path: string, text: string) => ({ path: `domain/${path}.ts`, side: 'domain', isTest: false, text });
  const team = file('team/one', "import { b } from '../player/two.ts';");
  const player = file('player/two', "import type { C } from '../game/three.ts';");
  const circle = file('game/three', "import type { A } from '../team/one.ts';");
  expect(foldersInCircles([team, player])).toEqual([]);
  expect(foldersInCircles([team, player, circle])).toEqual(['domain/game', 'domain/player', 'domain/team']);
});

test.each(['domain', 'api', 'public-web', 'admin-web'])(
  'no file of %s is needed by what it needs, types included',
  (side) => {
    expect(circleAmong(sourceFiles(side).filter(({ isTest }) => !isTest))).toBeUndefined();
  },
);

test('the search for circles of files finds one, of types too, and takes a chain for none', () => {
  const file = (name: string, text: string) => ({
    path: `domain/rule/team/${name}.ts`,
    side: 'domain',
    isTest: false,
    text,
  });
  const one = file('one', "import { b } from './two.ts';");
  const circle = file('two', "import {\n  a,\n} from './one.ts';");
  const types = file('two', "import type { A } from './one.ts';");
  expect(circleAmong([one, circle])).toEqual([
    'domain/rule/team/one.ts',
    'domain/rule/team/two.ts',
    'domain/rule/team/one.ts',
  ]);
  expect(circleAmong([one, types])).toBeDefined();
  expect(circleAmong([one, file('two', "import { c } from './three.ts';")])).toBeUndefined();
});

test('each port stands in the table of ports, under the name of its class', () => {
  const classes = domain
    .filter(({ path }) => path.startsWith('domain/port/'))
    .flatMap(({ text }) => [...text.matchAll(/^export abstract class (\w+)/gm)].map(([, name]) => name));
  expect(classes.length).toBeGreaterThan(30);
  const named = Object.entries(allPorts).map(([name, port]) => [name, port.name] as const);
  expect(named.map(([, port]) => port).sort()).toEqual([...classes, 'Links'].sort());
  expect(named.filter(([name, port]) => name !== port.charAt(0).toLowerCase() + port.slice(1))).toEqual([]);
});
