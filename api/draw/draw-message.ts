import type { DrawParts } from '../../domain/port/drawing-table.ts';
import type { Draw } from '../../domain/rule/draw/generate-brackets.ts';
import { AnswersRefused } from '../../domain/rule/form/accept-answers.ts';
import type { Remarks } from '../../domain/rule/form/form.ts';
import type { Sentence } from '../../domain/rule/language/sentence.ts';
import { Refusal, type RefusalKind } from '../../domain/rule/refusal/refusal.ts';
import type { DayPlan } from '../../domain/rule/schedule/day-plan.ts';
import type { OtherTimes, TimedGames } from '../../domain/rule/schedule/time-again.ts';

/** Request to the drawing thread: a draw, or other times for the games of a day. */
export interface DrawOrder {
  readonly number: number;
  readonly work: { readonly parts: DrawParts } | { readonly day: DayPlan; readonly times: OtherTimes };
}

/** Reply of the drawing thread; errors lose their class in transfer, so refusals are sent as plain data. */
export type DrawReply = { readonly number: number } & (
  | { readonly draw: Draw }
  | { readonly timed: TimedGames }
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
  throw errorIn(reply);
}

/** Returns the games of a reply that were timed again, or throws its error. */
export function timedIn(reply: DrawReply): TimedGames {
  if ('timed' in reply) return reply.timed;
  throw errorIn(reply);
}

function errorIn(reply: DrawReply): Error {
  if ('complaints' in reply) return new AnswersRefused(reply.complaints);
  if ('kind' in reply) return new Refusal(reply.kind, reply.sentence, reply.details);
  return new Error(`The drawing thread failed: ${'failure' in reply ? reply.failure : 'it did other work'}`);
}
