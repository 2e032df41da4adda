import type { SentMoment } from '../../time/moment.ts';

/** Whom a mailing means, and how many letters that makes. */
export interface MailingCounts {
  readonly people: number;
  readonly letters: number;
  readonly addresses: number;
  /** Letters to families who read Spanish. */
  readonly spanish: number;
  /** People without an address who get none. */
  readonly withoutAddress: number;
  /** Letters that go to the post tray. */
  readonly inTray: number;
  /** People with nothing still to be played who have ended such letters. */
  readonly wantNoNews: number;
  /** Letters to people with nothing still to be played: each has a link that ends them. */
  readonly news: number;
  readonly withoutTeam: number;
  readonly first: readonly { readonly name: string; readonly to: string }[];
}

/** A letter as its reader gets it, but for its links, which open nothing. */
export interface SampleLetter {
  readonly to: string;
  readonly language: 'en' | 'es';
  readonly subject: string;
  readonly text: string;
}

/** A mailing before it is sent. */
export interface MailingPreview extends MailingCounts {
  readonly samples: readonly SampleLetter[];
  readonly isMailDelivered: boolean;
}

/** The results of a tournament before they are sent to the families of its teams. */
export interface ResultsPreview extends MailingPreview {
  /** When they were last sent; null where never. */
  readonly sentBefore: SentMoment | null;
  /** Whether what was last sent has been corrected since. */
  readonly isCorrection: boolean;
}

/** A letter to oneself is on its way. */
export interface MailingTested {
  readonly to: string;
  readonly letters: number;
}
