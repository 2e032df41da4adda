import type { Player } from '../player/player.ts';

/** A player with what the record is told apart by: where they are registered, and whether their address is confirmed. */
export interface FiledPlayer extends Player {
  readonly createdAt: Date;
  /** "Fall Cup, Lions", the latest first. */
  readonly registeredFor: readonly string[];
  readonly isEmailConfirmed: boolean;
}

/** What hangs on a person, counted. */
export interface Hanging {
  readonly goals: number;
  /** Letters of mailings that the person was sent. */
  readonly letters: number;
  /** What the family asked to join, to withdraw or to move. */
  readonly requests: number;
  /** What was received and is on file with the person, in US cents. */
  readonly receivedCents: number;
  readonly hasEmergencyContact: boolean;
  /** The registrations for which the family waits for an answer to what it asked. */
  readonly asked: readonly number[];
}

/** A merge that is about to be made. */
export interface MergeToMake {
  readonly keptId: number;
  readonly goneId: number;
  /** The registrations for one tournament of which one goes; what was signed for it goes over where the other was not signed. */
  readonly collisions: readonly { readonly stays: number; readonly goes: number }[];
  readonly by: string;
  readonly at: Date;
}

/** Money that came from one registration to another with a merge, in US cents by each way. */
export interface CarriedMoney {
  readonly from: number;
  readonly to: number;
  readonly amountCents: number;
  readonly method: string | null;
  readonly methodText: string | null;
}

/** A merge on file, for as long as it can be undone. */
export interface MergeOnFile {
  readonly id: number;
  readonly keptId: number;
  readonly goneId: number;
  readonly keptName: string;
  readonly goneName: string;
  readonly by: string;
  readonly at: Date;
}

/** What has happened since two records were merged, that the undo would tread on; by whom or what it happened to. */
export interface SinceMerge {
  readonly name: string;
  readonly what: 'changed' | 'deleted' | 'leads' | 'merged' | 'full';
}

/** Records that may be one person's, and the merges by which they became one. */
export abstract class Duplicates {
  /** Pairs that share a name, a phone or an address and were not called different; all of them, or those of one player. */
  abstract candidates(playerId: number | null): Promise<readonly (readonly [Player, Player])[]>;
  /** What is shown of these players, in no order. */
  abstract filed(playerIds: readonly number[]): Promise<readonly FiledPlayer[]>;
  /** Two records are two people's: they are not proposed again. */
  abstract callDifferent(oneId: number, otherId: number, by: string, at: Date): Promise<void>;
  abstract hangingOn(playerId: number): Promise<Hanging>;
  /** Moves everything that points at one record to the other, takes it off file, and remembers how it was. */
  abstract merge(merge: MergeToMake): Promise<number>;
  /** Remembers how what was merged stands now, and the money that was carried over: whatever differs later has happened since. */
  abstract keepUndo(mergeId: number, carried: readonly CarriedMoney[]): Promise<void>;
  /** Whether a record was merged into another. */
  abstract isMerged(goneId: number): Promise<boolean>;
  /** The merges since a moment, the latest first. */
  abstract since(moment: Date): Promise<readonly MergeOnFile[]>;
  /** A merge that can be undone, held until the transaction ends. */
  abstract lock(mergeId: number): Promise<MergeOnFile | undefined>;
  /** In which tournaments something comes back. */
  abstract tournamentsOf(mergeId: number): Promise<readonly number[]>;
  abstract doneSince(mergeId: number): Promise<readonly SinceMerge[]>;
  /** Puts everything back as it was; what came since stays with the record that stayed. Answers the money that goes back. */
  abstract undo(mergeId: number): Promise<readonly CarriedMoney[]>;
}
