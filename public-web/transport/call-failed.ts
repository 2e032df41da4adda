import { refusalIn } from '../../domain/answer/refusal/refused.ts';
import type { SpokenRemarks } from '../../domain/form/form.ts';

/** Call that was answered with an error status. Its message is the status, a colon, and the answer. */
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
}

/** Returns the failure of a response: its message and remarks, or its plain text, or its status text. */
export async function callFailed(response: Response): Promise<CallFailed> {
  const text = await response.text();
  const { message, errors, details } = refusalIn(parsed(text));
  const isPassing = response.headers.has('Retry-After');
  return new CallFailed(response.status, text || response.statusText, message, errors, isPassing, details);
}

/** Returns the server's sentence for the user, or else the given one. */
export function sentenceOf(failure: unknown, otherwise: string): string {
  return (failure instanceof CallFailed ? failure.sentence : undefined) ?? otherwise;
}

/** Matches the messages of browsers for a call without an answer, or a script that could not be loaded. */
const silence = /fetch|network|load failed|loading|importing/i;

/** Returns whether there was no answer, or none in time. */
export function isSilence(failure: unknown): boolean {
  if (failure instanceof CallFailed || typeof failure !== 'object' || failure === null) return false;
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
