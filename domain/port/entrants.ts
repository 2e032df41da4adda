import type { Entrant } from '../rule/draw/entrant.ts';
import type { Tournament } from '../rule/tournament/tournament.ts';

/** Teams of tournaments with the details that a draw needs. */
export abstract class Entrants {
  /** Returns every team that holds a place, with its club, its bracket and the age of its oldest player in the tournament's year. */
  abstract of(tournament: Tournament, currentYear: number): Promise<readonly Entrant[]>;
}
