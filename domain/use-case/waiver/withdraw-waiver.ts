import type { Given } from '../../port/ports.ts';
import { switched } from '../../rule/form/agreement.ts';
import { form } from '../../rule/form/form.ts';
import { withFlag } from '../../rule/registration/registration.ts';
import { contactShared } from './waiver-fields.ts';
import type { WaiverLink } from './waiver-link.ts';
import { type WaiverPorts, waiverOfLink } from './waiver-of-link.ts';
import { type Telling, tellFamily, tellOrganizers } from './withdrawal-letters.ts';

/** Withdraws a waiver for a parent who did not agree, or does no longer: it is unsigned again, and both sides are notified. */
export async function withdrawWaiver(given: WaiverPorts & Telling & Given, link: WaiverLink): Promise<void> {
  const behind = await waiverOfLink(given, link);
  const { id, waiver } = behind.registration;
  if (waiver === null) return;
  const flags = withFlag(behind.registration, 'refused-waiver');
  await given.registrations.changeWaiver({ id, waiver: null, flags });
  const { address: _, ...from } = waiver;
  await given.audit.note({ thing: 'registration', recordId: id, what: 'waiver withdrawn', from });
  await tellOrganizers(given, behind, waiver);
  await tellFamily(given, behind, 'waiver');
}

/** Withdraws a parent's permission for photos; the waiver itself stays as confirmed as it was. */
export async function withdrawLikeness(given: WaiverPorts & Telling & Given, link: WaiverLink): Promise<void> {
  const behind = await waiverOfLink(given, link);
  const { id, waiver, flags } = behind.registration;
  if (!waiver?.isLikenessAllowed) return;
  await given.registrations.changeWaiver({ id, waiver: { ...waiver, isLikenessAllowed: false }, flags });
  await given.audit.note({
    thing: 'registration',
    recordId: id,
    what: 'photo choice changed',
    from: { likenessAllowed: true },
    to: { likenessAllowed: false },
  });
  await tellFamily(given, behind, 'photos');
}

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
