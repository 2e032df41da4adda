import { asWritten } from '../language/sentence.ts';
import { type LetterPart, linkTo, withoutLinks } from './letter.ts';

/** Contact details that a player's family shares with the team. */
export interface ContactDetails {
  /** Name of the contact: the player, or for a minor the parent. */
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
}

/** Teammate with their contact details. */
export interface Teammate {
  readonly player: string;
  readonly reachedAt: ContactDetails;
}

/** Returns a teammate as a link of a letter that writes an email, or calls if there is no address. */
export function teammateInLetter({ player, reachedAt: { name, email, phone } }: Teammate): LetterPart {
  const who = player === name ? player : `${player} (${name})`;
  const label = withoutLinks([who, phone].filter((one) => one !== null && one !== '').join(', '));
  const url = email
    ? `mailto:${encodeURIComponent(email).replace('%40', '@')}`
    : `tel:${(phone ?? '').replace(/[^\d+]/g, '')}`;
  return linkTo(asWritten(label), url);
}
