import type { NewTournamentOnFile, Tournament } from '../rule/tournament/tournament.ts';

/** Tournaments on file. */
export abstract class Tournaments {
  /** Returns a tournament without locking it. */
  abstract find(id: number): Promise<Tournament | undefined>;
  /** Returns the visible tournaments that are still to come, the earliest first. */
  abstract upcoming(): Promise<readonly Tournament[]>;
  abstract named(name: string): Promise<Tournament | undefined>;
  /** Returns a tournament and protects it from changes until the transaction ends, or undefined. */
  abstract lock(id: number): Promise<Tournament | undefined>;
  /** Returns and locks a tournament, and blocks new teams from taking a place in it meanwhile. */
  abstract lockForTeams(id: number): Promise<Tournament | undefined>;
  /** Returns the tournaments called off or postponed before a moment of which nobody has been told, and locks them. */
  abstract toTell(saidBefore: Date): Promise<readonly Tournament[]>;
  /** Returns whether registration is closed for any visible upcoming tournament that is neither called off nor postponed. */
  abstract isAnyClosed(): Promise<boolean>;
  abstract add(tournament: NewTournamentOnFile): Promise<Tournament>;
  abstract save(tournament: Tournament): Promise<Tournament>;
  /** Raises a tournament's version, since something that belongs to it has changed; viewers of an older one must reload it. */
  abstract countChange(id: number): Promise<void>;
}
