import { type EmergencyContact, noEmergencyContact } from '../../emergency-contact/emergency-contact.ts';
import type { Audit } from '../../port/audit.ts';
import type { EmergencyContacts } from '../../port/emergency-contacts.ts';

/** Returns a player's emergency contact and records the look in the audit, which the family can see. */
export async function lookAt(contacts: EmergencyContacts, audit: Audit, playerId: number): Promise<EmergencyContact> {
  const contact = await contacts.find(playerId);
  if (contact === undefined) throw noEmergencyContact();
  await audit.note({ thing: 'player', recordId: playerId, what: 'emergency contact shown' });
  return contact;
}
