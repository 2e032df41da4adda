import type { Draw } from '../../domain/draw/generate-brackets.ts';
import { AnswersRefused } from '../../domain/form/accept-answers.ts';
import type { Remarks } from '../../domain/form/form.ts';
import type { Sentence } from '../../domain/language/sentence.ts';
import type { DrawParts } from '../../domain/port/drawing-table.ts';
import { Refusal, type RefusalKind } from '../../domain/refusal/refusal.ts';

/** What is sent to the drawing thread. */
export interface DrawOrder {
  readonly number: number;
  readonly parts: DrawParts;
}

/** What it sends back: errors lose their class on the way, so refusals travel as what they say. */
export type DrawReply = { readonly number: number } & (
  | { readonly draw: Draw }
  | { readonly complaints: Remarks }
  | { readonly kind: RefusalKind; readonly sentence: Sentence; readonly details: unknown }
  | { readonly failure: string }
);

/** A thrown thing as it travels. */
export function asReply(number: number, thrown: unknown): DrawReply {
  if (thrown instanceof AnswersRefused) return { number, complaints: thrown.complaints };
  if (thrown instanceof Refusal) {
    const { kind, sentence, details } = thrown;
    return { number, kind, sentence, details };
  }
  return { number, failure: thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown) };
}

/** The draw in a reply, or what was thrown instead of it. */
export function drawIn(reply: DrawReply): Draw {
  if ('draw' in reply) return reply.draw;
  if ('complaints' in reply) throw new AnswersRefused(reply.complaints);
  if ('kind' in reply) throw new Refusal(reply.kind, reply.sentence, reply.details);
  throw new Error(`The drawing thread failed: ${reply.failure}`);
}
