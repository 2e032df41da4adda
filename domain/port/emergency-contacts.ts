import type { EmergencyContact } from '../emergency-contact/emergency-contact.ts';

/** What families have given for an emergency: one for each player at most. */
export abstract class EmergencyContacts {
  abstract find(playerId: number): Promise<EmergencyContact | undefined>;
  /** Keeps one in the place of any before it, with the moment at which the family agreed. */
  abstract keep(playerId: number, contact: EmergencyContact, agreedAt: Date): Promise<void>;
  /** Whether there was one to remove. */
  abstract remove(playerId: number): Promise<boolean>;
}
