import { Global, Module } from '@nestjs/common';
import { Lists } from '../database/lists.ts';
import { Exports } from '../export/exports.ts';

const shared = [Lists, Exports];

/** List module: the back office's lists, as pages and as files. */
@Global()
@Module({
  providers: [...shared],
  exports: shared,
})
export class ListModule {}
