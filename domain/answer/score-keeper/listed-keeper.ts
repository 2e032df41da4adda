import type { SentMoment } from '../../time/moment.ts';

/** Score keeper who is signed in. */
export interface ListedKeeper {
  readonly id: number;
  readonly name: string;
  readonly signedInAt: SentMoment;
  readonly lastSeenAt: SentMoment;
}
