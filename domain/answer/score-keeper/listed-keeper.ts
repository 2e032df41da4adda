import type { SentMoment } from '../../rule/time/moment.ts';

/** Score keeper who is signed in. */
export interface ListedKeeper {
  readonly id: number;
  readonly name: string;
  readonly signedInAt: SentMoment;
  readonly lastSeenAt: SentMoment;
}

/** Field of a score keeper's link; null for all fields. */
export interface LinkRange {
  readonly field: string | null;
}

/** Score keeper's link and its uses; the secret is not shown again. */
export interface ListedKeeperLink extends LinkRange {
  readonly id: number;
  readonly tournamentId: number;
  readonly tournament: string;
  readonly madeAt: SentMoment;
  readonly endsAt: SentMoment;
  readonly revokedAt: SentMoment | null;
  readonly isOpen: boolean;
  readonly uses: readonly { readonly name: string; readonly at: SentMoment }[];
}
