import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type ImportPreview,
  type ImportView,
  importPreview,
  importView,
} from '../../domain/answer/import/import-view.ts';
import { ImportTable } from '../../domain/use-case/import/import-table.ts';
import { UndoImport } from '../../domain/use-case/import/undo-import.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { By } from '../http/expected-version.ts';
import { PositiveId } from '../http/positive-id.pipe.ts';
import { ImportDto } from './import.dto.ts';

@ApiTags('imports')
@Controller('api/admin/imports')
export class ImportController {
  constructor(
    private readonly importTable: ImportTable,
    private readonly undoImport: UndoImport,
  ) {}

  /** Imports a table, completely or not at all. */
  @Post()
  @AllowedTo(['organizer'])
  async make(@Body() answers: ImportDto, @By() by: string): Promise<ImportView> {
    const { done } = await this.importTable.run({ answers, isDry: false, by });
    if (done === null) throw new Error('An import has left nothing on file');
    return importView(done);
  }

  /** Previews the import of a table, row by row; nothing is changed. */
  @Post('preview')
  @HttpCode(200)
  @AllowedTo(['organizer'])
  async look(@Body() answers: ImportDto, @By() by: string): Promise<ImportPreview> {
    return importPreview(await this.importTable.run({ answers, isDry: true, by }));
  }

  /** Undoes an import as a whole, unless its records have been used since. */
  @Post(':id/undo')
  @HttpCode(200)
  @AllowedTo(['organizer'])
  async undo(@Param('id', PositiveId) id: number): Promise<ImportView> {
    return importView(await this.undoImport.run({ id }));
  }
}
