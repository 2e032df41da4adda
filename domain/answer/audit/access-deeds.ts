import type { Deeds } from './deeds.ts';

/** Audit phrases for actions on access: accounts, keys, links of score keepers, and sessions. */
export const accessDeeds = {
  organizer: {
    invited: 'invited {it}',
    'invited again': 'invited {it} again',
    accepted: 'accepted the invitation of {it}',
    ended: 'ended the account of {it}',
    'role changed': 'changed the role of {it}',
    'name changed': 'changed the name of {it}',
    'address asked for': 'asked for another address of {it}',
    'address changed': 'changed the address of {it}',
    'address changed without a letter': 'changed the address of {it} without a letter',
    'address kept': 'kept the address of {it}',
    'password changed': 'changed the password of {it}',
    'proved again': 'showed the password of {it} again',
    'access news closed': 'closed what {it} had heard of access to the site',
    'recovery code used': 'used a recovery code of {it}',
    'second factor begun': 'began to set up a second factor of {it}',
    'second factor set up': 'set up a second factor of {it}',
    'second factor removed': 'removed the second factor of {it}',
    'second factor reset': 'took away the second factor of {it}',
    'session ended': 'signed {it} out at one place',
    'signed out elsewhere': 'signed {it} out everywhere else',
    'signed out by an owner': 'signed {it} out everywhere',
  },
  'score keeper': { 'signed out': 'signed the score keeper {it} out' },
  'keeper link': {
    made: 'made a link for score keepers',
    used: 'used a link for score keepers',
    revoked: 'revoked a link for score keepers',
  },
  'api key': { made: 'made the API key {it}', revoked: 'revoked the API key {it}' },
  webhook: {
    added: 'added the webhook {it}',
    removed: 'removed the webhook {it}',
    tested: 'tested the webhook {it}',
    'switched on': 'switched the webhook {it} on',
    'switched off': 'switched the webhook {it} off',
    'event sent again': 'sent an event of a webhook again',
  },
  session: {
    'signed in': 'signed in',
    'signed out': 'signed out',
    'guessing stopped': 'stopped the guessing of passwords and codes',
    'guessing goes on': 'saw the guessing of passwords and codes go on',
  },
} satisfies Readonly<Record<string, Deeds>>;
