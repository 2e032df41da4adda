import { invitationDays } from '../../domain/session/account.ts';
import type { Role } from '../../domain/session/role.ts';
import { accountInvitation } from '../../domain/use-case/session/account-form.ts';

/** Every sentence about the organizers and their roles. */
export const words = {
  title: 'Organizers',
  cancel: 'Cancel',
  count: (people: number) => (people === 1 ? '1 account' : `${people.toLocaleString('en-US')} accounts`),
  searchHint: 'Name or email',
  loading: 'Loading the organizers…',
  failed: 'Failed to fetch the organizers',
  none: { title: 'No organizers', text: 'Invite whoever runs tournaments with you.' },
  columns: {
    name: accountInvitation.fields.name.label,
    username: 'User name',
    role: accountInvitation.fields.role.label,
    state: 'Account',
    lastSeenAt: 'Last seen',
    actions: 'Actions',
  },
  states: { invited: 'Invited', active: 'Active', ended: 'Ended' },
  invitedUntil: (day: string) => `Invited until ${day}`,
  overSince: (day: string) => `Invitation over since ${day}`,
  means: {
    owner: 'Everything, and who organizes here.',
    organizer: 'Everything but who organizes here.',
    'check-in': 'Looks, confirms payments, enters waivers.',
    'read-only': 'Looks, and changes nothing.',
  } satisfies Record<Role, string>,
  allRoles: 'All roles',
  add: 'Invite',
  invite: {
    title: 'Invite an Organizer',
    submit: 'Send Invitation',
    done: 'Invited',
    failed: 'Failed to invite',
    hint: `A letter brings a link that works once, within ${invitationDays} days.`,
  },
  again: {
    action: 'Send invitation again',
    done: 'Invitation sent again',
    failed: 'Failed to send the invitation again',
  },
  link: {
    title: 'Hand over this link',
    once: `No mail server is set up, so no letter leaves. Give this link to them yourself: it is shown once, and works once, within ${invitationDays} days.`,
    label: 'Link of the invitation',
    copy: 'Copy Link',
    copied: 'Link copied',
    notCopied: 'Could not copy: please select the link',
    close: 'Done',
  },
  role: {
    action: 'Change role',
    title: (name: string) => `Role of ${name}`,
    submit: 'Change Role',
    done: 'Role changed',
    failed: 'Failed to change the role',
  },
  rule: {
    label: 'Everybody needs a second factor',
    on: 'Everybody needs a second factor now',
    off: 'A second factor is up to everybody again',
    failed: 'Failed to change who needs a second factor',
  },
  factor: { column: 'Second factor', on: 'Yes', off: 'No' },
  reset: {
    action: 'Take the second factor away',
    title: (name: string) => `Take away the second factor of ${name}?`,
    text: 'For somebody who has lost the phone and the recovery codes: make sure that it is them. They are signed out everywhere, told by mail, and sign in with the password alone until they set up another.',
    done: 'Second factor taken away',
    failed: 'Failed to take the second factor away',
  },
  signOut: { action: 'Sign out everywhere', done: 'Signed out everywhere', failed: 'Failed to sign out' },
  end: {
    action: 'End account',
    title: (name: string) => `End the account of ${name}?`,
    text: 'They are signed out everywhere at once, and cannot sign in again. What they did stays in the audit.',
    done: 'Account ended',
    failed: 'Failed to end the account',
  },
} as const;
