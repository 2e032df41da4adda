import { dollars } from '../payment/fee.ts';
import type { TournamentRule } from './tournament-rules.ts';

/** Longer texts of the organizers for families; paragraphs are separated by an empty line. */
export interface SiteTexts {
  readonly aboutUs: string;
  readonly trainingPrograms: string;
  readonly tournamentInfo: readonly SeasonEvent[];
  readonly faq: readonly Question[];
  readonly rules: readonly TournamentRule[];
  /** Refund rules, shown before payment and next to the request for a withdrawal. */
  readonly refundPolicy: string;
}

/** Cup or series of the season; tournaments whose names begin with its name are listed under it. */
interface SeasonEvent {
  readonly name: string;
  readonly text: string;
  /** Text shown as long as no date is announced. */
  readonly undated: string;
}

export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** Placeholder for the fee in texts, so that the fee is defined in one place. */
export const feeMark = '{fee}';

/** Replaces the placeholder by today's fee. */
export function withFee(text: string, feeCents: number): string {
  return text.replaceAll(feeMark, dollars(feeCents));
}

/** Splits a text into its paragraphs. */
export function paragraphsOf(text: string): readonly string[] {
  return text.split(/\n\s*\n/).flatMap((paragraph) => (paragraph.trim() === '' ? [] : [paragraph.trim()]));
}
