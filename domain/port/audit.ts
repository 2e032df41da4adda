/** Kinds of records that audit entries are about, whether written or only shown. */
export const auditedThings = [
  'team',
  'player',
  'registration',
  'waiver',
  'join request',
  'pre-registration',
  'tournament',
  'bracket',
  'game',
  'goal',
  'mailing',
  'message',
  'export',
  'site',
  'organizer',
  'score keeper',
  'keeper link',
  'api key',
  'webhook',
  'session',
  'test data',
] as const;

export type AuditedThing = (typeof auditedThings)[number];

/** Ways in which the identity of the writer or viewer was proved. */
export const proofs = [
  'organizer',
  'score keeper',
  'captain link',
  'name and phone',
  'mailbox code',
  'mailed link',
  // A code or a link from the mailbox of the player's signer.
  'signer mailbox',
  // A mailed link that was shown to an organizer.
  'shown link',
  'invitation code',
  'keeper link',
  'password',
  'nobody',
  'not recorded',
] as const;

/** Proof of identity. A key of the API is named by its number. */
export type Proof = (typeof proofs)[number] | `api key ${number}`;

/** Values of a record before or after a change, by the names of the changed fields. */
export interface AuditedValues {
  readonly [name: string]: unknown;
}

/** One write: the action, its record, and the changed values before and after. */
export interface AuditedWrite {
  readonly thing: AuditedThing;
  /** Null when the write is about no single record. */
  readonly recordId: number | null;
  /** Action in a few words: "edited", "captain assigned". */
  readonly what: string;
  readonly from?: AuditedValues | null;
  readonly to?: AuditedValues | null;
}

/** Audit of all writes and views. The adapter itself adds the actor, the proof, the request and the time. */
export abstract class Audit {
  abstract note(write: AuditedWrite): Promise<void>;
}
