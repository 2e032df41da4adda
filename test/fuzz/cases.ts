import fc, { type Arbitrary } from 'fast-check';
import type { Operation, Schema } from './operations.ts';
import { trapBodies, trapNames, trapParts, trapTexts, trapValues } from './traps.ts';

/** Something that exists where the case is played: the same case finds another number there at another time. */
export class Known {
  constructor(
    readonly kind: KnownKind,
    readonly place: number,
  ) {}

  [fc.toStringMethod](): string {
    return `Known(${this.kind}, ${this.place})`;
  }
}

export type KnownKind =
  | 'tournament'
  | 'team'
  | 'player'
  | 'registration'
  | 'game'
  | 'goal'
  | 'invitation'
  | 'request'
  | 'change'
  | 'message'
  | 'audit'
  | 'pre-registration'
  | 'score-keeper'
  | 'name'
  | 'phone'
  | 'email'
  | 'code'
  | 'team-name'
  | 'day-teams'
  | 'sealed'
  | 'version';

export const callers = ['stranger', 'family', 'captain', 'keeper', 'organizer'] as const;
export type Caller = (typeof callers)[number];

/** A call as somebody makes it. */
export interface Case {
  readonly caller: Caller;
  /** Which of them. */
  readonly device: number;
  /** What stands in the path, by the parameter's name. */
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: readonly (readonly [string, string])[];
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Body;
}

/** A body as the document asks for it, one with something broken in it, a text that is none, or nothing. */
export type Body =
  | { readonly kind: 'valid' | 'broken'; readonly value: unknown }
  | { readonly kind: 'raw'; readonly text: string }
  | { readonly kind: 'none' };

/** Calls of this operation: most of them nearly right, since what is all wrong is refused at the door. */
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

/** Calls of this operation as whoever may make it makes them. */
export function honestCasesOf(operation: Operation): Arbitrary<Case> {
  const key = fc.nat().map((number) => `an-honest-key-${number}`);
  const { method, path, body } = operation;
  const value = plainBody(body ?? { type: 'object', properties: {} });
  return fc.record({
    caller: fc.constant(usualCaller(path)),
    device: fc.nat({ max: 3 }),
    path: pathOf(operation, 0),
    query: fc.constant([]),
    headers: key.map((drawn) => ({ 'Content-Type': 'application/json', 'Idempotency-Key': drawn })),
    body: method === 'GET' ? fc.constant({ kind: 'none' }) : value.map((sent) => ({ kind: 'valid', value: sent })),
  });
}

function callerOf({ path }: Operation): Arbitrary<Caller> {
  const anybody = { weight: 3, arbitrary: fc.constantFrom(...callers) };
  return fc.oneof(anybody, { weight: 5, arbitrary: fc.constant(usualCaller(path)) });
}

function usualCaller(path: string): Caller {
  if (path.startsWith('/api/admin') || path.startsWith('/api/tournaments')) return 'organizer';
  if (/\/api\/(games|goals|player-goals|score-keeper)/.test(path)) return 'keeper';
  return /\/api\/(teams|invitations)/.test(path) ? 'captain' : 'family';
}

const place = fc.nat({ max: 60 });
const known = (kind: KnownKind) => place.map((at) => new Known(kind, at));

function pathOf({ path }: Operation, traps = 1): Arbitrary<Readonly<Record<string, unknown>>> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return fc.record(
    Object.fromEntries(
      names.map((name) => [
        name,
        fc.oneof(
          { weight: 6, arbitrary: known(kindInPath(path, name)) },
          { weight: traps, arbitrary: fc.constantFrom(...trapParts) },
        ),
      ]),
    ),
  );
}

