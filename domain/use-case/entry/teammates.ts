import { type LetterPart, paragraph } from '../../mail/letter.ts';
import { teammateInLetter } from '../../mail/reached-at.ts';
import type { OnRoster } from '../../port/registrations.ts';
import { teammate } from '../../registration/team-contact.ts';

interface Reader {
  readonly playerId: number;
  readonly year: number;
}

/** How the others of a team are reached, as far as their families allow it. */
export function teammatesInLetter(roster: readonly OnRoster[], { playerId, year }: Reader): readonly LetterPart[] {
  const others = roster.filter(({ id }) => id !== playerId);
  const reached = others.flatMap((one) => teammate(one, one.contactShared, year) ?? []);
  if (reached.length === 0) return [];
  return [paragraph('This is how you reach your team:'), ...reached.map(teammateInLetter)];
}
