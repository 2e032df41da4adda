import type { Language } from '../rule/language/language.ts';
import type { KnownInterest } from '../rule/registration/interest-to-notify.ts';
import type { NewPreRegistration, StoredPreRegistration } from '../rule/registration/pre-registration.ts';

/** People who want to hear of future tournaments. */
export abstract class PreRegistrations {
  abstract add(interest: Omit<StoredPreRegistration, 'id' | 'createdAt'>, at: Date): Promise<StoredPreRegistration>;
  /** Returns the same interest if it is stored already, and locks it until the transaction ends. */
  abstract lockSame(interest: NewPreRegistration): Promise<StoredPreRegistration | undefined>;
  abstract find(id: number): Promise<StoredPreRegistration | undefined>;
  /** Returns every interest, with its state regarding letters about a tournament. */
  abstract known(tournamentId: number): Promise<readonly KnownInterest[]>;
  abstract noteTold(tournamentId: number, ids: readonly number[], at: Date): Promise<void>;
  /** Ends the letters to an address, whatever its spelling (`unsubscribe`), or resumes them in a language (`resume`). */
  abstract unsubscribe(email: string, at: Date): Promise<void>;
  abstract resume(id: number, language: Language): Promise<void>;
}
