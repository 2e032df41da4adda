import { Global, Module } from '@nestjs/common';
import { Lists } from '../database/lists.ts';
import { Exports } from '../export/exports.ts';

/** What other modules find here. */
const shared = [Lists, Exports];

/** The lists of the back office, as pages and as files. */
@Global()
@Module({
  providers: [...shared],
  exports: shared,
})
export class ListModule {}
