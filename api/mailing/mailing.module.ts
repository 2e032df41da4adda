import { Global, Module } from '@nestjs/common';
import { Mailings } from '../../domain/port/mailings.ts';
import { adapterOf } from '../database/providers.ts';
import { MailModule } from '../mail/mail.module.ts';
import { MailingController } from './mailing.controller.ts';
import { PostgresMailings } from './postgres-mailings.ts';

/** Mailing module: letters to everybody in a filtered list. */
@Global()
@Module({
  imports: [MailModule],
  controllers: [MailingController],
  providers: [...adapterOf(Mailings, PostgresMailings)],
})
export class MailingModule {}
