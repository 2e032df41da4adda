import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ApiDocument, type Operation, operationsOf } from './operations.ts';

export async function documentAt(url: string): Promise<ApiDocument> {
  return JSON.parse(await textAt(url)) as ApiDocument;
}

/** The same for every product of a run, which all run one program: each of them would take half a second to make it. */
export async function documentOfRun(url: string): Promise<ApiDocument> {
  const place = join(process.env.TEST_RUN_FOLDER ?? '', 'openapi.json');
  if (!existsSync(place)) {
    writeFileSync(`${place}-${process.pid}`, await textAt(url));
    renameSync(`${place}-${process.pid}`, place);
  }
  return JSON.parse(readFileSync(place, 'utf8')) as ApiDocument;
}

async function textAt(url: string): Promise<string> {
  return (await fetch(`${url}/api/openapi.json`)).text();
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
