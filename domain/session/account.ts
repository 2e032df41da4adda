import { said } from '../language/sentence.ts';
import { Refusal } from '../refusal/refusal.ts';
import { type Role, roleNames } from './role.ts';

export const accountStates = ['invited', 'active', 'ended'] as const;

export type AccountState = (typeof accountStates)[number];

/** A link that lets somebody choose a password, once, until a moment; `mark` is by what it is known again. */
export interface AccountInvitation {
  readonly mark: string;
  readonly until: Date;
}

/** Another address of somebody's own, taken once a letter that went there has been opened; `mark` is that of its link. */
export interface AddressChange {
  readonly email: string;
  readonly mark: string;
  readonly until: Date;
}

/** An organizer of this site. */
export interface Account {
  readonly id: number;
  /** What is typed to sign in; somebody invited has the own address for it. */
  readonly username: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly state: AccountState;
  readonly invitation: AccountInvitation | null;
  readonly addressChange: AddressChange | null;
}

export type NewAccount = Omit<Account, 'id'>;

/** Days in which an invitation can be accepted. */
export const invitationDays = 7;

/** Days in which another address can be confirmed. */
export const addressDays = 7;

/** How user names and addresses are compared, and kept of whoever is invited. */
export const foldedAddress = (written: string): string => written.trim().toLowerCase();

/** Whose account is open, or to be opened, under a user name or an address. */
export function accountAt(accounts: readonly Account[], address: string): Account | undefined {
  const folded = foldedAddress(address);
  return accounts.find(({ username, email }) => foldedAddress(username) === folded || foldedAddress(email) === folded);
}

/** Whose invitation a link is, as long as it can be accepted. */
export function invitedBy(accounts: readonly Account[], mark: string, now: Date): Account | undefined {
  return accounts.find(
    ({ state, invitation }) => state === 'invited' && invitation?.mark === mark && invitation.until > now,
  );
}

/** The account with the address that a link confirms, as long as it can and nobody else has taken it. */
export function confirmedBy(accounts: readonly Account[], mark: string, now: Date): Account | undefined {
  const account = accounts.find(
    ({ state, addressChange }) => state === 'active' && addressChange?.mark === mark && addressChange.until > now,
  );
  const email = account?.addressChange?.email;
  if (account === undefined || email === undefined || isAddressOfAnother(accounts, account.id, email)) return undefined;
  return { ...account, email, addressChange: null };
}

/** Whether somebody else signs in with an address, or is written to there. */
export function isAddressOfAnother(accounts: readonly Account[], id: number, address: string): boolean {
  return (
    accountAt(
      accounts.filter((account) => account.id !== id),
      address,
    ) !== undefined
  );
}

/** The account after a change, refused where nobody would own the site any more. */
export function withOwnerKept(accounts: readonly Account[], changed: Account): Account {
  const after = accounts.map((account) => (account.id === changed.id ? changed : account));
  const owns = ({ role, state }: Account) => role === 'owner' && state === 'active';
  if (accounts.some(owns) && !after.some(owns)) throw lastOwner();
  return changed;
}

export const lastOwner = () =>
  new Refusal('conflict', 'This is the last owner of the site. Make somebody else an owner first.');

export const noSuchAccount = () => new Refusal('not-found', 'Organizer not found');

export const accountTaken = ({ role }: Pick<Account, 'role'>) =>
  new Refusal('conflict', said('This address already has an account, with the role {role}', { role: roleNames[role] }));

export const addressLinkOver = () =>
  new Refusal('not-found', 'This link was used, was replaced, or is over. Your account can ask for another.');

export const invitationOver = () =>
  new Refusal(
    'not-found',
    'This invitation was used, was replaced, or is over. An owner of the site can send another.',
  );
