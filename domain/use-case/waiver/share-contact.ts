import { switched } from '../../form/agreement.ts';
import { form } from '../../form/form.ts';
import type { Given } from '../../port/ports.ts';
import { contactShared } from './waiver-fields.ts';
import type { WaiverLink } from './waiver-link.ts';
import { type WaiverPorts, waiverOfLink } from './waiver-of-link.ts';

/** Form for the choice whether the team may see the contact data. */
export const contactChoice = form({ contactShared: switched(contactShared.label) });

/** Sets whether the team may see a family's contact data; only the reader of the address on file decides that. */
export async function shareContact(
  given: WaiverPorts & Given,
  { link, isAllowed }: { readonly link: WaiverLink; readonly isAllowed: boolean },
): Promise<void> {
  const { registration } = await waiverOfLink(given, link);
  if (registration.contactShared === isAllowed) return;
  await given.registrations.save({ ...registration, contactShared: isAllowed });
  await given.audit.note({
    thing: 'registration',
    recordId: registration.id,
    what: 'contact choice changed',
    from: { contactShared: !isAllowed },
    to: { contactShared: isAllowed },
  });
}
