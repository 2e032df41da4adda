import type { SentMoment } from '../../time/moment.ts';

/** Range of a score keeper's link, and the person it is for. */
export interface LinkRange {
  readonly day: string | null;
  readonly field: string | null;
  readonly name: string | null;
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
