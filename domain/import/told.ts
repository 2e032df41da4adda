import { inEnglish, type Sentence, said } from '../language/sentence.ts';
import type { AgeBracket } from '../tournament/age-bracket.ts';
import type { Place } from './entry.ts';

/** What an organizer is told about a row, in the language of the back office. */

/** One row says again what another one says. */
export function sameRowTwice({ line }: Place): Sentence {
  return inEnglish(`Row ${line} has the same player`);
}

export function otherBracket(team: string, bracket: AgeBracket): Sentence {
  return inEnglish(`${team} plays in ${bracket}`);
}

export function noTournamentFor(team: string): Sentence {
  return inEnglish(`Choose the tournament of ${team}`);
}

/** A new team would be taken for another one by whoever reads its name. */
export function looksLikeTeam(name: string, other: string): Sentence {
  return inEnglish(`${name} looks like ${other}: write both the same, or choose another name`);
}

/** Somebody plays there already, elsewhere than the row says. */
export function alreadyWith(player: string, team: string | null): Sentence {
  const where = team === null ? 'without a team' : `with ${team}`;
  return inEnglish(`${player} is already registered for this tournament ${where}`);
}

export function ledAlready(team: string, captain: string): Sentence {
  return inEnglish(`${captain} leads ${team} already`);
}

/** The sentence that every door has for a team that was taken out. */
export function withdrawnTeam(team: string): Sentence {
  return said('{team} is withdrawn', { team });
}
