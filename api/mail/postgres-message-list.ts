import { type ListedMessage, messageStates } from '../../domain/answer/mail/listed-message.ts';
import { filterKinds, rulesOf } from '../../domain/rule/mail/letter-kind.ts';
import { cover, secretLink, sixDigitsInLetter } from '../../domain/rule/mail/secret-links.ts';
import { type ListFilter, numbered, oneOf, searched } from '../database/list-filter.ts';
import type { Listing } from '../database/listing.ts';

/** Filters letters to a record's addresses, by the index of recipients. */
function to(table: string, addresses: readonly string[]): ListFilter {
  return (value, bind, name) => {
    const { where } = numbered('id')(value, bind, name);
    return {
      where: `mail.id in (select id from outgoing_mails where lower(recipient) in (
        select lower(address) from ${table}, unnest(array[${addresses.join(', ')}]) address where ${where} and address <> ''))`,
    };
  };
}

const linksCovered = `regexp_replace(mail.text_body, $secret$${secretLink}$secret$, '\\1${cover}', 'g')`;

const withCode = filterKinds(({ hasCode = false }) => hasCode).map((kind) => `'${kind}'`);

/** Text of a letter with its links and codes covered, because they are its recipient's alone. */
const covered = `case when mail.kind in (${withCode})
  then regexp_replace(${linksCovered}, '${sixDigitsInLetter}', '${cover}', 'g') else ${linksCovered} end`;

const readersOwn = filterKinds(({ readersOwn: why }) => why !== undefined).map(
  (kind) => `when '${kind}' then 'Only its reader sees this letter: ${rulesOf(kind).readersOwn}.'`,
);

/** List of outgoing letters with their state; the text is included for a single letter only. */
export const messageList: Listing<ListedMessage> = {
  resource: 'messages',
  discloses: 'message',
  countsAs: 'read letters',
  table: 'outgoing_mails',
  alias: 'mail',
  columns: [
    'mail.id',
    'mail.event',
    'mail.recipient',
    'mail.subject',
    'mail.state',
    'mail.attempts',
    'mail.due_at as "dueAt"',
    'mail.next_attempt_at as "nextAttemptAt"',
    'mail.last_error as "lastError"',
    'mail.created_at as "createdAt"',
    'mail.sent_at as "sentAt"',
  ],
  moreOfOne: [`case mail.kind ${readersOwn.join(' ')} else ${covered} end as text`],
  sorts: {
    id: 'mail.id',
    recipient: `lower(mail.recipient)`,
    subject: 'lower(mail.subject)',
    state: 'mail.state',
    attempts: 'mail.attempts',
    createdAt: 'mail.created_at',
    sentAt: 'mail.sent_at',
  },
  emptyLast: ['sentAt'],
  usual: ['id', 'DESC'],
  filters: {
    id: numbered('mail.id'),
    q: searched(`(lower(mail.recipient) || ' ' || lower(mail.subject))`),
    state: oneOf('mail.state', messageStates),
    toPlayer: to('players', ['email', 'parent_email']),
    toTeam: to('teams', ['captain_email']),
  },
};
