import { verdictOf, whyUnanswered } from '../transport/call-failed.ts';
import { words } from './failure-words.ts';

/** Message about a failed request. */
export interface Failed {
  readonly title: string;
  /** Title in place of the other after a conflict. */
  readonly refused?: string;
  /** Text where the server gives no reason. */
  readonly text: string;
  /** Whether title and text are a verdict about what was typed, which only an answer of the server can mean. */
  readonly isVerdict?: boolean;
}

/** Reads any failure of a request: the server's own sentence, or that nobody answered, or that somebody else did. */
export function failureNotice(failure: unknown, { title, refused = title, text, isVerdict = false }: Failed) {
  const verdict = verdictOf(failure);
  if (verdict !== undefined) return { title: verdict.status === 409 ? refused : title, text: verdict.sentence ?? text };
  const why = whyUnanswered(failure);
  const reason = why.sentence ?? words.sending[why.is];
  if (isVerdict) return { title: words.title, text: reason };
  return { title, text: why.sentence ?? `${text.replace(/(?<![.!?])$/, '.')} ${reason}` };
}
