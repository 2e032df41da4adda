import { Global, Module } from '@nestjs/common';
import { Audit } from '../../domain/port/audit.ts';
import { Brackets } from '../../domain/port/brackets.ts';
import { Clock } from '../../domain/port/clock.ts';
import { FamilyReminders } from '../../domain/port/family-reminders.ts';
import { Mailings } from '../../domain/port/mailings.ts';
import { Outbox } from '../../domain/port/outbox.ts';
import { Players } from '../../domain/port/players.ts';
import { PreRegistrations } from '../../domain/port/pre-registrations.ts';
import { Registrations } from '../../domain/port/registrations.ts';
import { Seal } from '../../domain/port/seal.ts';
import { Teams } from '../../domain/port/teams.ts';
import { Tournaments } from '../../domain/port/tournaments.ts';
import { Links } from '../../domain/site/links.ts';
import { InvitingPorts } from '../../domain/use-case/invitation/invite-by-mail.ts';
import { AboutPorts } from '../../domain/use-case/mailing/about.ts';
import { EndNews } from '../../domain/use-case/mailing/end-news.ts';
import { PostMailings } from '../../domain/use-case/mailing/post-mailings.ts';
import { RemindFamilies } from '../../domain/use-case/mailing/remind-families.ts';
import { SendMailing } from '../../domain/use-case/mailing/send-mailing.ts';
import { SendResults } from '../../domain/use-case/mailing/send-results.ts';
import { SwitchReminders } from '../../domain/use-case/mailing/switch-reminders.ts';
import { SamplePorts, TestMailing } from '../../domain/use-case/mailing/test-mailing.ts';
import { adapterOf, inOneTransaction, madeOf } from '../database/providers.ts';
import { MailingController } from './mailing.controller.ts';
import { MailingCarrier } from './mailing-carrier.ts';
import { MailingPreviews } from './mailing-previews.ts';
import { PostgresFamilyReminders } from './postgres-family-reminders.ts';
import { PostgresMailings } from './postgres-mailings.ts';
import { ResultsController } from './results.controller.ts';
import { ResultsPreviews } from './results-previews.ts';

/** Letters to everybody whom a filter leaves, and reminders that go by themselves. */
@Global()
@Module({
  controllers: [MailingController, ResultsController],
  providers: [
    ...adapterOf(Mailings, PostgresMailings),
    ...adapterOf(FamilyReminders, PostgresFamilyReminders),
    MailingPreviews,
    ResultsPreviews,
    MailingCarrier,
    madeOf(AboutPorts, [Players, Registrations, Teams, Tournaments, Brackets]),
    madeOf(SamplePorts, [Mailings, AboutPorts, Links, Clock]),
    inOneTransaction(SendMailing, [Mailings, Clock, Audit]),
    inOneTransaction(TestMailing, [SamplePorts, Outbox, Audit]),
    inOneTransaction(SendResults, [Tournaments, Brackets, Mailings, Clock, Audit]),
    inOneTransaction(PostMailings, [Mailings, AboutPorts, InvitingPorts, Clock]),
    inOneTransaction(RemindFamilies, [FamilyReminders, AboutPorts, InvitingPorts, Clock]),
    inOneTransaction(SwitchReminders, [Tournaments, FamilyReminders, Audit]),
    inOneTransaction(EndNews, [Players, Mailings, PreRegistrations, Seal, Clock, Audit]),
  ],
  exports: [EndNews],
})
export class MailingModule {}
