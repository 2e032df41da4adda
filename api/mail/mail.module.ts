import { Module } from '@nestjs/common';
import { DeadLetters } from '../../domain/port/dead-letters.ts';
import { Mailboxes } from '../../domain/port/mailboxes.ts';
import { Outbox } from '../../domain/port/outbox.ts';
import { Database } from '../database/database.ts';
import { adapterOf } from '../database/providers.ts';
import { listController } from '../list/list-controller.ts';
import { Log } from '../process/log.ts';
import { Settings } from '../process/settings.ts';
import { MailCarrier } from './mail-carrier.ts';
import { MailServerController } from './mail-server.controller.ts';
import { mailServer } from './mail-server.ts';
import { MessageController } from './message.controller.ts';
import { PostgresDeadLetters } from './postgres-dead-letters.ts';
import { PostgresLetterPace } from './postgres-letter-pace.ts';
import { PostgresMailQueue } from './postgres-mail-queue.ts';
import { PostgresMailboxes } from './postgres-mailboxes.ts';
import { messageList } from './postgres-message-list.ts';
import { PostgresOutbox } from './postgres-outbox.ts';
import { ShownLetters } from './shown-letters.ts';

const shared = [
  ...adapterOf(Outbox, PostgresOutbox),
  ...adapterOf(DeadLetters, PostgresDeadLetters),
  ...adapterOf(Mailboxes, PostgresMailboxes),
];

/** Mail module: outgoing letters. */
@Module({
  controllers: [MessageController, MailServerController, listController(messageList)],
  providers: [
    ...shared,
    PostgresLetterPace,
    PostgresMailQueue,
    ShownLetters,
    {
      provide: MailCarrier,
      inject: [Settings, Database, Log],
      useFactory: ({ smtpUrl, mailFrom }: Settings, database: Database, log: Log) =>
        smtpUrl && new MailCarrier(database, mailServer(smtpUrl), mailFrom, log),
    },
  ],
  exports: [...shared, ShownLetters],
})
export class MailModule {}
