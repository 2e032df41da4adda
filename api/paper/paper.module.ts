import { Module } from '@nestjs/common';
import { CheckInModule } from '../check-in/check-in.module.ts';
import { PaperController } from './paper.controller.ts';
import { Papers } from './papers.ts';

/** Paper module: the printed check-in list, and files of standings and rosters. */
@Module({
  controllers: [PaperController],
  imports: [CheckInModule],
  providers: [Papers],
})
export class PaperModule {}
