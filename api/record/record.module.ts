import { Module } from '@nestjs/common';
import { PlayerModule } from '../player/player.module.ts';
import { WaiverModule } from '../waiver/waiver.module.ts';
import { RecordController } from './record.controller.ts';
import { RecordLinks } from './record-links.ts';

/** Record module: a signer sees the whole record of a player, withdraws and erases. */
@Module({
  imports: [PlayerModule, WaiverModule],
  controllers: [RecordController],
  providers: [RecordLinks],
})
export class RecordModule {}
