import type { OpenAPIObject } from '@nestjs/swagger';

/** A field that holds the number of a record, or several of them. */
const isId = (name: string): boolean => /^ids?$|[a-z\d]Ids?$/.test(name);

/** The document with the numbers of records as whole numbers, in addresses, questions, bodies and answers. */
export function withWholeIds(document: OpenAPIObject): OpenAPIObject {
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

/** The same schema with whole numbers in place of numbers; what is written as a text stays one. */
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
