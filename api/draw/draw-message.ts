import type { Draw } from '../../domain/draw/generate-brackets.ts';
import { AnswersRefused } from '../../domain/form/accept-answers.ts';
import type { Remarks } from '../../domain/form/form.ts';
import type { Sentence } from '../../domain/language/sentence.ts';
import type { DrawParts } from '../../domain/port/drawing-table.ts';
import { Refusal, type RefusalKind } from '../../domain/refusal/refusal.ts';

/** Request to the drawing thread. */
export interface DrawOrder {
  readonly number: number;
  readonly parts: DrawParts;
}

/** Reply of the drawing thread; errors lose their class in transfer, so refusals are sent as plain data. */
export type DrawReply = { readonly number: number } & (
  | { readonly draw: Draw }
  | { readonly complaints: Remarks }
  | { readonly kind: RefusalKind; readonly sentence: Sentence; readonly details: unknown }
  | { readonly failure: string }
);

/** Converts a thrown error to a reply. */
export function asReply(number: number, thrown: unknown): DrawReply {
  if (thrown instanceof AnswersRefused) return { number, complaints: thrown.complaints };
  if (thrown instanceof Refusal) {
    const { kind, sentence, details } = thrown;
    return { number, kind, sentence, details };
  }
  return { number, failure: thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown) };
}

/** Returns the draw of a reply, or throws its error. */
export function drawIn(reply: DrawReply): Draw {
  if ('draw' in reply) return reply.draw;
  if ('complaints' in reply) throw new AnswersRefused(reply.complaints);
  if ('kind' in reply) throw new Refusal(reply.kind, reply.sentence, reply.details);
  throw new Error(`The drawing thread failed: ${reply.failure}`);
}
