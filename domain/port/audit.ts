/** What organizers and score keepers write to. */
export const auditedThings = [
  'team',
  'player',
  'registration',
  'tournament',
  'bracket',
  'game',
  'goal',
  'message',
  'export',
  'site',
  'organizer',
  'score keeper',
  'test data',
] as const;

export type AuditedThing = (typeof auditedThings)[number];

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

/** The record of who wrote what and when. Who is asking, and by which request, the adapter knows by itself. */
export abstract class Audit {
  abstract note(write: AuditedWrite): Promise<void>;
}
