import type { EmergencyContact } from '../emergency-contact/emergency-contact.ts';

/** Emergency contacts given by families: at most one per player. */
export abstract class EmergencyContacts {
  abstract find(playerId: number): Promise<EmergencyContact | undefined>;
  /** Stores a contact, replacing any earlier one, with the moment at which the family agreed. */
  abstract keep(playerId: number, contact: EmergencyContact, agreedAt: Date): Promise<void>;
  /** Removes a contact. Returns whether there was one. */
  abstract remove(playerId: number): Promise<boolean>;
}
