import type { OnRoster } from '../../port/registrations.ts';
import { teammateInLetter } from '../../rule/mail/contact-details.ts';
import { type LetterPart, paragraph } from '../../rule/mail/letter.ts';
import { publicNameInSentence } from '../../rule/player/public-name.ts';
import { maySeeTeammates, teammate } from '../../rule/registration/team-contact.ts';
import type { Team } from '../../rule/team/team.ts';

/** Reader of a letter, with the fields that decide what it shows. */
export type TeammateReader = Pick<OnRoster, 'id' | 'isKnown' | 'confirmedAddresses'>;

/** Returns the contacts of a player's teammates whose families allow it; none for a reader whom the captain does not know. */
export function teammatesInLetter(
  roster: readonly OnRoster[],
  reader: TeammateReader | undefined,
  year: number,
): readonly LetterPart[] {
  if (reader === undefined || !maySeeTeammates(reader)) return [];
  const others = roster.filter(({ id }) => id !== reader.id);
  const reached = others.flatMap((one) => teammate(one, one.contactShared, year) ?? []);
  if (reached.length === 0) return [];
  return [paragraph('This is how you reach your team:'), ...reached.map(teammateInLetter)];
}

/** Returns the captain's name for a reader: the public form until the captain knows them. */
export function captainNamed(
  team: Pick<Team, 'captainName' | 'captainId'>,
  roster: readonly Pick<OnRoster, 'id' | 'birthYear'>[],
  reader: { readonly isTold: boolean; readonly year: number },
): string {
  if (reader.isTold) return team.captainName;
  const birthYear = roster.find(({ id }) => id === team.captainId)?.birthYear ?? null;
  return publicNameInSentence({ name: team.captainName, birthYear }, reader.year);
}
