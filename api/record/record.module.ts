import { Module } from '@nestjs/common';
import { ChooseLanguage } from '../../domain/use-case/record/choose-language.ts';
import { EraseChild } from '../../domain/use-case/record/erase-child.ts';
import { MailRecordLink } from '../../domain/use-case/record/mail-record-link.ts';
import { OpenRecordLink } from '../../domain/use-case/record/open-record-link.ts';
import { SeeRecord } from '../../domain/use-case/record/see-record.ts';
import { SignersRegistration } from '../../domain/use-case/record/signers-registration.ts';
import { useCases } from '../database/providers.ts';
import { PlayerModule } from '../player/player.module.ts';
import { WaiverModule } from '../waiver/waiver.module.ts';
import { RecordController } from './record.controller.ts';
import { RecordLinks } from './record-links.ts';

/** Record module: a signer sees the whole record of a player, withdraws and erases. */
@Module({
  imports: [PlayerModule, WaiverModule],
  controllers: [RecordController],
  providers: [
    RecordLinks,
    ...useCases(MailRecordLink, OpenRecordLink, SeeRecord, ChooseLanguage, SignersRegistration, EraseChild),
  ],
})
export class RecordModule {}
