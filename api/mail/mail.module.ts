import { Global, Module } from '@nestjs/common';
import { Audit } from '../../domain/port/audit.ts';
import { DeadLetters } from '../../domain/port/dead-letters.ts';
import { Mailboxes } from '../../domain/port/mailboxes.ts';
import { Outbox } from '../../domain/port/outbox.ts';
import { RetryLetter } from '../../domain/use-case/mail/retry-letter.ts';
import { adapterOf, inOneTransaction } from '../database/providers.ts';
import { listController } from '../list/list-controller.ts';
import { MailServerController } from './mail-server.controller.ts';
import { MessageController } from './message.controller.ts';
import { PostgresDeadLetters } from './postgres-dead-letters.ts';
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
  providers: [...shared, inOneTransaction(RetryLetter, [DeadLetters, Audit])],
  exports: shared,
})
export class MailModule {}
