import type { Page } from '@playwright/test';
import { onFile, unique } from './back-office.ts';
import { mailed } from './journey.ts';

export const organizersPassword = 'half-time-orange-slices';

interface NewOrganizer {
  readonly name: string;
  readonly role: 'organizer' | 'check-in' | 'read-only';
}

/** Invites somebody, as the organizer who is signed in; answers their address, and the secret of the letter's link. */
export async function inviteOrganizer(page: Page, { name, role }: NewOrganizer) {
  const email = `${unique(name).toLowerCase().replaceAll(' ', '.')}@club.example`;
  await onFile(page, '/api/admin/organizers', { name, email, role });
  const link = await mailed(email, /invitation#\w+/);
  return { email, invitation: link.split('#')[1] ?? '' };
}

/** Lets somebody invited open an account and sign in, in the browser of `device`; answers their address. */
export async function signInAs(device: Page, invitedBy: Page, who: NewOrganizer): Promise<string> {
  const { email, invitation } = await inviteOrganizer(invitedBy, who);
  await onFile(device, '/api/admin/invitation/acceptance', { invitation, password: organizersPassword });
  await onFile(device, '/api/admin/login', { username: email, password: organizersPassword });
  return email;
}
