import { type ApiDocument, type Operation, operationsOf } from './operations.ts';

export async function documentAt(url: string): Promise<ApiDocument> {
  return (await (await fetch(`${url}/api/openapi.json`)).json()) as ApiDocument;
}

/** Finds the call of the document that an API means by a method and an address. */
export function findCallIn(document: ApiDocument) {
  // An address in plain words comes before one with a place in it.
  const operations = operationsOf(document).toSorted((one, other) => places(one.path) - places(other.path));
  const matching = operations.map((operation) => ({ operation, matches: matcherOf(operation.path) }));
  return (method: string, address: string): Operation | undefined => {
    const [path = ''] = address.split('?');
    return matching.find(({ operation, matches }) => operation.method === method && matches.test(path))?.operation;
  };
}

const places = (path: string) => path.split('{').length;

const matcherOf = (path: string) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}/?$`);
