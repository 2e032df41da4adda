import { said } from '../language/sentence.ts';
import { Refusal } from '../refusal/refusal.ts';

/** Roles of organizers in ascending order: each includes the rights of those before it. */
export const roles = ['read-only', 'check-in', 'organizer', 'owner'] as const;

export type Role = (typeof roles)[number];

export const roleNames: Readonly<Record<Role, string>> = {
  'read-only': 'Read only',
  'check-in': 'Check-in',
  organizer: 'Organizer',
  owner: 'Owner',
};

/** Actions of organizers and the lowest role that may do each. An action that is not a look and not named here is a change. */
export const leastRoles = {
  look: 'read-only',
  'keep the own account': 'read-only',
  'confirm a payment': 'check-in',
  'enter a waiver': 'check-in',
  'check in': 'check-in',
  change: 'organizer',
  /** An invitation code lets whoever knows it join the team. The check-in role needs none. */
  'read invitation codes': 'organizer',
  'export contacts': 'organizer',
  /** Links with secrets in the letters are covered for every reader. */
  'read letters': 'organizer',
  'read the audit': 'organizer',
  'keep scores': 'organizer',
  'manage accounts': 'owner',
  /** Needed when letters are not sent and somebody has to pass the links on. */
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
