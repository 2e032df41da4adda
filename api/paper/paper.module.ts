import { Module } from '@nestjs/common';
import { PaperController } from './paper.controller.ts';
import { Papers } from './papers.ts';
import { PostgresCheckInLists } from './postgres-check-in-lists.ts';

/** Paper module: the check-in list, and files of standings and rosters. */
@Module({
  controllers: [PaperController],
  providers: [Papers, PostgresCheckInLists],
})
export class PaperModule {}
