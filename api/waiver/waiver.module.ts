import { Module } from '@nestjs/common';
import { Audit } from '../../domain/port/audit.ts';
import { Clock } from '../../domain/port/clock.ts';
import { Mailboxes } from '../../domain/port/mailboxes.ts';
import { OpenWaivers } from '../../domain/port/open-waivers.ts';
import { Players } from '../../domain/port/players.ts';
import { Registrations } from '../../domain/port/registrations.ts';
import { Seal } from '../../domain/port/seal.ts';
import { Site } from '../../domain/port/site.ts';
import { Tournaments } from '../../domain/port/tournaments.ts';
import { InvitingPorts } from '../../domain/use-case/invitation/invite-by-mail.ts';
import { ConfirmByOrganizer } from '../../domain/use-case/waiver/confirm-by-organizer.ts';
import { ConfirmWaiver } from '../../domain/use-case/waiver/confirm-waiver.ts';
import { RemindSigners } from '../../domain/use-case/waiver/remind-signers.ts';
import { SeeFamilyRecord } from '../../domain/use-case/waiver/see-family-record.ts';
import { SendWaiverLink } from '../../domain/use-case/waiver/send-waiver-link.ts';
import { ShareContact } from '../../domain/use-case/waiver/share-contact.ts';
import { SignWaiver } from '../../domain/use-case/waiver/sign-waiver.ts';
import { WaiverPorts } from '../../domain/use-case/waiver/waiver-behind.ts';
import { WithdrawLikeness } from '../../domain/use-case/waiver/withdraw-likeness.ts';
import { WithdrawWaiver } from '../../domain/use-case/waiver/withdraw-waiver.ts';
import { Telling } from '../../domain/use-case/waiver/withdrawal-letters.ts';
import { adapterOf, inOneTransaction, madeOf } from '../database/providers.ts';
import { AdminWaiverController } from './admin-waiver.controller.ts';
import { PostgresFamilyRecords } from './postgres-family-records.ts';
import { PostgresOpenWaivers } from './postgres-open-waivers.ts';
import { SealedWaivers } from './sealed-waivers.ts';
import { WaiverController } from './waiver.controller.ts';

/** Waivers behind the sealed links of the mails, and how organizers come by those that are missing. */
@Module({
  controllers: [WaiverController, AdminWaiverController],
  providers: [
    SealedWaivers,
    PostgresFamilyRecords,
    ...adapterOf(OpenWaivers, PostgresOpenWaivers),
    madeOf(WaiverPorts, [Registrations, Players, Mailboxes, Seal, Clock]),
    inOneTransaction(SignWaiver, [WaiverPorts, Tournaments, InvitingPorts, Audit]),
    inOneTransaction(ConfirmWaiver, [WaiverPorts, Tournaments, InvitingPorts, Audit]),
    madeOf(Telling, [Tournaments, Site, InvitingPorts]),
    inOneTransaction(WithdrawWaiver, [WaiverPorts, Telling, Audit]),
    inOneTransaction(WithdrawLikeness, [WaiverPorts, Telling, Audit]),
    inOneTransaction(ShareContact, [WaiverPorts, Audit]),
    inOneTransaction(SeeFamilyRecord, [WaiverPorts, Audit]),
    inOneTransaction(SendWaiverLink, [Registrations, Players, Tournaments, InvitingPorts, Clock, Audit]),
    inOneTransaction(RemindSigners, [OpenWaivers, Registrations, Players, Tournaments, InvitingPorts, Audit, Clock]),
    inOneTransaction(ConfirmByOrganizer, [Registrations, Players, Audit, Clock, Seal]),
  ],
  exports: [PostgresFamilyRecords, WithdrawWaiver, WithdrawLikeness, ShareContact, SealedWaivers, WaiverPorts],
})
export class WaiverModule {}
