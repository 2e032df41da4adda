import { Module } from '@nestjs/common';
import { PaperController } from './paper.controller.ts';
import { PaperThread } from './paper-thread.ts';
import { Papers } from './papers.ts';
import { PostgresDaysOnPaper } from './postgres-days-on-paper.ts';

/** Paper module: everything that is printed. */
@Module({
  controllers: [PaperController],
  providers: [Papers, PaperThread, PostgresDaysOnPaper],
})
export class PaperModule {}
