import type { Sentence } from '../language/sentence.ts';
import { greet, type Letter, type LetterPart, once } from '../mail/letter.ts';
import { toCaptain } from './captain.ts';
import type { Team } from './team.ts';

/** Creates a letter to a team's captain or contact about the team; `about` is its event: what has happened, and which time. */
export function letterToCaptain(
  team: Team,
  about: readonly [what: string, ...which: readonly (string | number)[]],
  subject: Sentence,
  parts: readonly LetterPart[],
): Letter {
  return {
    ...once('captain-told', team.id, ...about),
    ...toCaptain(team),
    subject,
    parts: [greet(team.captainName), ...parts],
  };
}
