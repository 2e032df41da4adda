import { Module } from '@nestjs/common';
import { Audit } from '../../domain/port/audit.ts';
import { Brackets } from '../../domain/port/brackets.ts';
import { Clock } from '../../domain/port/clock.ts';
import { Mailboxes } from '../../domain/port/mailboxes.ts';
import { Outbox } from '../../domain/port/outbox.ts';
import { Players } from '../../domain/port/players.ts';
import { Registrations } from '../../domain/port/registrations.ts';
import { Removals } from '../../domain/port/removals.ts';
import { Seal } from '../../domain/port/seal.ts';
import { Site } from '../../domain/port/site.ts';
import { Teams } from '../../domain/port/teams.ts';
import { ChooseLanguage } from '../../domain/use-case/family/choose-language.ts';
import { EraseChild } from '../../domain/use-case/family/erase-child.ts';
import { FamilyPorts } from '../../domain/use-case/family/family-behind.ts';
import { MailFamilyPage } from '../../domain/use-case/family/mail-family-page.ts';
import { SeeFamily } from '../../domain/use-case/family/see-family.ts';
import { InvitingPorts } from '../../domain/use-case/invitation/invite-by-mail.ts';
import { inOneTransaction, madeOf } from '../database/providers.ts';
import { WaiverModule } from '../waiver/waiver.module.ts';
import { FamiliesBehindLinks } from './families-behind-links.ts';
import { FamilyController } from './family.controller.ts';

/** What a family sees, withdraws and erases by the link that was mailed to it. */
@Module({
  imports: [WaiverModule],
  controllers: [FamilyController],
  providers: [
    FamiliesBehindLinks,
    madeOf(FamilyPorts, [Players, Mailboxes, Seal, Clock]),
    inOneTransaction(MailFamilyPage, [Players, InvitingPorts, Clock, Audit]),
    inOneTransaction(ChooseLanguage, [FamilyPorts, Audit]),
    inOneTransaction(SeeFamily, [FamilyPorts, Audit]),
    inOneTransaction(EraseChild, [FamilyPorts, Teams, Players, Registrations, Brackets, Removals, Site, Outbox, Audit]),
  ],
  exports: [FamiliesBehindLinks, FamilyPorts],
})
export class FamilyModule {}
