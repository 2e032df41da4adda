import type { SentMoment } from '../../time/moment.ts';

/** Numbers of a mailing's recipients and letters. */
export interface MailingCounts {
  readonly people: number;
  readonly letters: number;
  readonly addresses: number;
  /** Letters to families who read Spanish. */
  readonly spanish: number;
  /** People who get no letter, since they have no address. */
  readonly withoutAddress: number;
  /** Letters that go to the post tray. */
  readonly inTray: number;
  /** People with nothing still to be played who have unsubscribed from such letters. */
  readonly wantNoNews: number;
  /** Letters to people with nothing still to be played; each has an unsubscribe link. */
  readonly news: number;
  readonly withoutTeam: number;
  readonly first: readonly { readonly name: string; readonly to: string }[];
}

/** Sample of a letter; its links are disabled. */
export interface SampleLetter {
  readonly to: string;
  readonly language: 'en' | 'es';
  readonly subject: string;
  readonly text: string;
}

/** Mailing before it is sent. */
export interface MailingPreview extends MailingCounts {
  readonly samples: readonly SampleLetter[];
  readonly isMailDelivered: boolean;
}

/** Mailing of a tournament's results to the families of its teams, before it is sent. */
export interface ResultsPreview extends MailingPreview {
  /** Time of the last mailing of the results; null if there was none. */
  readonly sentBefore: SentMoment | null;
  /** Whether the results have been corrected since the last mailing. */
  readonly isCorrection: boolean;
}

/** Confirmation of a test letter to the organizer. */
export interface MailingTested {
  readonly to: string;
  readonly letters: number;
}
