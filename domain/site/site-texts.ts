import { dollars } from '../payment/fee.ts';
import type { TournamentRule } from './tournament-rules.ts';

/** What the organizers say to families in longer words; paragraphs are parted by an empty line. */
export interface SiteTexts {
  readonly aboutUs: string;
  readonly trainingPrograms: string;
  readonly tournamentInfo: readonly SeasonEvent[];
  readonly faq: readonly Question[];
  readonly rules: readonly TournamentRule[];
  /** When a family gets its money back: told before paying, and where a withdrawal is asked for. */
  readonly refundPolicy: string;
}

/** A cup or a series of the season; tournaments whose names begin with it are listed under it. */
export interface SeasonEvent {
  readonly name: string;
  readonly text: string;
  /** What is said while no date is out. */
  readonly undated: string;
}

export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** What a text says instead of the fee, so that the fee stands in one place. */
export const feeMark = '{fee}';

/** The text with the fee of today in it. */
export function withFee(text: string, feeCents: number): string {
  return text.replaceAll(feeMark, dollars(feeCents));
}

/** The paragraphs of a text. */
export function paragraphsOf(text: string): readonly string[] {
  return text.split(/\n\s*\n/).flatMap((paragraph) => (paragraph.trim() === '' ? [] : [paragraph.trim()]));
}
