import { nameOfTournament } from '../tournament/tournament-name.ts';

/** What an invitation calls a tournament that has no name yet. */
const series = '3V3 Summer Series Challenge';

/** A name that speaks of another year than that of the two cups. */
const ofAnotherYear = /\b20(?!25)\d\d\b/;

/**
 * The tournament's title in an invitation (registration specification, section 9): the two cups of 2025 by their names,
 * other days of July and August as part of the summer series, and any later tournament by its own name.
 */
export function inviteTitle(tournament: string | null): string {
  const name = nameOfTournament(tournament ?? '');
  if (name === '') return series;
  const isCup = !ofAnotherYear.test(name);
  if (isCup && /july cup/i.test(name)) return '3V3 July Cup 2025';
  if (isCup && /august cup/i.test(name)) return '3V3 August Cup 2025';
  return /july|august/i.test(name) ? `Summer Series Challenge - ${name}` : name;
}
