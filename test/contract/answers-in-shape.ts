import { documentOfRun, findCallIn } from './called.ts';
import { type Answered, DocumentedAnswers } from './documented-answers.ts';

/** The calls that an API documents, and what it says of their answers. */
interface Contract {
  readonly answers: DocumentedAnswers;
  readonly callAt: ReturnType<typeof findCallIn>;
}

const contracts = new Map<string, Promise<Contract>>();

/** Throws when an answer of this API is not as its document says; what the document does not name is nobody's contract. */
export async function holdToDocument(url: string, path: string, method: string, answered: Answered): Promise<void> {
  const { pathname } = new URL(path, url);
  if (!pathname.startsWith('/api/') || pathname === '/api/openapi.json' || answered.status === 304) return;
  const { answers, callAt } = await contractOf(url);
  const operation = callAt(method, pathname);
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
  const document = await documentOfRun(url);
  return { answers: new DocumentedAnswers(document), callAt: findCallIn(document) };
}
