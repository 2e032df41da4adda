import type { NewTournamentOnFile, Tournament } from '../tournament/tournament.ts';

/** The tournaments on file. */
export abstract class Tournaments {
  /** A tournament to look at, without keeping others from it. */
  abstract find(id: number): Promise<Tournament | undefined>;
  /** The visible tournaments that are still to come, the earliest first. */
  abstract upcoming(): Promise<readonly Tournament[]>;
  abstract named(name: string): Promise<Tournament | undefined>;
  /** A tournament that stays as it is until the transaction ends, or undefined. */
  abstract lock(id: number): Promise<Tournament | undefined>;
  /** The same, and nobody else takes a team's place in it meanwhile. */
  abstract lockForTeams(id: number): Promise<Tournament | undefined>;
  /** Whether any visible upcoming tournament has its registration closed. */
  abstract isAnyClosed(): Promise<boolean>;
  abstract add(tournament: NewTournamentOnFile): Promise<Tournament>;
  abstract save(tournament: Tournament): Promise<Tournament>;
  /** Something that belongs to it has changed: whoever has seen it before looks again, as after a change of itself. */
  abstract countChange(id: number): Promise<void>;
}
