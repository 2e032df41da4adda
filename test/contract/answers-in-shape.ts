import { type ApiDocument, type Operation, operationsOf } from '../fuzz/operations.ts';
import { type Answered, DocumentedAnswers } from './documented-answers.ts';

/** The calls that an API documents, and what it says of their answers. */
interface Contract {
  readonly answers: DocumentedAnswers;
  readonly operations: readonly (Operation & { readonly matches: RegExp })[];
}

const contracts = new Map<string, Promise<Contract>>();

/** Throws when an answer of this API is not as its document says; what the document does not name is nobody's contract. */
export async function holdToDocument(url: string, path: string, method: string, answered: Answered): Promise<void> {
  const { pathname } = new URL(path, url);
  if (!pathname.startsWith('/api/') || pathname === '/api/openapi.json' || answered.status === 304) return;
  const { answers, operations } = await contractOf(url);
  const operation = operations.find((one) => one.method === method && one.matches.test(pathname));
  const complaint = operation && answers.misshapen(operation, answered);
  if (complaint !== undefined) {
    throw new Error(`${operation?.name} ${complaint}\n${JSON.stringify(answered.body)?.slice(0, 600)}`);
  }
}

function contractOf(url: string): Promise<Contract> {
  const known = contracts.get(url) ?? read(url);
  contracts.set(url, known);
  known.catch(() => contracts.delete(url));
  return known;
}

async function read(url: string): Promise<Contract> {
  const response = await fetch(`${url}/api/openapi.json`);
  const document = (await response.json()) as ApiDocument;
  // An address in plain words comes before one with a place in it.
  const operations = operationsOf(document).toSorted((one, other) => places(one.path) - places(other.path));
  const matching = operations.map((one) => ({ ...one, matches: matcherOf(one.path) }));
  return { answers: new DocumentedAnswers(document), operations: matching };
}

const places = (path: string) => path.split('{').length;

const matcherOf = (path: string) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}/?$`);
