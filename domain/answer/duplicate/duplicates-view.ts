import type { Likelihood, LikelyPair } from '../../duplicate/likeness.ts';
import type { Player } from '../../player/player.ts';
import { detailsOf } from '../../player/player-details.ts';
import type { FiledPlayer, MergeOnFile } from '../../port/duplicates.ts';

/** One of two records side by side. */
export interface DuplicateRecord extends Player {
  readonly createdAt: Date;
  /** Tournament and team of each registration, such as "Fall Cup, Lions", the latest first. */
  readonly registeredFor: readonly string[];
  /** Whether the address on file is confirmed: a link or code mailed there has come back. */
  readonly isEmailConfirmed: boolean;
}

/** Two records that may belong to one person. */
export interface DuplicatePair {
  /** Ids of both records, the lower first. */
  readonly id: string;
  readonly likelihood: Likelihood;
  /** Reasons for a duplicate, in words. */
  readonly reasons: readonly string[];
  /** Reason against a duplicate; null if there is none. */
  readonly doubt: string | null;
  readonly one: DuplicateRecord;
  readonly other: DuplicateRecord;
}

/** Merge that can still be undone. */
export interface MergeView {
  readonly id: number;
  readonly keptId: number;
  readonly goneId: number;
  readonly keptName: string;
  readonly goneName: string;
  readonly by: string;
  readonly at: Date;
}

/** Page of likely pairs, the likeliest first, and the merges of the last day. */
export interface DuplicatesPage {
  readonly total: number;
  readonly page: number;
  readonly perPage: number;
  readonly pairs: readonly DuplicatePair[];
  readonly merges: readonly MergeView[];
}

/** Two records marked as different people. */
export interface CalledDifferent {
  readonly keptId: number;
  readonly goneId: number;
}

/** Returns the pairs with their records; a pair with a deleted record is left out. */
export function duplicatePairs(pairs: readonly LikelyPair[], filed: readonly FiledPlayer[]): readonly DuplicatePair[] {
  const records = new Map(filed.map((one) => [one.id, recordShown(one)]));
  return pairs.flatMap(({ likelihood, reasons, doubt, ...pair }) => {
    const [one, other] = [records.get(pair.one.id), records.get(pair.other.id)];
    const id = `${pair.one.id}-${pair.other.id}`;
    return one === undefined || other === undefined ? [] : [{ id, likelihood, reasons, doubt, one, other }];
  });
}

function recordShown(filed: FiledPlayer): DuplicateRecord {
  return {
    id: filed.id,
    name: filed.name,
    birthYear: filed.birthYear,
    phone: filed.phone,
    email: filed.email,
    parentName: filed.parentName,
    parentEmail: filed.parentEmail,
    parentPhone: filed.parentPhone,
    skillLevel: filed.skillLevel,
    currentClub: filed.currentClub,
    ...detailsOf(filed),
    language: filed.language,
    isTest: filed.isTest,
    createdAt: filed.createdAt,
    registeredFor: filed.registeredFor,
    isEmailConfirmed: filed.isEmailConfirmed,
  };
}

export function mergeView({ id, keptId, goneId, keptName, goneName, by, at }: MergeOnFile): MergeView {
  return { id, keptId, goneId, keptName, goneName, by, at };
}
