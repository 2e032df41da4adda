import { Global, Module } from '@nestjs/common';
import { DrawingTable } from '../../domain/port/drawing-table.ts';
import { Entrants } from '../../domain/port/entrants.ts';
import { adapterOf } from '../database/providers.ts';
import { DrawingThread } from './drawing-thread.ts';
import { PostgresEntrants } from './postgres-entrants.ts';

/** What other modules find here. */
const shared = [...adapterOf(Entrants, PostgresEntrants), ...adapterOf(DrawingTable, DrawingThread)];

/** Who is drawn, and the thread that draws. */
@Global()
@Module({
  providers: [...shared],
  exports: shared,
})
export class DrawModule {}
