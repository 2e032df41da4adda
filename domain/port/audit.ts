/** What is written to, or shown. */
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
  'import',
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

/** How it is known who wrote or saw something. */
export const proofs = [
  'organizer',
  'score keeper',
  'captain link',
  'name and phone',
  'mailbox code',
  'mailed link',
  // A mailed link that an organizer was shown.
  'shown link',
  'invitation code',
  'keeper link',
  'password',
  'nobody',
  'not recorded',
] as const;

/** A key of the API is named by its number. */
export type Proof = (typeof proofs)[number] | `api key ${number}`;

/** One write: what was done to which record, and what it was and became as far as it changed. */
export interface AuditedWrite {
  readonly thing: AuditedThing;
  /** Null when the write is about no single record. */
  readonly recordId: number | null;
  /** What was done, in a few words: "edited", "captain assigned". */
  readonly what: string;
  readonly from?: unknown;
  readonly to?: unknown;
}

/** The record of who wrote or saw what, and when. Who is asking, how proved and by which request, the adapter knows by itself. */
export abstract class Audit {
  abstract note(write: AuditedWrite): Promise<void>;
}
