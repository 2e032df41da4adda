import { asWritten } from '../language/sentence.ts';
import { type LetterPart, linkTo, withoutLinks } from './letter.ts';

/** How a player's family lets the team reach it. */
export interface ReachedAt {
  /** Who is reached: the player, or for a minor the parent. */
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
}

/** Somebody of a team, and how they are reached. */
export interface Teammate {
  readonly player: string;
  readonly reachedAt: ReachedAt;
}

/** A teammate in a letter: a press writes to them, or calls where there is no e-mail. */
export function teammateInLetter({ player, reachedAt: { name, email, phone } }: Teammate): LetterPart {
  const who = player === name ? player : `${player} (${name})`;
  const label = withoutLinks([who, phone].filter((one) => one !== null && one !== '').join(', '));
  const url = email
    ? `mailto:${encodeURIComponent(email).replace('%40', '@')}`
    : `tel:${(phone ?? '').replace(/[^\d+]/g, '')}`;
  return linkTo(asWritten(label), url);
}
