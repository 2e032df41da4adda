import { Module } from '@nestjs/common';
import { Audit } from '../../domain/port/audit.ts';
import { Clock } from '../../domain/port/clock.ts';
import { Players } from '../../domain/port/players.ts';
import { Registrations } from '../../domain/port/registrations.ts';
import { Tournaments } from '../../domain/port/tournaments.ts';
import { InvitingPorts } from '../../domain/use-case/invitation/invite-by-mail.ts';
import { SendWaiverLink } from '../../domain/use-case/waiver/send-waiver-link.ts';
import { SignWaiver } from '../../domain/use-case/waiver/sign-waiver.ts';
import { inOneTransaction } from '../database/providers.ts';
import { SealedWaivers } from './sealed-waivers.ts';
import { WaiverController } from './waiver.controller.ts';

/** Waivers behind the sealed links of the mails. */
@Module({
  controllers: [WaiverController],
  providers: [
    SealedWaivers,
    inOneTransaction(SignWaiver, [Registrations, Players, Tournaments, InvitingPorts, Clock, Audit]),
    inOneTransaction(SendWaiverLink, [Registrations, Players, Tournaments, InvitingPorts, Clock, Audit]),
  ],
})
export class WaiverModule {}
