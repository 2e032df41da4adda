import type { SentMoment } from '../../time/moment.ts';

/** A score keeper who is signed in. */
export interface ListedKeeper {
  readonly id: number;
  readonly name: string;
  readonly signedInAt: SentMoment;
  readonly lastSeenAt: SentMoment;
}