function kindInPath(path: string, name: string): KnownKind {
  const byName: Readonly<Record<string, KnownKind>> = {
    sealed: 'sealed',
    code: 'code',
    requestId: 'request',
    invitationId: 'invitation',
    playerId: 'player',
    changeId: 'change',
  };
  const resource = /([\w-]+)\/\{id\}/.exec(path)?.[1] ?? '';
  const byResource: Readonly<Record<string, KnownKind>> = {
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

/** What some calls read from their address without the document's saying so. */
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

/** Of name, phone and e-mail all are one person's more often than not. */
function validBody(schema: Schema): Arbitrary<Readonly<Record<string, unknown>>> {
  const properties = Object.entries(schema.properties ?? {});
  const whole = fc.record(
    Object.fromEntries(properties.map(([name, property]) => [name, validValue(name, property)])),
    { requiredKeys: [...(schema.required ?? [])] },
  );
  const ofOne = fc.tuple(whole, place).map(([body, at]) => ({
    ...body,
    id: new Known('player', at),
    ...('name' in body && 'phone' in body && { name: new Known('name', at), phone: new Known('phone', at) }),
  }));
  return fc.oneof({ weight: 2, arbitrary: plainBody(schema) }, whole, ofOne);
}

/** A body in which nothing is strange, with the number of somebody on file beside it. */
function plainBody(schema: Schema): Arbitrary<Readonly<Record<string, unknown>>> {
  const properties = Object.entries(schema.properties ?? {});
  const plain = fc.record(
    Object.fromEntries(properties.map(([name, property]) => [name, plainValue(name, property)])),
    { requiredKeys: [...(schema.required ?? [])] },
  );
  return fc.tuple(plain, known('player')).map(([body, id]) => ({ ...body, id }));
}

/** A value as a family or an organizer would send it. */
function plainValue(name: string, schema: Schema): Arbitrary<unknown> {
  const kind = knownBy[name];
  const { minLength = 0, maxLength = 50, pattern = '' } = schema;
  if (name === 'teamIds') return fc.constant(new Known('day-teams', 0));
  if (/birthYear/.test(name)) return fc.integer({ min: 2010, max: 2018 });
  if (name === 'code') return fc.constant('123456');
  if (/emails/i.test(name)) return fc.array(emails, { maxLength: 3 });
  if (schema.type === 'boolean') return /terms|confirm/i.test(name) ? fc.constant(true) : fc.boolean();
  if (kind !== undefined && kind !== 'email' && schema.type !== 'array') return known(kind);
  if (schema.format === 'email') return emails;
  if (pattern.includes('\\s')) return phones;
  if (pattern.includes(':')) return fc.constantFrom('18:00', '20:30');
  if (schema.type === 'object') return fc.constant(null);
  if (schema.type !== 'string' || schema.enum !== undefined || schema.format !== undefined)
    return written(name, schema);
  return /time|from/i.test(name) ? times : names.filter(({ length }) => length >= minLength && length <= maxLength);
}

const knownBy: Readonly<Record<string, KnownKind>> = {
  tournamentId: 'tournament',
  seedingTournamentId: 'tournament',
  teamId: 'team',
  newTeamId: 'team',
  requestedTeamId: 'team',
  teamIds: 'team',
  teams: 'team',
  teamName: 'team-name',
  ids: 'registration',
  playerId: 'player',
  gameId: 'game',
  invitationCode: 'code',
  version: 'version',
  email: 'email',
  emails: 'email',
};

/** A value as the schema asks for it. */
function validValue(name: string, schema: Schema): Arbitrary<unknown> {
  const kind = knownBy[name];
  const answer = written(name, schema);
  const fits = kind !== undefined && schema.type !== 'array' && schema.type !== 'object';
  const value = fits ? fc.oneof({ weight: 4, arbitrary: known(kind) }, answer) : answer;
  return schema.nullable === true ? fc.oneof({ weight: 4, arbitrary: value }, fc.constant(null)) : value;
}

function written(name: string, schema: Schema): Arbitrary<unknown> {
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'integer' || schema.type === 'number') return integer(name, schema);
  if (schema.type === 'array') {
    const items = validValue(name, schema.items ?? { type: 'string' });
    return fc.array(items, { maxLength: Math.min(schema.maxItems ?? 4, 6) });
  }
  return schema.type === 'object' ? part : text(schema);
}

function integer(name: string, { minimum = -(2 ** 31), maximum = 2 ** 31 - 1 }: Schema): Arbitrary<number> {
  const likely = /birthYear/.test(name) ? fc.integer({ min: 2010, max: 2018 }) : fc.integer({ min: 0, max: 20 });
  return fc.oneof(
    likely.map((number) => Math.min(maximum, Math.max(minimum, number))),
    fc.integer({ min: minimum, max: maximum }),
    fc.constantFrom(minimum, maximum),
  );
}

/** What stands within the larger forms: hours, links, questions, placements, shoot-outs. */
const part = fc.oneof(
  fc.record({
    day: fc.constantFrom('2026-12-12', '2026-02-30', ''),
    startTime: fc.constantFrom('09:00', '24:00', ''),
    endTime: fc.constantFrom('17:30', '08:00', 'x'),
  }),
  fc.record({ team1: fc.nat({ max: 9 }), team2: fc.nat({ max: 9 }) }),
  fc.record({ label: fc.string(), url: fc.constantFrom('https://family.example', 'javascript:alert(1)', 'x') }),
  fc.record({ teamId: known('team'), playerIds: fc.array(known('player'), { maxLength: 3 }), name: fc.string() }),
  fc.record({ title: fc.string(), text: fc.string(), question: fc.string(), answer: fc.string() }),
  fc.dictionary(fc.constantFrom(...trapNames, 'name', 'teamId', 'players'), fc.constantFrom(...trapValues)),
);

function text(schema: Schema): Arbitrary<unknown> {
  const { minLength = 0, maxLength = 50, pattern, format } = schema;
  if (format === 'email') return fc.oneof(known('email'), emails, fc.emailAddress());
  if (format === 'date') return fc.constantFrom('2026-12-12', '2099-01-01', '2026-11-01', '2026-02-29', '');
  if (pattern !== undefined) {
    const exact = pattern.replace(/\*\$$/, `{${minLength},${maxLength}}$`);
    return fc.oneof(phones, fc.stringMatching(new RegExp(exact)));
  }
  const most = Math.min(maxLength, 300);
  return fc.oneof(
    names.filter(({ length }) => length >= minLength && length <= maxLength),
    times,
    fc.string({ unit: 'grapheme', minLength, maxLength: most }),
    fc.string({ unit: 'binary', minLength, maxLength: most }),
  );
}

const emails = fc.nat({ max: 500 }).map((number) => `somebody${number}@family.example`);
const phones = fc.integer({ min: 1000, max: 9999 }).map((number) => `973-555-${number}`);
const names = fc
  .tuple(fc.constantFrom('Ana', 'Zoë', '李', "O'Neil"), fc.nat({ max: 400 }))
  .map(
    ([first, number]) => `${first} Fuzz${String(number).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')}`,
  );
const times = fc.constantFrom(
  '18:00',
  '09:30',
  '2026-12-12T18:00:00.000Z',
  '2026-12-12',
  '123456',
  'Field 1',
  'U10-U12',
);

type Break = (body: Record<string, unknown>) => unknown;

/** A body with one to three things broken in it. */
function broken(valid: Arbitrary<Readonly<Record<string, unknown>>>): Arbitrary<unknown> {
  const field = fc.nat({ max: 30 });
  const at = (body: object, number: number) =>
    Object.keys(body)[number % Math.max(1, Object.keys(body).length)] ?? 'name';
  const dropped = field.map(
    (number): Break =>
      (body) =>
        without(body, at(body, number)),
  );
  const trapped = fc.tuple(field, fc.constantFrom(...trapValues)).map(
    ([number, trap]): Break =>
      (body) => ({ ...body, [at(body, number)]: trap }),
  );
  const added = fc.tuple(fc.constantFrom(...trapNames), fc.constantFrom(...trapValues)).map(
    ([name, trap]): Break =>
      (body) =>
        Object.fromEntries([...Object.entries(body), [name, trap]]),
  );
  const nested = field.map(
    (number): Break =>
      (body) => ({ ...body, [at(body, number)]: { ...body } }),
  );
  const listed = field.map(
    (number): Break =>
      (body) => ({ ...body, [at(body, number)]: Array(200).fill(body) }),
  );
  const breaks = fc.array(
    fc.oneof(
      { weight: 2, arbitrary: dropped },
      { weight: 6, arbitrary: trapped },
      { weight: 2, arbitrary: added },
      { weight: 1, arbitrary: nested },
      { weight: 1, arbitrary: listed },
    ),
    { minLength: 1, maxLength: 3 },
  );
  return fc
    .tuple(valid, breaks)
    .map(([body, all]) => all.reduce<unknown>((broken, one) => one(broken as Record<string, unknown>), { ...body }));
}

function without(body: Record<string, unknown>, name: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(body).filter(([other]) => other !== name));
}
