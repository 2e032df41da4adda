import type { Audience, Families, NewMailing } from '../rule/mailing/mailing.ts';

/** Readers of mailings, and the addresses that want no more news. */
export abstract class Mailings {
  /** Returns everybody whom a mailing reaches now: one reader for each address and each text that differs. */
  abstract audience(mailing: NewMailing): Promise<Audience>;
  /** Returns one reader for each address of a tournament's players and teams, those that wait for a place too. */
  abstract familiesOf(tournamentId: number): Promise<Families>;
  /** Returns whether an urgent mailing was sent since a moment, and blocks other urgent ones until the transaction ends. */
  abstract lockUrgentSince(since: Date): Promise<boolean>;
  /** Ends news to an address. */
  abstract endNews(address: string, at: Date): Promise<void>;
}
