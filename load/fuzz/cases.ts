import fc, { type Arbitrary } from 'fast-check';
import type { Operation } from '../../test/contract/operations.ts';
import { broken, plainBody, validBody } from './bodies.ts';
import { type PlaceholderKind, placeholder } from './placeholder.ts';
import { trapBodies, trapNames, trapParts, trapTexts, trapValues } from './traps.ts';

export const callers = ['stranger', 'family', 'captain', 'keeper', 'organizer'] as const;
export type Caller = (typeof callers)[number];

/** Call with its caller. */
export interface Case {
  readonly caller: Caller;
  /** Number of the caller's device. */
  readonly device: number;
  /** Path parameters by name. */
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: readonly (readonly [string, string])[];
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Body;
}

/** Body as the API document allows, one with a fault, a text that is no JSON, or none. */
export type Body =
  | { readonly kind: 'valid' | 'broken'; readonly value: unknown }
  | { readonly kind: 'raw'; readonly text: string }
  | { readonly kind: 'none' };

/** Generates calls of an operation, most of them nearly valid, since completely wrong ones are refused early. */
export function casesOf(operation: Operation): Arbitrary<Case> {
  return fc.record({
    caller: callerOf(operation),
    device: fc.nat({ max: 3 }),
    path: pathOf(operation),
    query: queryOf(operation),
    headers: headersOf(operation),
    body: bodyOf(operation),
  });
}

/** Generates valid calls of an operation by a permitted caller. */
export function honestCasesOf(operation: Operation): Arbitrary<Case> {
  const key = fc.nat().map((number) => `an-honest-key-${number}`);
  const { method, body } = operation;
  const value = plainBody(body ?? { type: 'object', properties: {} });
  return fc.record({
    caller: fc.constant(usualCaller(operation)),
    device: fc.nat({ max: 3 }),
    path: pathOf(operation, 0),
    query: fc.constant([]),
    headers: key.map((drawn) => ({ 'Content-Type': 'application/json', 'Idempotency-Key': drawn })),
    body: method === 'GET' ? fc.constant({ kind: 'none' }) : value.map((sent) => ({ kind: 'valid', value: sent })),
  });
}

function callerOf(operation: Operation): Arbitrary<Caller> {
  const anybody = { weight: 3, arbitrary: fc.constantFrom(...callers) };
  return fc.oneof(anybody, { weight: 5, arbitrary: fc.constant(usualCaller(operation)) });
}

/** Operations on games and goals that score keepers may not call. */
const organizersAlone = /games\/\{id\}\/(reopen|forfeit|move)$|^(PUT|DELETE) \/api\/(goals|games)\/\{id\}$/;

function usualCaller({ name, path }: Operation): Caller {
  if (organizersAlone.test(name)) return 'organizer';
  if (path.startsWith('/api/admin') || path.startsWith('/api/tournaments')) return 'organizer';
  if (/\/api\/(games|goals|player-goals|score-keeper)/.test(path)) return 'keeper';
  return /\/api\/(teams|invitations)/.test(path) ? 'captain' : 'family';
}

function pathOf({ path }: Operation, traps = 1): Arbitrary<Readonly<Record<string, unknown>>> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return fc.record(
    Object.fromEntries(
      names.map((name) => [
        name,
        fc.oneof(
          { weight: 6, arbitrary: placeholder(kindInPath(path, name)) },
          { weight: traps, arbitrary: fc.constantFrom(...trapParts) },
        ),
      ]),
    ),
  );
}

function kindInPath(path: string, name: string): PlaceholderKind {
  const byName: Readonly<Record<string, PlaceholderKind>> = {
    sealed: 'sealed',
    code: 'code',
    requestId: 'request',
    invitationId: 'invitation',
    playerId: 'player',
  };
  const resource = /([\w-]+)\/\{id\}/.exec(path)?.[1] ?? '';
  const byResource: Readonly<Record<string, PlaceholderKind>> = {
    tournaments: 'tournament',
    teams: 'team',
    players: 'player',
    'tournament-registrations': 'registration',
    'pre-registrations': 'pre-registration',
    games: 'game',
    'all-games': 'game',
    goals: 'goal',
    messages: 'message',
    audit: 'audit',
    'score-keepers': 'score-keeper',
  };
  return byName[name] ?? byResource[resource] ?? 'tournament';
}

/** Query parameters that some calls read although the API document does not mention them. */
const unsaid = ['search', 'available', 'tournamentId', 'includeAll', 'tournament', 'status', 'q'];

