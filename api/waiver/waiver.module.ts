import { Module } from '@nestjs/common';
import { ConfirmByOrganizer } from '../../domain/use-case/waiver/confirm-by-organizer.ts';
import { ConfirmWaiver } from '../../domain/use-case/waiver/confirm-waiver.ts';
import { SeeRecordOfWaiver } from '../../domain/use-case/waiver/see-record-of-waiver.ts';
import { SendWaiverLink } from '../../domain/use-case/waiver/send-waiver-link.ts';
import { ShareContact } from '../../domain/use-case/waiver/share-contact.ts';
import { SignWaiver } from '../../domain/use-case/waiver/sign-waiver.ts';
import { WithdrawLikeness } from '../../domain/use-case/waiver/withdraw-likeness.ts';
import { WithdrawWaiver } from '../../domain/use-case/waiver/withdraw-waiver.ts';
import { useCases } from '../database/providers.ts';
import { PlayerModule } from '../player/player.module.ts';
import { AdminWaiverController } from './admin-waiver.controller.ts';
import { SealedWaivers } from './sealed-waivers.ts';
import { WaiverController } from './waiver.controller.ts';

/** Waiver module: waivers by mailed links, and those on paper. */
@Module({
  imports: [PlayerModule],
  controllers: [WaiverController, AdminWaiverController],
  providers: [
    SealedWaivers,
    ...useCases(
      SignWaiver,
      ConfirmWaiver,
      WithdrawWaiver,
      WithdrawLikeness,
      ShareContact,
      SeeRecordOfWaiver,
      SendWaiverLink,
      ConfirmByOrganizer,
    ),
  ],
  exports: [WithdrawWaiver, WithdrawLikeness, ShareContact],
})
export class WaiverModule {}
