import type { INestApplication } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';
import { routesOf } from './deny-by-default.ts';
import type { DescribedAnswers } from './described-answers.ts';
import { type Operation, operationsIn } from './documented-answers.ts';
import { WithoutStoredAnswer } from './without-stored-answer.ts';

type Components = Required<Exclude<OpenAPIObject['components'], undefined>>;

const text = { type: 'string' as const };
const sent = (name: string, description: string, schema: object = text) => ({
  ...{ name, in: 'header' as const, required: false, description, schema },
});

/** Headers that a program may send. */
const parameters = {
  IdempotencyKey: sent(
    'Idempotency-Key',
    'A key of your own for this call, best random. Sent again within 24 hours with the same body, the call is answered as before and does nothing twice.',
    { ...text, pattern: '^[!-~]{1,255}$' },
  ),
  IfMatch: sent(
    'If-Match',
    'The version that was seen, in quotes: "7"; or the ETag of the answer that showed it. Where another one stands on file, the call is answered 412. Without it nobody minds what has changed since.',
  ),
  IfNoneMatch: sent('If-None-Match', 'The ETag of the answer that is known; 304 says that it still stands.'),
} satisfies Components['parameters'];

/** Headers that answers carry. */
const headers = {
  ETag: {
    description: 'A mark of this answer, for If-None-Match; it names the version of the record, for If-Match.',
    schema: text,
  },
  RetryAfter: {
    description: 'Seconds after which the call is worth another try.',
    schema: { type: 'integer' as const },
  },
} satisfies Components['headers'];

const etag = { ETag: { $ref: '#/components/headers/ETag' } };
const notModified = { description: 'The answer named in If-None-Match still stands.', headers: etag };

/** Refusals that may say when to come back, by the names of their responses. */
const saysWhen = ['Conflict', 'TooMany', 'Unavailable'];

/** Kinds of answers that are sent whole, and so have an ETag. */
const wholeKinds = /json|calendar/;

/** Adds the headers of calls and answers to the document. */
export function withHeaders(
  app: INestApplication,
  document: OpenAPIObject,
  { operations }: DescribedAnswers,
): OpenAPIObject {
  const responses = { ...document.components?.responses, NotModified: notModified };
  for (const name of saysWhen)
    Object.assign(Reflect.get(responses, name), {
      headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } },
    });
  document.components = { ...document.components, responses, parameters, headers };
  const isRepeated = new Set(
    routesOf(app).flatMap(({ name, handler }) =>
      Reflect.hasMetadata(WithoutStoredAnswer.KEY, handler) ? [] : name.replace('.', '_'),
    ),
  );
  for (const { method, operation, name } of operationsIn(document)) {
    const isRead = method === 'get';
    const seesVersion = operations[name]?.seesVersion === true;
    const isMarked = isRead || seesVersion ? markAnswers(operation.responses) : false;
    if (isRead && isMarked) operation.responses['304'] = { $ref: '#/components/responses/NotModified' };
    operation.parameters = [
      ...(operation.parameters ?? []),
      ...(isRead && isMarked ? [reference('IfNoneMatch')] : []),
      ...(!isRead && isRepeated.has(name) ? [reference('IdempotencyKey')] : []),
      ...(seesVersion ? [reference('IfMatch')] : []),
    ];
  }
  return document;
}

const reference = (name: keyof typeof parameters) => ({ $ref: `#/components/parameters/${name}` });

/** Adds the ETag to the answers that have one, and returns whether there are any. */
function markAnswers(responses: Operation['responses']): boolean {
  const answers = Object.entries(responses).flatMap(([status, response]) =>
    status < '300' && response !== undefined && 'content' in response ? [response] : [],
  );
  const marked = answers.filter(({ content = {} }) => Object.keys(content).some((kind) => wholeKinds.test(kind)));
  for (const response of marked) response.headers = { ...response.headers, ...etag };
  return marked.length > 0;
}
