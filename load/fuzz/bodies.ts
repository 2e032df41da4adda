import fc, { type Arbitrary } from 'fast-check';
import type { Schema } from '../../test/contract/operations.ts';
import { Placeholder, type PlaceholderKind, place, placeholder } from './placeholder.ts';
import { trapNames, trapValues } from './traps.ts';

/** Generates a valid body; name, phone and email mostly belong to one person. */
export function validBody(schema: Schema): Arbitrary<Readonly<Record<string, unknown>>> {
  const properties = Object.entries(schema.properties ?? {});
  const whole = fc.record(
    Object.fromEntries(properties.map(([name, property]) => [name, validValue(name, property)])),
    { requiredKeys: [...(schema.required ?? [])] },
  );
  const ofOne = fc.tuple(whole, place).map(([body, at]) => ({
    ...body,
    id: new Placeholder('player', at),
    ...('name' in body &&
      'phone' in body && { name: new Placeholder('name', at), phone: new Placeholder('phone', at) }),
  }));
  return fc.oneof({ weight: 2, arbitrary: plainBody(schema) }, whole, ofOne);
}

/** Generates a body without unusual values, with the id of an existing player. */
export function plainBody(schema: Schema): Arbitrary<Readonly<Record<string, unknown>>> {
  const properties = Object.entries(schema.properties ?? {});
  const plain = fc.record(
    Object.fromEntries(properties.map(([name, property]) => [name, plainValue(name, property)])),
    { requiredKeys: [...(schema.required ?? [])] },
  );
  return fc.tuple(plain, placeholder('player')).map(([body, id]) => ({ ...body, id }));
}

/** Generates a value as a family or an organizer would send it. */
function plainValue(name: string, schema: Schema): Arbitrary<unknown> {
  const kind = knownBy[name];
  const { minLength = 0, maxLength = 50, pattern = '' } = schema;
  if (name === 'teamIds') return fc.constant(new Placeholder('day-teams', 0));
  if (/birthYear/.test(name)) return fc.integer({ min: 2010, max: 2018 });
  if (name === 'filter') return fc.constant('{}');
  if (name === 'date' || name === 'registrationDeadline') return fc.constant('2026-12-12');
  if (name === 'code') return fc.constant('123456');
  if (/emails/i.test(name)) return fc.array(emails, { maxLength: 3 });
  if (schema.type === 'boolean') return /terms|confirm/i.test(name) ? fc.constant(true) : fc.boolean();
  if (kind !== undefined && kind !== 'email' && schema.type !== 'array') return placeholder(kind);
  if (schema.format === 'email') return emails;
  if (pattern.includes('\\s')) return phones;
  if (pattern.includes(':')) return fc.constantFrom('18:00', '20:30');
  if (schema.type === 'object') return fc.constant(null);
  if (schema.type !== 'string' || schema.enum !== undefined || schema.format !== undefined)
    return written(name, schema);
  return /time|from/i.test(name) ? times : names.filter(({ length }) => length >= minLength && length <= maxLength);
}

const knownBy: Readonly<Record<string, PlaceholderKind>> = {
  tournamentId: 'tournament',
  keptId: 'player',
  goneId: 'player',
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

/** Generates a value that the schema allows. */
function validValue(name: string, schema: Schema): Arbitrary<unknown> {
  const kind = knownBy[name];
  const answer = written(name, schema);
  const fits = kind !== undefined && schema.type !== 'array' && schema.type !== 'object';
  const value = fits ? fc.oneof({ weight: 4, arbitrary: placeholder(kind) }, answer) : answer;
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

/** Generates parts of the larger forms: hours, links, questions, placements, shoot-outs. */
const part = fc.oneof(
  fc.record({
    day: fc.constantFrom('2026-12-12', '2026-02-30', ''),
    startTime: fc.constantFrom('09:00', '24:00', ''),
    endTime: fc.constantFrom('17:30', '08:00', 'x'),
  }),
  fc.record({ team1: fc.nat({ max: 9 }), team2: fc.nat({ max: 9 }) }),
  fc.record({ label: fc.string(), url: fc.constantFrom('https://family.example', 'javascript:alert(1)', 'x') }),
  fc.record({
    teamId: placeholder('team'),
    playerIds: fc.array(placeholder('player'), { maxLength: 3 }),
    name: fc.string(),
  }),
  fc.record({ title: fc.string(), text: fc.string(), question: fc.string(), answer: fc.string() }),
  fc.dictionary(fc.constantFrom(...trapNames, 'name', 'teamId', 'players'), fc.constantFrom(...trapValues)),
);

function text(schema: Schema): Arbitrary<unknown> {
  const { minLength = 0, maxLength = 50, pattern, format } = schema;
  if (format === 'email') return fc.oneof(placeholder('email'), emails, fc.emailAddress());
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

/** Generates a body with one to three faults. */
export function broken(valid: Arbitrary<Readonly<Record<string, unknown>>>): Arbitrary<unknown> {
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
      (body) => ({ ...body, [at(body, number)]: Array(200).fill(single(body)) }),
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

/** Returns the scalar values only: nested lists would grow too long for the sender. */
function single(body: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => typeof value !== 'object'));
}

function without(body: Record<string, unknown>, name: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(body).filter(([other]) => other !== name));
}
