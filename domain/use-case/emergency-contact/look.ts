import { type EmergencyContact, noEmergencyContact } from '../../emergency-contact/emergency-contact.ts';
import type { Audit } from '../../port/audit.ts';
import type { EmergencyContacts } from '../../port/emergency-contacts.ts';

/** What was given for a player, with a line of the audit for whoever looked: the family sees it among who looked. */
export async function lookAt(contacts: EmergencyContacts, audit: Audit, playerId: number): Promise<EmergencyContact> {
  const contact = await contacts.find(playerId);
  if (contact === undefined) throw noEmergencyContact();
  await audit.note({ thing: 'player', recordId: playerId, what: 'emergency contact shown' });
  return contact;
}