function queryOf({ queries, method, path }: Operation): Arbitrary<readonly (readonly [string, string])[]> {
  if (method !== 'GET') return fc.constant([]);
  const lists = ['filter', 'range', 'sort'].map((name) => ({ name, names: ['id', 'q', 'name', 'tournamentId'] }));
  const asked = queries.length > 0 ? queries : path.endsWith('/export') ? lists : [];
  const said = asked.map(({ name, names }) => valueOfQuery(name, names).map((value) => [name, value] as const));
  const other = fc.tuple(fc.constantFrom(...unsaid), looseText).map(([name, value]) => [name, value] as const);
  const parts = said.length === 0 ? fc.array(other, { maxLength: 2 }) : fc.array(fc.oneof(...said), { maxLength: 3 });
  return fc.oneof({ weight: 5, arbitrary: parts }, { weight: 1, arbitrary: fc.array(other, { maxLength: 3 }) });
}

const looseText = fc.oneof(
  fc.constantFrom('', '1', 'true', 'ana', ...trapTexts.filter((text) => text.length < 1000)),
  fc.string({ unit: 'binary', maxLength: 20 }),
);

function valueOfQuery(name: string, names: readonly string[]): Arbitrary<string> {
  const word = fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...names, 'id') }, fc.constantFrom(...trapNames));
  const value = fc.oneof(
    fc.nat({ max: 40 }),
    fc.boolean(),
    fc.constantFrom<unknown>('ana', 'pending', 'active', 'waiting', [1, 2, 3], null, 2 ** 31),
    fc.constantFrom(...trapValues.filter((trap) => JSON.stringify(trap).length < 1000)),
  );
  const shapes: Readonly<Record<string, Arbitrary<unknown>>> = {
    filter: fc.array(fc.tuple(word, value), { maxLength: 3 }).map((pairs) => Object.fromEntries(pairs)),
    range: fc.oneof(
      fc.tuple(fc.nat({ max: 50 }), fc.nat({ max: 50 })),
      fc.constantFrom<unknown>([0, 24], [0, 1e15], [1e15, 2 ** 53], [5, 1], [-1, 5], ['0', '1'], [0], {}, 'x'),
    ),
    sort: fc.tuple(word, fc.constantFrom('ASC', 'DESC', 'asc', 'up; drop', '')),
  };
  const shape = shapes[name];
  if (shape === undefined) return looseText;
  return fc.oneof({ weight: 8, arbitrary: shape.map((read) => JSON.stringify(read)) }, looseText);
}

function headersOf({ method }: Operation): Arbitrary<Readonly<Record<string, string>>> {
  const rarely = (values: readonly string[], usually = 12) =>
    fc.oneof({ weight: usually, arbitrary: fc.constant('') }, fc.constantFrom(...values));
  const keys = Array.from({ length: 12 }, (_, number) => `a-key-hard-to-guess-${number}`);
  const ofWrites = {
    'Idempotency-Key': rarely([...keys, '1', 'with a space', 'x'.repeat(256), '\u00ff'], 6),
    'Content-Encoding': rarely(['gzip', 'br', 'identity'], 40),
    Origin: rarely(['https://evil.example', 'null'], 60),
  };
  const all = fc.record({
    'If-Match': rarely(
      ['"1"', '"3"', '"1"', '1', '"2"', 'W/"1"', '*', '""', '"99999999999999999999"', '"a", "b"', '\u00ff'],
      3,
    ),
    'Content-Type': fc.oneof(
      { weight: 30, arbitrary: fc.constant('application/json') },
      fc.constantFrom('application/json; charset=utf-16', 'application/json; charset=x', 'text/plain', 'a/b; c'),
    ),
    ...(method === 'GET' ? {} : ofWrites),
  });
  return all.map((headers) => Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== '')));
}

function bodyOf({ method, body }: Operation): Arbitrary<Body> {
  if (method === 'GET') return fc.constant({ kind: 'none' });
  const valid = validBody(body ?? { type: 'object', properties: {} });
  return fc.oneof(
    { weight: 6, arbitrary: valid.map((value) => ({ kind: 'valid', value }) as const) },
    { weight: 4, arbitrary: broken(valid).map((value) => ({ kind: 'broken', value }) as const) },
    { weight: 1, arbitrary: fc.constantFrom(...trapBodies).map((text) => ({ kind: 'raw', text }) as const) },
    { weight: 1, arbitrary: fc.constant({ kind: 'none' } as const) },
  );
}
