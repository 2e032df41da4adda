import fc, { type Arbitrary } from 'fast-check';
import { type Answered, DocumentedAnswers } from '../../test/contract/documented-answers.ts';
import { type ApiDocument, type Operation, operationsOf } from '../../test/contract/operations.ts';
import type { FreshDatabase } from '../../test/harness/database.ts';
import { type Visitor, visitorAt } from '../../test/journey/visitor.ts';
import { type Case, casesOf } from './cases.ts';
import { put } from './placeholder.ts';
import { PlayingField } from './playing-field.ts';

/** Target and extent of the fuzzing. */
export interface Fuzzing {
  readonly url: string;
  readonly query: FreshDatabase['query'];
  readonly cases: number;
  readonly seed: number;
  readonly onProgress?: (cases: number) => void;
  readonly onFinding?: (finding: string) => void;
}

/** Call with a forbidden answer: the complaint, its smallest case, and a command that repeats it. */
export interface Finding {
  readonly operation: string;
  readonly complaint: string;
  readonly smallest: string;
  readonly curl: string;
}

/** Summary of the tried calls and the findings. */
export interface Fuzzed {
  readonly operations: number;
  /** Operations that never succeeded. */
  readonly neverWell: readonly string[];
  readonly cases: number;
  readonly statuses: Readonly<Record<string, number>>;
  readonly findings: readonly Finding[];
}

const side = 6;
const mostInRound = 6;
const patienceMs = 120_000;

/** Plays cases against every operation of the API document, some of each in turn, up to a total number. */
export async function fuzz(asked: Fuzzing): Promise<Fuzzed> {
  const { body: document } = await visitorAt(asked.url).get<ApiDocument>('/api/openapi.json');
  const operations = operationsOf(document);
  const field = new PlayingField(asked.url, asked.query);
  const casesInRound = Math.min(mostInRound, Math.ceil(asked.cases / operations.length));
  const answers = new DocumentedAnswers(document);
  const trial = new Trial({ field, answers, url: asked.url, casesInRound, onFinding: asked.onFinding });
  const rounds = Math.round(asked.cases / (casesInRound * operations.length)) || 1;
  for (let round = 0; round < rounds; round += 1) {
    await field.prepare();
    const left = endingLast(operations).map((operation, place) => ({
      operation,
      seed: asked.seed + round * operations.length + place,
    }));
    const lane = async (turns: typeof left) => {
      for (let next = turns.shift(); next; next = turns.shift()) await trial.play(next.operation, next.seed);
    };
    // The server writes two files at a time and puts off a third.
    const files = left.filter(({ operation }) => operation.path.endsWith('/export'));
    const others = left.filter(({ operation }) => !operation.path.endsWith('/export'));
    await Promise.all([lane(files), ...Array.from({ length: side }, () => lane(others))]);
    asked.onProgress?.(trial.cases);
  }
  const names = operations.map(({ name }) => name);
  return { operations: names.length, ...trial.seen(names) };
}

/** Puts calls last that end, delete, hide or close what other calls need. */
export const endingLast = (operations: readonly Operation[]): readonly Operation[] => [
  ...operations.filter((one) => !ends(one)),
  ...operations.filter(ends),
];

const ending =
  /drop|delete|withdraw|bulk|visibility|registration-status|log(in|out)|password|site-settings|generate-brackets$/;
const ends = ({ method, path }: Operation) => method === 'DELETE' || ending.test(path);

/** Operations by which organizers sign each other out, or require a second factor. */
const signsOut = /second-factor-rule|\/sessions|\/organizers|\/password/;

interface TrialGround {
  readonly field: PlayingField;
  readonly answers: DocumentedAnswers;
  readonly url: string;
  readonly casesInRound: number;
  readonly onFinding: Fuzzing['onFinding'];
}

class Trial {
  cases = 0;
  private readonly statuses: Record<string, number> = {};
  private readonly well = new Set<string>();
  private readonly findings = new Map<string, Finding>();
  private readonly casesByCall = new Map<Operation, Arbitrary<Case>>();

  constructor(private readonly on: TrialGround) {}

