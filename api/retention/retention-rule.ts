import type { Phrase } from '../../domain/rule/language/sentence.ts';

/** Retention rule for one kind of record: the policy, in words for families and organizers, and the statement that enforces it. */
export interface RetentionRule {
  readonly table: string;
  /** Columns with personal data. */
  readonly personal: readonly string[];
  readonly policy: Phrase;
  /** Statement run every hour; absent if the record is deleted with its owner. */
  readonly statement?: string;
}
