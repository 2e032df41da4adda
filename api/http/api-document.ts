import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { describedAnswers } from './described-answers.ts';
import { withAnswers } from './documented-answers.ts';
import { securitySchemes, withCallers } from './documented-callers.ts';
import { withHeaders } from './documented-headers.ts';
import { withWebhooks } from './documented-webhooks.ts';

/** Serves the API document made from DTOs, types and comments: /api/openapi.json for programs, /api/docs for people. */
export function describeApi(app: INestApplication, built: string): void {
  SwaggerModule.setup('api/docs', app, () => apiDocument(app, built), {
    jsonDocumentUrl: 'api/openapi.json',
    customSiteTitle: 'Golden Goal API',
  });
}

function apiDocument(app: INestApplication, built: string): OpenAPIObject {
  const about = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Golden Goal')
    .setDescription('Registration, tournaments and live scores of youth 3-v-3 soccer.')
    .setVersion('1')
    .setLicense('Proprietary', '/api/docs')
    .addServer('/')
    .build();
  const document = SwaggerModule.createDocument(app, about, { operationIdFactory: nameOfOperation });
  document.components = { ...document.components, securitySchemes };
  const described = describedAnswers(built);
  const answered = withHeaders(app, withAnswers(document, described), described);
  return withWebhooks(withWholeIds(withCallers(app, answered)));
}

const nameOfOperation = (controller: string, method: string) => `${controller}_${method}`;

/** Returns whether a field holds the id of a record, or several ids. */
const isId = (name: string): boolean => /^ids?$|[a-z\d]Ids?$/.test(name);

/** Declares record ids as integers in paths, queries, bodies and answers of the document. */
function withWholeIds(document: OpenAPIObject): OpenAPIObject {
  return JSON.parse(JSON.stringify(document), (_, value) => {
    if (typeof value !== 'object' || value === null) return value;
    if (isParameter(value) && isId(value.name)) return { ...value, schema: whole(value.schema) };
    if (!('properties' in value) || typeof value.properties !== 'object') return value;
    const properties = Object.entries(value.properties ?? {}).map(([name, schema]) => [
      name,
      isId(name) ? whole(schema) : schema,
    ]);
    return { ...value, properties: Object.fromEntries(properties) };
  });
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema: unknown;
}

const isParameter = (value: object): value is Parameter =>
  'name' in value && typeof value.name === 'string' && 'in' in value && 'schema' in value;

/** Returns the schema with integers instead of numbers; texts stay texts. */
function whole(schema: unknown): unknown {
  if (typeof schema !== 'object' || schema === null) return schema;
  const entries = Object.entries(schema).map(([key, value]) => {
    if (key === 'type') return [key, wholeType(value)];
    if (key === 'items') return [key, whole(value)];
    return [key, key === 'anyOf' && Array.isArray(value) ? value.map(whole) : value];
  });
  return Object.fromEntries(entries);
}

function wholeType(type: unknown): unknown {
  if (Array.isArray(type)) return type.map(wholeType);
  return type === 'number' ? 'integer' : type;
}
