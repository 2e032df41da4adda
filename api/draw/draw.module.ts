import { Module } from '@nestjs/common';
import { DrawingTable } from '../../domain/port/drawing-table.ts';
import { Entrants } from '../../domain/port/entrants.ts';
import { adapterOf } from '../database/providers.ts';
import { DrawingThread } from './drawing-thread.ts';
import { PostgresEntrants } from './postgres-entrants.ts';

/** Draw module: the entrants, and the thread that draws. */
@Module({
  providers: [...adapterOf(Entrants, PostgresEntrants), ...adapterOf(DrawingTable, DrawingThread)],
})
export class DrawModule {}
