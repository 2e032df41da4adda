import { Module } from '@nestjs/common';
import { Imports } from '../../domain/port/imports.ts';
import { adapterOf } from '../database/providers.ts';
import { ImportController } from './import.controller.ts';
import { PostgresImports } from './postgres-imports.ts';

/** Import module: previews and imports tables that organizers paste or drop. */
@Module({
  controllers: [ImportController],
  providers: [...adapterOf(Imports, PostgresImports)],
})
export class ImportModule {}
