import type { LetterState } from '../../domain/port/dead-letters.ts';
import type { Language } from '../../domain/rule/language/language.ts';
import type { LetterCause } from '../../domain/rule/mail/daily-cap.ts';
import type { LetterKind } from '../../domain/rule/mail/letter-kind.ts';
import {
  instant,
  instantOfEntry,
  integer,
  nullable,
  numbered,
  rowsOf,
  varchar,
  withDefault,
} from '../database/columns.ts';

/** Outgoing letter: waiting until sent, dead after its last attempt, dropped if it exceeded a limit. */
export interface OutgoingMailRow {
  readonly id: number;
  readonly kind: LetterKind;
  readonly event: string;
  readonly recipient: string;
  readonly subject: string;
  readonly textBody: string;
  readonly htmlBody: string;
  readonly language: Language;
  readonly state: LetterState;
  readonly cause: LetterCause;
  /** Order in which waiting letters leave, from 1. */
  readonly lane: number;
  /** Earliest time of sending. */
  readonly dueAt: Date;
  readonly attempts: number;
  /** Number of handovers without an answer, including the current one. */
  readonly doubts: number;
  readonly nextAttemptAt: Date;
  readonly lastError: string | null;
  readonly createdAt: Date;
  readonly sentAt: Date | null;
  /** Mailbox that has not answered on which a paced letter depends, its sender's or its reader's; null for other letters. */
  readonly sender: string | null;
  /** Keyed hash of the network from which it was caused; null if an organizer, a timer or its proved reader has caused it. */
  readonly source: string | null;
}

export const outgoingMailRows = rowsOf<OutgoingMailRow>({
  name: 'outgoing_mail',
  tableName: 'outgoing_mails',
  columns: {
    id: numbered('outgoing_mails'),
    kind: varchar('kind', 40),
    event: varchar('event', 400),
    recipient: varchar('recipient', 255),
    subject: varchar('subject', 300),
    textBody: { name: 'text_body', type: 'text' },
    htmlBody: { name: 'html_body', type: 'text' },
    language: withDefault(varchar('language', 2), 'en'),
    state: withDefault(varchar('state', 20), 'waiting'),
    cause: withDefault(varchar('cause', 20), 'notice'),
    lane: withDefault(integer('lane'), 2),
    dueAt: instantOfEntry('due_at'),
    attempts: withDefault(integer('attempts'), 0),
    doubts: withDefault(integer('doubts'), 0),
    nextAttemptAt: instantOfEntry('next_attempt_at'),
    lastError: nullable(varchar('last_error', 500)),
    createdAt: instantOfEntry('created_at'),
    sentAt: nullable(instant('sent_at')),
    sender: nullable(varchar('sender', 255)),
    source: nullable(varchar('source', 43)),
  },
  uniques: [{ name: 'outgoing_mails_event_unique', columns: ['event'] }],
  indices: [
    { name: 'outgoing_mails_in_turn', columns: ['lane', 'nextAttemptAt'], where: `state = 'waiting'` },
    { name: 'outgoing_mails_of_a_day', columns: ['recipient'], synchronize: false },
    { name: 'outgoing_mails_of_source', columns: ['source', 'dueAt'], where: 'source is not null' },
    { name: 'outgoing_mails_paced', columns: ['dueAt'], where: 'sender is not null' },
  ],
  checks: [
    {
      name: 'outgoing_mails_state_known',
      expression: `state in ('waiting', 'sent', 'dead', 'dropped')`,
    },
  ],
});
