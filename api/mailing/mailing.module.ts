import { Global, Module } from '@nestjs/common';
import { Mailings } from '../../domain/port/mailings.ts';
import { EndNews } from '../../domain/use-case/mailing/end-news.ts';
import { PreviewMailing, SendMailing } from '../../domain/use-case/mailing/send-mailing.ts';
import { adapterOf, useCases } from '../database/providers.ts';
import { MailingController } from './mailing.controller.ts';
import { PostgresMailings } from './postgres-mailings.ts';

/** Mailing module: letters to everybody in a filtered list. */
@Global()
@Module({
  controllers: [MailingController],
  providers: [...adapterOf(Mailings, PostgresMailings), ...useCases(PreviewMailing, SendMailing, EndNews)],
  exports: [EndNews],
})
export class MailingModule {}