  /** Plays some cases of one operation; the first failure is shrunk to its smallest case. */
  async play(operation: Operation, seed: number): Promise<void> {
    const { field, url, casesInRound, onFinding } = this.on;
    let last = { complaint: '', curl: '' };
    const isWell = fc.asyncProperty(this.casesFor(operation), async (one) => {
      const request = requestOf(operation, one, field);
      const answered = await send(await field.visitor(one.caller, one.device, operation.path), url, request);
      const complaint = this.complaintAbout(operation, answered);
      if (complaint !== undefined) last = { complaint, curl: curlOf(url, request) };
      return complaint === undefined;
    });
    const outcome = await fc.check(isWell, { numRuns: casesInRound, seed });
    if (signsOut.test(operation.path)) await field.comeBack();
    if (!outcome.failed) return;
    const smallest = fc.stringify(outcome.counterexample?.[0]);
    onFinding?.(`${operation.name} ${last.complaint}`);
    this.findings.set(`${operation.name}: ${last.complaint}`, { operation: operation.name, ...last, smallest });
  }

  seen(names: readonly string[]) {
    const { cases, statuses, well, findings } = this;
    return { cases, statuses, neverWell: names.filter((name) => !well.has(name)), findings: [...findings.values()] };
  }

  private casesFor(operation: Operation): Arbitrary<Case> {
    const known = this.casesByCall.get(operation) ?? casesOf(operation);
    this.casesByCall.set(operation, known);
    return known;
  }

  private complaintAbout(operation: Operation, answered: Answered | undefined): string | undefined {
    this.cases += 1;
    const status = answered?.status ?? 'no answer';
    this.statuses[status] = (this.statuses[status] ?? 0) + 1;
    if (answered === undefined) return 'was not answered';
    if (answered.status < 300) this.well.add(operation.name);
    return this.on.answers.complaintAbout(operation, answered);
  }
}

interface Sent {
  readonly address: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** Returns the request of a case with current ids. */
export function requestOf(
  operation: Operation,
  { caller, device, path, query, headers, body }: Case,
  field: PlayingField,
): Sent {
  const meant = { call: operation.path, caller, device };
  const address = operation.path.replace(/\{(\w+)\}/g, (_, name) => String(put(path[name], field, meant)));
  const asked = query.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&');
  const text =
    body.kind === 'raw' ? body.text : JSON.stringify('value' in body ? put(body.value, field, meant) : undefined);
  const { 'Content-Type': type = '', ...others } = headers;
  return {
    address: asked === '' ? address : `${address}?${asked}`,
    method: operation.method,
    headers: text === undefined ? others : { ...others, 'Content-Type': type },
    body: text,
  };
}

/** Encodes a query value like a browser; unpaired surrogates become invalid bytes. */
function encoded(value: string): string {
  return /\p{Surrogate}/u.test(value) ? '%ED%A0%80' : encodeURIComponent(value);
}

/** Sends a request; of an endless event stream only the first event is read. */
export async function send(visitor: Visitor, url: string, sent: Sent, isAgain = false): Promise<Answered | undefined> {
  const { address, ...request } = sent;
  const signal = AbortSignal.timeout(patienceMs);
  try {
    if (address === '/api/live' || address.startsWith('/api/live?')) return await firstWord(`${url}${address}`, signal);
    const { body, ...asked } = request;
    const answer = await visitor.call<unknown>(address, { ...asked, ...(body !== undefined && { body }), signal });
    return { status: answer.status, type: answer.headers.get('content-type') ?? '', body: answer.body };
  } catch (error) {
    return isAgain || !isCut(error) ? undefined : send(visitor, url, sent, true);
  }
}

/** Returns whether a kept connection was closed just as it was used again; the caller then retries once. */
function isCut(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && ['ECONNRESET', 'UND_ERR_SOCKET'].includes(String(cause.code));
}

async function firstWord(address: string, signal: AbortSignal): Promise<Answered> {
  const response = await fetch(address, { signal });
  await response.body?.cancel();
  return { status: response.status, type: response.headers.get('content-type') ?? '', body: '' };
}

function curlOf(url: string, { address, method, headers, body }: Sent): string {
  const written = Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`);
  const sent =
    body === undefined ? [] : [`--data-raw ${quoted(body.length > 2000 ? `${body.slice(0, 2000)}...` : body)}`];
  return ['curl', '-i', '-X', method, ...written, ...sent, quoted(`${url}${address}`)].join(' ');
}

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
