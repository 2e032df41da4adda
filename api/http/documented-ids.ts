import type { OpenAPIObject } from '@nestjs/swagger';

/** Returns whether a field holds the id of a record, or several ids. */
const isId = (name: string): boolean => /^ids?$|[a-z\d]Ids?$/.test(name);

/** Declares record ids as integers in paths, queries, bodies and answers of the document. */
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
