import { inEnglish } from '../../language/sentence.ts';
import { greet, type Letter, type LetterEvent, type LetterPart, linkTo, once, paragraph } from '../../mail/letter.ts';
import type { AuditedWrite } from '../../port/audit.ts';
import { type Account, invitationDays } from '../../session/account.ts';
import type { ApiKey } from '../../session/api-key.ts';
import { type Role, roleNames } from '../../session/role.ts';

/** Returns a paragraph in English, the language of the organizers' pages. */
const told = (text: string): LetterPart => paragraph(inEnglish(text));

/** Writes the letter with the link that opens an account. */
export function invitedLetter(account: Account, link: string): Letter {
  return toAccount(account, once('organizer-invited', `${account.invitation?.mark}`), 'You are invited to organize', [
    told(`An owner of the site has invited you to its back office, with the role ${roleNames[account.role]}.`),
    linkTo(inEnglish('Choose your password'), link),
    told(`The link works once, within ${invitationDays} days. Your user name is ${account.username}.`),
    told('If you did not expect this letter, there is nothing to do.'),
  ]);
}

export function roleChangedLetter(account: Account, before: Role, now: Date): Letter {
  return toAccount(account, once('organizer-role', account.id, now.toISOString()), 'Your role has changed', [
    told(
      `An owner of the site has changed your role in its back office from ${roleNames[before]} to ${roleNames[account.role]}.`,
    ),
  ]);
}

export function accountEndedLetter(account: Account, now: Date): Letter {
  return toAccount(account, once('organizer-ended', account.id, now.toISOString()), 'Your account has ended', [
    told('An owner of the site has ended your account. You are signed out everywhere, and cannot sign in again.'),
  ]);
}

export function passwordChangedLetter(account: Account, now: Date): Letter {
  return toAccount(account, once('organizer-password', account.id, now.toISOString()), 'Your password was changed', [
    told('Your password for the back office was changed, and you are signed out everywhere else.'),
    told('If this was not you, tell an owner of the site now.'),
  ]);
}

export function apiKeyMadeLetter(account: Account, { id, name, scopes }: ApiKey, now: Date): Letter {
  return toAccount(account, once('api-key-made', id, now.toISOString()), 'An API key was made', [
    told(`The API key "${name}" was made with your account. It can: ${scopes.join(', ')}.`),
    told('If this was not you, revoke it in the back office, change your password, and tell an owner of the site.'),
  ]);
}

/** Writes the letter telling the earlier address of the change. */
export function addressChangedLetter(before: Account, email: string, now: Date): Letter {
  return toAccount(
    before,
    once('organizer-address-changed', before.id, now.toISOString()),
    'Your address was changed',
    [
      told(`An owner of the site has changed the address of your account of the back office to ${email}.`),
      told('If you did not ask for this, tell an owner of the site now, and change your password.'),
    ],
  );
}

/** Access that was made or shown: its audit entry, and who did it. */
export interface GrantedAccess {
  readonly who: string;
  readonly write: AuditedWrite;
}

/** Writes the letter telling an owner who has made or seen access to the site. */
export function accessMadeLetter(
  owner: AccountReader & { readonly id: number },
  { who, write }: GrantedAccess,
  now: Date,
): Letter {
  const { thing, recordId, what, from, to } = write;
  const name = Object(to).name ?? Object(from).name ?? recordId;
  const event = once('access-made', owner.id, now.toISOString(), what);
  return toAccount(owner, event, 'Access to the site was made or shown', [
    told(`${who}: ${thing}${name === null ? '' : ` ${name}`}, ${what}.`),
    told('If nobody of you did this, sign in now, end the sessions of that account, and change its password.'),
  ]);
}

type AccountReader = Pick<Account, 'name' | 'email'>;

function toAccount(
  { email, name }: AccountReader,
  event: LetterEvent,
  subject: string,
  parts: readonly LetterPart[],
): Letter {
  return { ...event, to: email, language: 'en', subject: inEnglish(subject), parts: [greet(name), ...parts] };
}

export function secondFactorSetUpLetter(account: Account, now: Date): Letter {
  return toAccount(account, once('second-factor', account.id, now.toISOString()), 'Your second factor is set up', [
    told('From now on the back office asks for a code of your authenticator app when you sign in.'),
    told('If this was not you, tell an owner of the site now.'),
  ]);
}

export function secondFactorRemovedLetter(account: Account, now: Date): Letter {
  const event = once('second-factor-removed', account.id, now.toISOString());
  return toAccount(account, event, 'Your second factor was removed', [
    told('The back office asks for your password alone when you sign in, until you set up another second factor.'),
    told('If you did not ask for this, tell an owner of the site now, and change your password.'),
  ]);
}
