import type { SentMoment } from '../../time/moment.ts';

/** Access that was made or shown, as an owner sees it until closing it. */
export interface AccessMadeShown {
  readonly id: number;
  readonly at: SentMoment;
  readonly sentence: string;
}
