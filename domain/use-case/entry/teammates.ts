import { type LetterPart, paragraph } from '../../mail/letter.ts';
import { teammateInLetter } from '../../mail/reached-at.ts';
import { publicNameInSentence } from '../../player/public-name.ts';
import type { OnRoster } from '../../port/registrations.ts';
import { hearsOfTeammates, teammate } from '../../registration/team-contact.ts';
import type { Team } from '../../team/team.ts';
import { isLedBeside } from '../../team/team-lead.ts';

/** Who reads, as far as it decides what is told. */
export type TeammateReader = Pick<OnRoster, 'id' | 'isKnown' | 'confirmedAddresses'>;

/** How the others of a team are reached, as far as their families allow it; nobody is told whom the captain does not know. */
export function teammatesInLetter(
  roster: readonly OnRoster[],
  reader: TeammateReader | undefined,
  year: number,
): readonly LetterPart[] {
  if (reader === undefined || !hearsOfTeammates(reader)) return [];
  const others = roster.filter(({ id }) => id !== reader.id);
  const reached = others.flatMap((one) => teammate(one, one.contactShared, year) ?? []);
  if (reached.length === 0) return [];
  return [paragraph('This is how you reach your team:'), ...reached.map(teammateInLetter)];
}

/** The captain's name as a reader may see it: as the public does until the captain knows them. */
export function captainNamed(
  team: Pick<Team, 'captainName' | 'captainId' | 'ledBy'>,
  roster: readonly Pick<OnRoster, 'id' | 'birthYear'>[],
  reader: { readonly isTold: boolean; readonly year: number },
): string {
  if (reader.isTold || isLedBeside(team)) return team.captainName;
  const birthYear = roster.find(({ id }) => id === team.captainId)?.birthYear ?? null;
  return publicNameInSentence({ name: team.captainName, birthYear }, reader.year);
}
