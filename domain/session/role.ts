import { said } from '../language/sentence.ts';
import { Refusal } from '../refusal/refusal.ts';

/** What an organizer may be on this site, from the least to the most: each may do all that those before it may. */
export const roles = ['read-only', 'check-in', 'organizer', 'owner'] as const;

export type Role = (typeof roles)[number];

export const roleNames: Readonly<Record<Role, string>> = {
  'read-only': 'Read only',
  'check-in': 'Check-in',
  organizer: 'Organizer',
  owner: 'Owner',
};

/** What organizers do, and the least role that may; whatever is no look and not named here is a change. */
export const leastRoles = {
  look: 'read-only',
  'keep the own account': 'read-only',
  'confirm a payment': 'check-in',
  'enter a waiver': 'check-in',
  'see an emergency contact': 'check-in',
  'print the check-in list': 'check-in',
  change: 'organizer',
  'export contacts': 'organizer',
  /** What opens something in a letter is covered, whoever reads it. */
  'read letters': 'organizer',
  'read the audit': 'organizer',
  'keep scores': 'organizer',
  'manage accounts': 'owner',
  /** Where no letter leaves, somebody has to pass the links on. */
  'uncover links': 'owner',
} as const satisfies Readonly<Record<string, Role>>;

export type Act = keyof typeof leastRoles;

export function mayDo(role: Role, act: Act): boolean {
  return roles.indexOf(role) >= roles.indexOf(leastRoles[act]);
}

export function roleNeeded(role: Role, act: Act): Refusal {
  const least = leastRoles[act];
  return new Refusal(
    'forbidden',
    said('This needs the role {least}; yours is {role}. An owner of the site can change that.', {
      least: roleNames[least],
      role: roleNames[role],
    }),
  );
}
