import type { Player } from '../player/player.ts';

/** Player with the details that tell records apart: registrations and whether the address is confirmed. */
export interface FiledPlayer extends Player {
  readonly createdAt: Date;
  /** Tournament and team of each registration, such as "Fall Cup, Lions", the latest first. */
  readonly registeredFor: readonly string[];
  readonly isEmailConfirmed: boolean;
}

/** Counts of the data that belongs to a person's record. */
export interface RelatedCounts {
  readonly goals: number;
  /** Letters of mailings to this person. */
  readonly letters: number;
  /** Family's requests to join, to withdraw or to move. */
  readonly requests: number;
  /** Amount received and on file for this person, in US cents. */
  readonly receivedCents: number;
  /** Ids of the registrations with an unanswered request of the family. */
  readonly asked: readonly number[];
}

/** Merge of two records that is about to be made. */
export interface MergeToMake {
  readonly keptId: number;
  readonly goneId: number;
  /** Pairs of registrations for one tournament, of which one goes; its signatures are copied where the other was not signed. */
  readonly collisions: readonly { readonly stays: number; readonly goes: number }[];
  readonly by: string;
  readonly at: Date;
}

/** Money that a merge moved from one registration to another, in US cents for each payment method. */
export interface CarriedMoney {
  readonly from: number;
  readonly to: number;
  readonly amountCents: number;
  readonly method: string | null;
  readonly methodText: string | null;
}

/** Merge on file, as long as it can be undone. */
export interface MergeOnFile {
  readonly id: number;
  readonly keptId: number;
  readonly goneId: number;
  readonly keptName: string;
  readonly goneName: string;
  readonly by: string;
  readonly at: Date;
}

/** Change since a merge that stands in the way of the undo, with the name of the person or thing it concerns. */
export interface ChangeSinceMerge {
  readonly name: string;
  readonly what: 'changed' | 'deleted' | 'leads' | 'merged' | 'full';
}

/** Records that may belong to one person, and the merges that joined such records. */
export abstract class Duplicates {
  /** Returns pairs that share a name, phone or address and were not marked as different: all, or those of one player. */
  abstract candidates(playerId: number | null): Promise<readonly (readonly [Player, Player])[]>;
  /** Returns these players with their details, in no particular order. */
  abstract filed(playerIds: readonly number[]): Promise<readonly FiledPlayer[]>;
  /** Marks two records as different people, so that they are not proposed again. */
  abstract callDifferent(oneId: number, otherId: number, by: string, at: Date): Promise<void>;
  abstract relatedCounts(playerId: number): Promise<RelatedCounts>;
  /** Moves everything that points at one record to the other, deletes the first, and stores its former state. Returns the merge's id. */
  abstract merge(merge: MergeToMake): Promise<number>;
  /** Stores the state right after the merge and the money carried over; later differences count as changes since. */
  abstract keepUndo(mergeId: number, carried: readonly CarriedMoney[]): Promise<void>;
  /** Returns whether a record was merged into another. */
  abstract isMerged(goneId: number): Promise<boolean>;
  /** Returns the merges since a moment, the latest first. */
  abstract since(moment: Date): Promise<readonly MergeOnFile[]>;
  /** Returns a merge that can be undone, and locks it until the transaction ends. */
  abstract lock(mergeId: number): Promise<MergeOnFile | undefined>;
  /** Returns the ids of the tournaments in which the undo restores something. */
  abstract tournamentsOf(mergeId: number): Promise<readonly number[]>;
  abstract changesSince(mergeId: number): Promise<readonly ChangeSinceMerge[]>;
  /** Restores the former state; later additions stay with the record that stayed. Returns the money that goes back. */
  abstract undo(mergeId: number): Promise<readonly CarriedMoney[]>;
}
