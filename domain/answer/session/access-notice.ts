import type { SentMoment } from '../../time/moment.ts';

/** Notice of access that was granted or shown, which an owner sees until closing it. */
export interface AccessNotice {
  readonly id: number;
  readonly at: SentMoment;
  readonly sentence: string;
}
