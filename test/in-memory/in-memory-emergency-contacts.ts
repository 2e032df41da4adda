import type { EmergencyContact } from '../../domain/emergency-contact/emergency-contact.ts';
import { EmergencyContacts } from '../../domain/port/emergency-contacts.ts';

/** What families have given for an emergency for as long as a test lasts. */
export class InMemoryEmergencyContacts extends EmergencyContacts {
  private readonly contacts = new Map<number, EmergencyContact>();

  override async find(playerId: number): Promise<EmergencyContact | undefined> {
    return this.contacts.get(playerId);
  }

  override async keep(playerId: number, contact: EmergencyContact): Promise<void> {
    this.contacts.set(playerId, contact);
  }

  override async remove(playerId: number): Promise<boolean> {
    return this.contacts.delete(playerId);
  }
}
