import type { AgeBracket } from '../age/age-bracket.ts';
import { inEnglish, type Sentence, said } from '../language/sentence.ts';
import type { Place } from './entry.ts';

/** Sentences about a row for the organizer, in the language of the admin pages. */

/** Returns the complaint about a row that repeats another one. */
export function sameRowTwice({ line }: Place): Sentence {
  return inEnglish(`Row ${line} has the same player`);
}

export function otherBracket(team: string, bracket: AgeBracket): Sentence {
  return inEnglish(`${team} plays in ${bracket}`);
}

/** Returns the complaint about a new team whose name readers would take for another's. */
export function looksLikeTeam(name: string, other: string): Sentence {
  return inEnglish(`${name} looks like ${other}: write both the same, or choose another name`);
}

/** Returns the complaint about a player who is already registered with another team, or without one. */
export function alreadyWith(player: string, team: string | null): Sentence {
  const where = team === null ? 'without a team' : `with ${team}`;
  return inEnglish(`${player} is already registered for this tournament ${where}`);
}

export function ledAlready(team: string, captain: string): Sentence {
  return inEnglish(`${captain} leads ${team} already`);
}

/** Returns the complaint about a captain for a team on file, which an import leaves as it is. */
export function captainByHand(team: string): Sentence {
  return inEnglish(`${team} is on file: assign its captain on the list of teams`);
}

/** Returns the sentence about a withdrawn team, used wherever a team is joined. */
export function withdrawnTeam(team: string): Sentence {
  return said('{team} is withdrawn', { team });
}
