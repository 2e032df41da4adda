import { Module } from '@nestjs/common';
import { Imports } from '../../domain/port/imports.ts';
import { ImportTable } from '../../domain/use-case/import/import-table.ts';
import { UndoImport } from '../../domain/use-case/import/undo-import.ts';
import { adapterOf, useCases } from '../database/providers.ts';
import { listController } from '../list/list-controller.ts';
import { ImportController } from './import.controller.ts';
import { importList } from './postgres-import-list.ts';
import { PostgresImports } from './postgres-imports.ts';

/** Import module: previews, imports and undoes tables that organizers paste or drop. */
@Module({
  controllers: [ImportController, listController(importList)],
  providers: [...adapterOf(Imports, PostgresImports), ...useCases(ImportTable, UndoImport)],
})
export class ImportModule {}
