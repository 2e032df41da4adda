import type { AuditedWrite } from '../../port/audit.ts';
import { type Role, roleNames } from '../../rule/access/role.ts';
import type { ApiKey } from '../../rule/api-key/api-key.ts';
import { inEnglish } from '../../rule/language/sentence.ts';
import { type Letter, linkTo, once } from '../../rule/mail/letter.ts';
import { type AccountReader, letterToOrganizers } from '../../rule/mail/letter-to-organizers.ts';
import { type Account, invitationDays } from '../../rule/organizer/account.ts';
import { leadingElsewhere, type SiteLink } from '../../rule/site/site-settings.ts';
import { siteSettingsForm } from '../site/site-settings-form.ts';

/** Writes the letter with the link that opens an account. */
export function invitedLetter(account: Account, link: string): Letter {
  const event = once('organizer-invited', `${account.invitation?.mark}`);
  const letter = letterToOrganizers(
    account,
    ['invited'],
    'You are invited to organize',
    `An owner of the site has invited you to its back office, with the role ${roleNames[account.role]}.`,
    linkTo(inEnglish('Choose your password'), link),
    `The link works once, within ${invitationDays} days. Your user name is ${account.username}.`,
    'If you did not expect this letter, there is nothing to do.',
  );
  return { ...letter, ...event };
}

/** Change that the holder of an account is told of. */
export type AccountNews =
  | { readonly what: 'password' | 'end' | 'second factor' | 'no second factor' }
  | { readonly what: 'role'; readonly before: Role }
  | { readonly what: 'address'; readonly email: string }
  | { readonly what: 'api key'; readonly key: ApiKey };

/** Writes the letter telling the holder of an account what has changed; that on another address goes to the earlier one. */
export function accountChangedLetter(account: Account, change: AccountNews, now: Date): Letter {
  return letterToOrganizers(account, [change.what, account.id, now.toISOString()], ...changeInWords(account, change));
}

function changeInWords({ role }: Account, change: AccountNews): readonly [subject: string, ...text: string[]] {
  switch (change.what) {
    case 'role':
      return [
        'Your role has changed',
        `An owner of the site has changed your role in its back office from ${roleNames[change.before]} to ${roleNames[role]}.`,
      ];
    case 'end':
      return [
        'Your account has ended',
        'An owner of the site has ended your account. You are signed out everywhere, and cannot sign in again.',
      ];
    case 'password':
      return [
        'Your password was changed',
        'Your password for the back office was changed, and you are signed out everywhere else.',
        'If this was not you, tell an owner of the site now.',
      ];
    case 'address':
      return [
        'Your address was changed',
        `An owner of the site has changed the address of your account of the back office to ${change.email}.`,
        'If you did not ask for this, tell an owner of the site now, and change your password.',
      ];
    case 'api key':
      return [
        'An API key was made',
        `The API key "${change.key.name}" was made with your account. It can: ${change.key.scopes.join(', ')}.`,
        'If this was not you, revoke it in the back office, change your password, and tell an owner of the site.',
      ];
    case 'second factor':
      return [
        'Your second factor is set up',
        'From now on the back office asks for a code of your authenticator app when you sign in.',
        'If this was not you, tell an owner of the site now.',
      ];
    case 'no second factor':
      return [
        'Your second factor was removed',
        'The back office asks for your password alone when you sign in, until you set up another second factor.',
        'If you did not ask for this, tell an owner of the site now, and change your password.',
      ];
  }
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
  return letterToOrganizers(
    owner,
    ['access-made', owner.id, now.toISOString(), what],
    'Access to the site was made or shown',
    `${who}: ${thing}${name === null ? '' : ` ${name}`}, ${what}.`,
    ...(thing === 'site' ? elsewhereIn(write) : []),
    'If nobody of you did this, sign in now, end the sessions of that account, and change its password.',
  );
}

/** Names the changed settings that lead families elsewhere, before and after. */
function elsewhereIn({ from, to }: AuditedWrite): readonly string[] {
  return leadingElsewhere.flatMap((name) => {
    if (!(name in Object(to))) return [];
    const [before, after] = [from, to].map((settings) => inWords(Object(settings)[name]));
    return [`${siteSettingsForm.fields[name].label}: ${after} (before: ${before}).`];
  });
}

const inWords = (setting: string | readonly SiteLink[]): string =>
  (typeof setting === 'string' ? setting : setting.map(({ label, url }) => `${label}, ${url}`).join('; ')) || 'none';
