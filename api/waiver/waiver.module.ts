import { Module } from '@nestjs/common';
import { InvitationDesk } from '../../domain/invitation/invite-by-mail.ts';
import { Players } from '../../domain/player/players.ts';
import { Registrations } from '../../domain/registration/registrations.ts';
import { Clock } from '../../domain/time/clock.ts';
import { Tournaments } from '../../domain/tournament/tournaments.ts';
import { SendWaiverLink } from '../../domain/waiver/send-waiver-link.ts';
import { SignWaiver } from '../../domain/waiver/sign-waiver.ts';
import { inOneTransaction } from '../database/providers.ts';
import { SealedWaivers } from './sealed-waivers.ts';
import { WaiverController } from './waiver.controller.ts';

/** Waivers behind the sealed links of the mails. */
@Module({
  controllers: [WaiverController],
  providers: [
    SealedWaivers,
    inOneTransaction(SignWaiver, [Registrations, Players, Tournaments, InvitationDesk, Clock]),
    inOneTransaction(SendWaiverLink, [Registrations, Players, Tournaments, InvitationDesk, Clock]),
  ],
})
export class WaiverModule {}
