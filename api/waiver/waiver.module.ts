import { Module } from '@nestjs/common';
import { PlayerModule } from '../player/player.module.ts';
import { AdminWaiverController } from './admin-waiver.controller.ts';
import { SealedWaivers } from './sealed-waivers.ts';
import { WaiverController } from './waiver.controller.ts';

/** Waiver module: waivers by mailed links, and those on paper. */
@Module({
  imports: [PlayerModule],
  controllers: [WaiverController, AdminWaiverController],
  providers: [SealedWaivers],
})
export class WaiverModule {}
