import { isRefused, refusalIn } from '../../domain/answer/refusal/refused.ts';
import type { SpokenRemarks } from '../../domain/rule/form/form.ts';

/** Call that this server answered with an error status. Its message is the status, a colon, and the answer. */
export class CallFailed extends Error {
  readonly status: number;
  /** Sentence of the server for the user, if it sent one. */
  readonly sentence: string | undefined;
  /** Remarks of the server on single inputs, by name. */
  readonly remarks: SpokenRemarks;
  /** Machine-readable details of the refusal. */
  readonly details: unknown;
  /** Whether a retry in a moment may help. */
  readonly isPassing: boolean;

  constructor(
    status: number,
    answered: string,
    sentence?: string,
    remarks: SpokenRemarks = {},
    isPassing = false,
    details?: unknown,
  ) {
    super(`${status}: ${sentence ?? answered}`);
    this.status = status;
    this.isPassing = isPassing;
    this.sentence = sentence;
    this.details = details;
    this.remarks = remarks;
  }

  /** Whether the server has judged what was sent, and not merely been busy, at fault, or asked too often. */
  get isVerdict(): boolean {
    return this.status < 500 && this.status !== 429 && !this.isPassing;
  }
}

/** Answer of somebody else, whatever its status: the login page of a network, or the error page of a proxy. */
export class ForeignAnswer extends Error {
  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
  }
}

/** Returns the failure of a response: the server's message and remarks, or else that somebody else has answered. */
export async function callFailed(response: Response): Promise<CallFailed | ForeignAnswer> {
  const { status, statusText, headers } = response;
  const text = await response.text();
  const body = parsed(text);
  if (!isRefused(body)) return new ForeignAnswer(status, text || statusText);
  const { message, errors, details } = refusalIn(body);
  return new CallFailed(status, text, message, errors, headers.has('Retry-After'), details);
}

/** Returns the JSON of a successful response; anything else comes from somebody else. */
export async function answerIn<Answer>(response: Response): Promise<Answer> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    throw new ForeignAnswer(response.status, text);
  }
}

/** Returns the failure if it is a verdict of the server. */
export function verdictOf(failure: unknown): CallFailed | undefined {
  return failure instanceof CallFailed && failure.isVerdict ? failure : undefined;
}

/** Returns why a failure is no verdict: no network, or another cause that may pass, with the server's sentence if it sent one. */
export function whyUnanswered(failure: unknown) {
  const sentence = failure instanceof CallFailed ? failure.sentence : undefined;
  return { is: isSilence(failure) ? 'offline' : 'later', sentence } as const;
}

/** Matches the messages of browsers for a call without an answer, or a script that could not be loaded. */
const silence = /fetch|network|load failed|loading|importing/i;

/** Returns whether there was no answer, or none in time. */
export function isSilence(failure: unknown): boolean {
  if (failure instanceof CallFailed || failure instanceof ForeignAnswer) return false;
  if (typeof failure !== 'object' || failure === null) return false;
  const { name, message }: { readonly name?: unknown; readonly message?: unknown } = failure;
  return name === 'TimeoutError' || silence.test(String(message));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
