import { Global, Module } from '@nestjs/common';
import { FamilyReminders } from '../../domain/port/family-reminders.ts';
import { Mailings } from '../../domain/port/mailings.ts';
import { EndNews } from '../../domain/use-case/mailing/end-news.ts';
import { PostMailings } from '../../domain/use-case/mailing/post-mailings.ts';
import { RemindFamilies } from '../../domain/use-case/mailing/remind-families.ts';
import { SendMailing } from '../../domain/use-case/mailing/send-mailing.ts';
import { SendResults } from '../../domain/use-case/mailing/send-results.ts';
import { SwitchReminders } from '../../domain/use-case/mailing/switch-reminders.ts';
import { PreviewMailing, TestMailing } from '../../domain/use-case/mailing/test-mailing.ts';
import { adapterOf, readings, useCases } from '../database/providers.ts';
import { recurring } from '../process/recurring-job.ts';
import { MailingController } from './mailing.controller.ts';
import { MailingJob } from './mailing-job.ts';
import { MailingPreviews } from './mailing-previews.ts';
import { PostgresFamilyReminders } from './postgres-family-reminders.ts';
import { PostgresMailings } from './postgres-mailings.ts';
import { ResultsController } from './results.controller.ts';
import { ResultsPreviews } from './results-previews.ts';

/** Mailing module: letters to all filtered records, and automatic reminders. */
@Global()
@Module({
  controllers: [MailingController, ResultsController],
  providers: [
    ...adapterOf(Mailings, PostgresMailings),
    ...adapterOf(FamilyReminders, PostgresFamilyReminders),
    MailingPreviews,
    ResultsPreviews,
    MailingJob,
    recurring(RemindFamilies, { failed: 'Families could not be reminded' }),
    ...readings(PreviewMailing),
    ...useCases(SendMailing, TestMailing, SendResults, PostMailings, RemindFamilies, SwitchReminders, EndNews),
  ],
  exports: [EndNews],
})
export class MailingModule {}
