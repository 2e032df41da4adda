import type { OpenAPIObject } from '@nestjs/swagger';
import type { Refused } from '../../domain/answer/refusal/refused.ts';
import type { DescribedAnswers, DescribedRoute, Schema } from './described-answers.ts';

type Calls = OpenAPIObject['paths'][string];
export type Operation = Exclude<Calls['get'], undefined>;

/** Schema of every refusal: a message, the fields it is about, and the request's id. */
const refusal: Schema = {
  type: 'object',
  description: 'What is answered instead of what was asked for.',
  properties: {
    message: {
      type: 'string',
      minLength: 1,
      description: 'A sentence for whoever asked, in English, or in Spanish where Accept-Language prefers it.',
    },
    errors: {
      type: 'object',
      additionalProperties: { type: 'string', minLength: 1 },
      description: 'What is wrong with each field, by its name.',
    },
    confirm: {
      type: 'boolean',
      enum: [true],
      description: 'The same call is carried out with confirm: true; the message says what follows.',
    },
    current: {
      type: 'object',
      description: 'What stands on file now, where somebody else has changed it; of a game its score too.',
      properties: { version: { oneOf: [{ type: 'integer' }, { type: 'string' }] } },
      required: ['version'],
      additionalProperties: true,
    },
    details: { description: 'What a program may want to know of it.' },
    requestId: { type: 'string', minLength: 1, description: 'By what the call is found in the log.' },
  } satisfies Record<keyof Refused, Schema>,
  required: ['message', 'requestId'],
  additionalProperties: false,
};

/** Refusals of a call by status, each with the name of its response and a description. */
const refusals = {
  400: ['Wrong', 'A field is wrong; all of them are named.'],
  401: ['NotSignedIn', 'Nobody is signed in who may.'],
  403: ['NotAllowed', 'Not theirs to do.'],
  404: ['NotFound', 'There is no such thing, or it is not theirs to see.'],
  409: ['Conflict', 'The state does not allow it: full, closed, a duplicate, completed.'],
  412: ['Stale', 'Somebody else has changed it since the version named in If-Match.'],
  413: ['TooLarge', 'The body is too large.'],
  415: ['NotJson', 'The body is not JSON.'],
  422: [
    'Impossible',
    'Well-formed, but it cannot be: a timetable that does not fit, an Idempotency-Key used for something else.',
  ],
  429: ['TooMany', 'Too many attempts; Retry-After says when to come back.'],
  503: ['Unavailable', 'Not now; Retry-After says when to come back.'],
} as const;

/** Adds the answers and refusals of every call to the document, described by the method's type and comment. */
export function withAnswers(document: OpenAPIObject, { schemas, operations }: DescribedAnswers): OpenAPIObject {
  const bodies = Object.entries({ ...document.components?.schemas }).map(([name, body]) => [name, inThisVersion(body)]);
  document.components = {
    ...document.components,
    schemas: { ...Object.fromEntries(bodies), ...schemas, Refusal: refusal },
    responses: Object.fromEntries(
      Object.values(refusals).map(([name, description]) => [name, { description, ...json(refusalSchema) }]),
    ),
  };
  const versioned = bodies.flatMap(([name, body]) =>
    JSON.stringify(body).includes('"version":') ? [`/${name}"`] : [],
  );
  for (const called of operationsIn(document)) {
    const sent = JSON.stringify(called.operation.requestBody ?? {});
    const namesVersion = versioned.some((name) => sent.includes(name));
    describeCall({ ...called, route: operations[called.name], namesVersion });
  }
  return document;
}

/** Returns every call of the document; a method with two addresses gets a number in its name. */
export function operationsIn(document: OpenAPIObject) {
  return Object.entries(document.paths).flatMap(([path, calls]) =>
    (['get', 'post', 'put', 'delete'] as const).flatMap((method) => {
      const operation = calls[method];
      const name = operation?.operationId?.replace(/\[\d+\]$|-\d+$/, '') ?? '';
      return operation === undefined ? [] : [{ path, method, operation, name }];
    }),
  );
}

