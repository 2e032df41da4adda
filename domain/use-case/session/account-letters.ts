import { type Letter, type LetterPart, linkTo, paragraph } from '../../mail/letter.ts';
import { type Account, type AddressChange, addressDays, invitationDays } from '../../session/account.ts';
import type { ApiKey } from '../../session/api-key.ts';
import { type Role, roleNames } from '../../session/role.ts';

/** Brings somebody the link that opens an account. */
export function invitedLetter(account: Account, link: string): Letter {
  return toAccount(account, `organizer-invited:${account.invitation?.mark}`, 'You are invited to organize', [
    paragraph(`An owner of the site has invited you to its back office, with the role ${roleNames[account.role]}.`),
    linkTo('Choose your password', link),
    paragraph(`The link works once, within ${invitationDays} days. Your user name is ${account.username}.`),
    paragraph('If you did not expect this letter, there is nothing to do.'),
  ]);
}

export function roleChangedLetter(account: Account, before: Role, now: Date): Letter {
  return toAccount(account, `organizer-role:${account.id}:${now.toISOString()}`, 'Your role has changed', [
    paragraph(
      `An owner of the site has changed your role in its back office from ${roleNames[before]} to ${roleNames[account.role]}.`,
    ),
  ]);
}

export function accountEndedLetter(account: Account, now: Date): Letter {
  return toAccount(account, `organizer-ended:${account.id}:${now.toISOString()}`, 'Your account has ended', [
    paragraph('An owner of the site has ended your account. You are signed out everywhere, and cannot sign in again.'),
  ]);
}

export function passwordChangedLetter(account: Account, now: Date): Letter {
  return toAccount(account, `organizer-password:${account.id}:${now.toISOString()}`, 'Your password was changed', [
    paragraph('Your password for the back office was changed, and you are signed out everywhere else.'),
    paragraph('If this was not you, tell an owner of the site now.'),
  ]);
}

export function apiKeyMadeLetter(account: Account, { id, name, scopes }: ApiKey, now: Date): Letter {
  return toAccount(account, `api-key-made:${id}:${now.toISOString()}`, 'An API key was made', [
    paragraph(`The API key "${name}" was made with your account. It can: ${scopes.join(', ')}.`),
    paragraph(
      'If this was not you, revoke it in the back office, change your password, and tell an owner of the site.',
    ),
  ]);
}

/** Asks whether whoever reads an address is the one who wants to be written to there. */
export function confirmAddressLetter(account: Account, { email, mark }: AddressChange, link: string): Letter {
  return toAccount({ ...account, email }, `organizer-address:${mark}`, 'Please confirm your address', [
    paragraph(`The account ${account.username} of the back office asks to be written to at this address.`),
    linkTo('Confirm this address', link),
    paragraph(`The link works once, within ${addressDays} days. You go on signing in as ${account.username}.`),
    paragraph('If you did not ask for this, there is nothing to do.'),
  ]);
}

/** Tells the address of before. */
export function addressChangedLetter(before: Account, email: string, now: Date): Letter {
  return toAccount(before, `organizer-address-changed:${before.id}:${now.toISOString()}`, 'Your address was changed', [
    paragraph(`Your account of the back office is now written to at ${email}, and no longer here.`),
    paragraph('If this was not you, tell an owner of the site now, and change your password.'),
  ]);
}

function toAccount({ email, name }: Account, event: string, subject: string, parts: readonly LetterPart[]): Letter {
  return { event, to: email, subject, parts: [paragraph(`Hi ${name},`), ...parts] };
}

export function secondFactorSetUpLetter(account: Account, now: Date): Letter {
  return toAccount(account, `second-factor:${account.id}:${now.toISOString()}`, 'Your second factor is set up', [
    paragraph('From now on the back office asks for a code of your authenticator app when you sign in.'),
    paragraph('If this was not you, tell an owner of the site now.'),
  ]);
}

export function secondFactorRemovedLetter(account: Account, now: Date): Letter {
  const event = `second-factor-removed:${account.id}:${now.toISOString()}`;
  return toAccount(account, event, 'Your second factor was removed', [
    paragraph('The back office asks for your password alone when you sign in, until you set up another second factor.'),
    paragraph('If you did not ask for this, tell an owner of the site now, and change your password.'),
  ]);
}
