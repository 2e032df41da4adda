import type { Entrant } from '../draw/entrant.ts';
import type { Tournament } from '../tournament/tournament.ts';

/** The teams of tournaments as far as a draw needs to know them. */
export abstract class Entrants {
  /** Every team that holds a place, with its club, its bracket and the age of its oldest player in the tournament's year. */
  abstract of(tournament: Tournament, currentYear: number): Promise<readonly Entrant[]>;
}
