import type { Sentence } from '../language/sentence.ts';
import { greet, type Letter, type LetterPart, once } from '../mail/letter.ts';
import { type Reached, readerOf } from '../player/letter-reader.ts';
import { toCaptain } from './captain.ts';
import type { Team } from './team.ts';

/** Greets whoever reads a team's letters: its contact, or the captain's parent where the address is theirs. `captain` is the captain's record, if any. */
export function greetContact(
  { captainName, captainEmail }: Pick<Team, 'captainName' | 'captainEmail'>,
  captain: Reached | undefined,
): LetterPart {
  return greet(captain === undefined ? captainName : readerOf({ ...captain, name: captainName }, captainEmail));
}

/** Creates a letter to a team's captain or contact about the team; `about` is its event: what has happened, and which time. */
export function letterToCaptain(
  team: Team,
  captain: Reached | undefined,
  about: readonly [what: string, ...which: readonly (string | number)[]],
  subject: Sentence,
  parts: readonly LetterPart[],
): Letter {
  return {
    ...once('captain-told', team.id, ...about),
    ...toCaptain(team),
    subject,
    parts: [greetContact(team, captain), ...parts],
  };
}
