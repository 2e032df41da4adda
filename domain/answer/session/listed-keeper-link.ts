import type { SentMoment } from '../../time/moment.ts';

/** What a score keeper's link opens, and for whom. */
export interface LinkWidth {
  readonly day: string | null;
  readonly field: string | null;
  readonly name: string | null;
}

/** A score keeper's link, and who came in by it; what is secret in it is not shown again. */
export interface ListedKeeperLink extends LinkWidth {
  readonly id: number;
  readonly tournamentId: number;
  readonly tournament: string;
  readonly madeAt: SentMoment;
  readonly endsAt: SentMoment;
  readonly revokedAt: SentMoment | null;
  readonly isOpen: boolean;
  readonly uses: readonly { readonly name: string; readonly at: SentMoment }[];
}