function describeCall(described: Described): void {
  const { path, operation, route } = described;
  const { responses } = operation;
  if (route !== undefined) Object.assign(operation, inWords(route.comment));
  operation.parameters = [...(operation.parameters ?? []), ...placesIn(path, operation)];
  for (const [status, response] of Object.entries(responses)) {
    responses[status] = { ...response, description: 'Done', ...contentOf(path, operation, route) };
  }
  // /api/ready has the same body in both states.
  if (path === '/api/ready') responses[503] = { description: 'Not ready', ...contentOf(path, operation, route) };
  const refusing = Object.keys(refusals)
    .map(Number)
    .filter((status) => canBe(status, described));
  for (const status of refusing) {
    const [name] = refusals[status as keyof typeof refusals];
    responses[status] ??= { $ref: `#/components/responses/${name}` };
  }
  responses.default = { description: 'Refused', ...json(refusalSchema) };
}

/** Returns the path parameters that the method reads as one object, and so does not name. */
function placesIn(path: string, { parameters = [] }: Operation) {
  const named = parameters.flatMap((one) => ('name' in one ? one.name : []));
  return [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name = '']) =>
    named.includes(name) ? [] : { name, in: 'path' as const, required: true, schema: { type: 'string' as const } },
  );
}

/** Splits a comment: the first sentence is the summary, the whole is the description. */
function inWords(comment: string): Pick<Operation, 'summary' | 'description'> {
  const [summary = ''] = comment.split(/(?<=\.) /);
  return { summary: summary.replace(/\.$/, ''), ...(comment !== summary && { description: comment }) };
}

interface Described {
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
  readonly route: DescribedRoute | undefined;
  /** Whether the body has the version that was seen. */
  readonly namesVersion: boolean;
}

function canBe(status: number, { path, method, operation, route, namesVersion }: Described): boolean {
  const isWrite = method !== 'get';
  if (status === 400)
    return (
      isWrite || path.includes('{') || operation.parameters?.some((one) => 'in' in one && one.in === 'query') === true
    );
  if (status === 404) return path.includes('{') || operation.requestBody !== undefined;
  // Free slots are a question about a game that has not begun, and a placement about such a tournament.
  if (status === 409) return isWrite || /\/(?:slots|placement)$/.test(path);
  if (status === 413 || status === 415 || status === 422) return isWrite;
  if (status === 412) return route?.seesVersion === true || namesVersion;
  return status === 429 || status === 503;
}

function contentOf(path: string, operation: Operation, route: DescribedRoute | undefined) {
  if (path.endsWith('/export')) return { content: { 'text/csv': { schema: { type: 'string' as const } } } };
  if (path.endsWith('.ics')) return { content: { 'text/calendar': { schema: { type: 'string' as const } } } };
  if (path === '/api/live') return { content: { 'text/event-stream': { schema: { type: 'string' as const } } } };
  const isPage = operation.parameters?.some((parameter) => 'name' in parameter && parameter.name === 'range');
  return { ...json(route?.schema ?? {}), ...(isPage && { headers: contentRange }) };
}

const contentRange = {
  'Content-Range': { description: 'players 0-24/319', schema: { type: 'string' as const } },
};

const refusalSchema = { $ref: '#/components/schemas/Refusal' };

function json(schema: Schema | { $ref: string }) {
  return { content: { 'application/json': { schema } } };
}

/** Converts nullable schemas to the form of OpenAPI 3.1, in which null is a type. */
function inThisVersion(schema: unknown): Schema {
  return JSON.parse(JSON.stringify(schema), (_, value) => {
    if (typeof value !== 'object' || value === null || !('nullable' in value)) return value;
    const { nullable, ...rest } = value;
    if (nullable !== true) return rest;
    const choices = 'enum' in rest ? { enum: [...rest.enum, null] } : {};
    return 'type' in rest ? { ...rest, type: [rest.type, 'null'], ...choices } : rest;
  });
}
