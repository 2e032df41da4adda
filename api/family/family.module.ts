import { Module } from '@nestjs/common';
import { ChooseLanguage } from '../../domain/use-case/family/choose-language.ts';
import { EraseChild } from '../../domain/use-case/family/erase-child.ts';
import { MailFamilyPage } from '../../domain/use-case/family/mail-family-page.ts';
import { SeeFamily } from '../../domain/use-case/family/see-family.ts';
import { useCases } from '../database/providers.ts';
import { WaiverModule } from '../waiver/waiver.module.ts';
import { FamilyController } from './family.controller.ts';
import { FamilyLinks } from './family-links.ts';

/** Family module: view, withdrawal and erasure by the mailed link. */
@Module({
  imports: [WaiverModule],
  controllers: [FamilyController],
  providers: [FamilyLinks, ...useCases(MailFamilyPage, ChooseLanguage, SeeFamily, EraseChild)],
  exports: [FamilyLinks],
})
export class FamilyModule {}
