import { Global, Module } from '@nestjs/common';
import { Accounts } from '../../domain/port/accounts.ts';
import { Audit } from '../../domain/port/audit.ts';
import { Clock } from '../../domain/port/clock.ts';
import { DeadLetters } from '../../domain/port/dead-letters.ts';
import { Mailboxes } from '../../domain/port/mailboxes.ts';
import { Outbox } from '../../domain/port/outbox.ts';
import { Players } from '../../domain/port/players.ts';
import { ShownLinks } from '../../domain/port/shown-links.ts';
import { PassOnLetter } from '../../domain/use-case/mail/pass-on-letter.ts';
import { RetryLetter } from '../../domain/use-case/mail/retry-letter.ts';
import { SendTestLetter } from '../../domain/use-case/mail/send-test-letter.ts';
import { ShowLinks } from '../../domain/use-case/mail/show-links.ts';
import { adapterOf, inOneTransaction } from '../database/providers.ts';
import { listController } from '../list/list-controller.ts';
import { MailServerController } from './mail-server.controller.ts';
import { MessageController } from './message.controller.ts';
import { PostgresDeadLetters } from './postgres-dead-letters.ts';
import { PostgresMailQueue } from './postgres-mail-queue.ts';
import { PostgresMailboxes } from './postgres-mailboxes.ts';
import { messageList } from './postgres-message-list.ts';
import { PostgresOutbox } from './postgres-outbox.ts';

/** What other modules find here. */
const shared = [
  ...adapterOf(Outbox, PostgresOutbox),
  ...adapterOf(DeadLetters, PostgresDeadLetters),
  ...adapterOf(Mailboxes, PostgresMailboxes),
];

/** Outgoing letters. */
@Global()
@Module({
  controllers: [MessageController, MailServerController, listController(messageList)],
  providers: [
    ...shared,
    PostgresMailQueue,
    inOneTransaction(RetryLetter, [DeadLetters, Audit]),
    inOneTransaction(PassOnLetter, [DeadLetters, Audit]),
    inOneTransaction(ShowLinks, [ShownLinks, Players, Outbox, Audit, Clock]),
    inOneTransaction(SendTestLetter, [Accounts, Outbox, Audit, Clock]),
  ],
  exports: shared,
})
export class MailModule {}
