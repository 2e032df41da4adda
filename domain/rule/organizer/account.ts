import { type Role, roleNames } from '../access/role.ts';
import { said } from '../language/sentence.ts';
import { Refusal } from '../refusal/refusal.ts';

export const accountStates = ['invited', 'active', 'ended'] as const;

export type AccountState = (typeof accountStates)[number];

/** Invitation link by which somebody can choose a password, once, until a moment; `mark` is its stored fingerprint. */
interface AccountInvitation {
  readonly mark: string;
  readonly until: Date;
}

/** Account of an organizer of this site. */
export interface Account {
  readonly id: number;
  /** User name for the sign-in; for an invited account it is the address. */
  readonly username: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly state: AccountState;
  readonly invitation: AccountInvitation | null;
}

export type NewAccount = Omit<Account, 'id'>;

/** Days within which an invitation can be accepted. */
export const invitationDays = 7;

/** Folds a user name or address for comparison; for invited accounts it is stored in this form. */
export const foldedAddress = (written: string): string => written.trim().toLowerCase();

/** Finds the account, open or invited, with a user name or address. */
export function accountAt(accounts: readonly Account[], address: string): Account | undefined {
  const folded = foldedAddress(address);
  return accounts.find(({ username, email }) => foldedAddress(username) === folded || foldedAddress(email) === folded);
}

/** Finds the account of an invitation link, as long as it can be accepted. */
export function invitedBy(accounts: readonly Account[], mark: string, now: Date): Account | undefined {
  return accounts.find(
    ({ state, invitation }) => state === 'invited' && invitation?.mark === mark && invitation.until > now,
  );
}

/** Returns whether another account has this address as its user name or email. */
export function isAddressOfAnother(accounts: readonly Account[], id: number, address: string): boolean {
  return (
    accountAt(
      accounts.filter((account) => account.id !== id),
      address,
    ) !== undefined
  );
}

/** Returns the changed account; refuses the change when it would leave the site without an owner. */
export function withOwnerKept(accounts: readonly Account[], changed: Account): Account {
  const after = accounts.map((account) => (account.id === changed.id ? changed : account));
  const owns = ({ role, state }: Account) => role === 'owner' && state === 'active';
  if (accounts.some(owns) && !after.some(owns)) throw lastOwner();
  return changed;
}

const lastOwner = () =>
  new Refusal('conflict', 'This is the last owner of the site. Make somebody else an owner first.');

export const noSuchAccount = () => new Refusal('not-found', 'Organizer not found');

export const accountTaken = ({ role }: Pick<Account, 'role'>) =>
  new Refusal('conflict', said('This address already has an account, with the role {role}', { role: roleNames[role] }));

export const invitationOver = () =>
  new Refusal(
    'not-found',
    'This invitation was used, was replaced, or is over. An owner of the site can send another.',
  );
