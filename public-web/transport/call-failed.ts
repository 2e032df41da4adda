import { refusalIn } from '../../domain/answer/refusal/refused.ts';
import type { SpokenRemarks } from '../../domain/form/form.ts';

/** A call that was answered with anything but success. Its message is the status, a colon, and what was answered. */
export class CallFailed extends Error {
  readonly status: number;
  /** What the server says to the person at the screen, if it speaks to them. */
  readonly sentence: string | undefined;
  /** What it says about single inputs, by their names. */
  readonly remarks: SpokenRemarks;
  /** What it tells programs of its refusal. */
  readonly details: unknown;
  /** Whether asking again in a moment may help. */
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

/** The failure a response stands for: its message and remarks, or its plain text, or its status text. */
export async function callFailed(response: Response): Promise<CallFailed> {
  const text = await response.text();
  const { message, errors, details } = refusalIn(parsed(text));
  const isPassing = response.headers.has('Retry-After');
  return new CallFailed(response.status, text || response.statusText, message, errors, isPassing, details);
}

/** What to tell the person: the server's sentence when it gave one, otherwise the given one. */
export function sentenceOf(failure: unknown, otherwise: string): string {
  return (failure instanceof CallFailed ? failure.sentence : undefined) ?? otherwise;
}

/** What browsers say when nobody answered, to a call or to a part of the site that was to be loaded. */
const silence = /fetch|network|load failed|loading|importing/i;

/** Whether no answer came at all, or none in time. */
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
