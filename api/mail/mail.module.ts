import { Global, Module } from '@nestjs/common';
import { DeadLetters } from '../../domain/port/dead-letters.ts';
import { Mailboxes } from '../../domain/port/mailboxes.ts';
import { Outbox } from '../../domain/port/outbox.ts';
import { PassOnLetter } from '../../domain/use-case/mail/pass-on-letter.ts';
import { RetryLetter } from '../../domain/use-case/mail/retry-letter.ts';
import { SendTestLetter } from '../../domain/use-case/mail/send-test-letter.ts';
import { ShowLinks } from '../../domain/use-case/mail/show-links.ts';
import { adapterOf, useCases } from '../database/providers.ts';
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
  providers: [...shared, PostgresMailQueue, ...useCases(RetryLetter, PassOnLetter, ShowLinks, SendTestLetter)],
  exports: shared,
})
export class MailModule {}
