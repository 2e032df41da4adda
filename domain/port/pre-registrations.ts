import type { Language } from '../language/language.ts';
import type { KeptInterest, NewPreRegistration } from '../registration/pre-registration.ts';
import type { KnownInterest } from '../registration/told-interest.ts';

/** The people who would like to hear of future tournaments. */
export abstract class PreRegistrations {
  abstract add(interest: Omit<KeptInterest, 'id' | 'createdAt'>, at: Date): Promise<KeptInterest>;
  /** The same interest where it is noted already; nobody else notes it until the transaction ends. */
  abstract lockSame(interest: NewPreRegistration): Promise<KeptInterest | undefined>;
  abstract find(id: number): Promise<KeptInterest | undefined>;
  /** Every interest, and how it stands to letters about a tournament. */
  abstract known(tournamentId: number): Promise<readonly KnownInterest[]>;
  abstract noteTold(tournamentId: number, ids: readonly number[], at: Date): Promise<void>;
  /** Ends the letters to an address, however it is written, or takes them up again in a language. */
  abstract unsubscribe(email: string, at: Date): Promise<void>;
  abstract resume(id: number, language: Language): Promise<void>;
}
