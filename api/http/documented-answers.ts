import type { OpenAPIObject } from '@nestjs/swagger';

type Operation = Exclude<OpenAPIObject['paths'][string]['get'], undefined>;
type Schema = Exclude<Exclude<OpenAPIObject['components'], undefined>['schemas'], undefined>[string];

/** What is answered instead of what was asked for, at every call: a sentence, the fields it is about, the request's number. */
const refusal: Schema = {
  type: 'object',
  properties: {
    message: { type: 'string', minLength: 1 },
    errors: { type: 'object', additionalProperties: { type: 'string', minLength: 1 } },
    details: {},
    requestId: { type: 'string', minLength: 1 },
  },
  required: ['message', 'requestId'],
  additionalProperties: false,
};

/** A page of a list: every row has its number. */
const page: Schema = {
  type: 'array',
  items: { type: 'object', properties: { id: { type: 'integer', minimum: 1 } }, required: ['id'] },
};

/** The document with what every call answers when it refuses, and with what lists and files are answered as. */
export function withAnswers(document: OpenAPIObject): OpenAPIObject {
  document.components = { ...document.components };
  document.components.schemas = { ...document.components.schemas, Refusal: refusal };
  for (const [path, calls] of Object.entries(document.paths)) {
    for (const operation of [calls.get, calls.post, calls.put, calls.delete]) {
      if (operation !== undefined) describeAnswers(path, operation);
    }
  }
  return document;
}

function describeAnswers(path: string, operation: Operation): void {
  operation.responses.default = {
    description: 'Refused',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
  };
  const isPage = operation.parameters?.some((parameter) => 'name' in parameter && parameter.name === 'range');
  const content = path.endsWith('/export')
    ? { 'text/csv': { schema: { type: 'string' } } }
    : isPage && { 'application/json': { schema: page } };
  if (content) operation.responses['200'] = { description: '', content };
}
