import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type ImportPreview, importPreview } from '../../domain/answer/import/import-view.ts';
import { importTable } from '../../domain/use-case/import/import-table.ts';
import { Commands } from '../database/commands.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { By } from '../http/expected-version.ts';
import { ImportDto } from './import.dto.ts';

@ApiTags('imports')
@Controller('api/admin/imports')
export class ImportController {
  constructor(private readonly commands: Commands) {}

  /** Imports a table, completely or not at all. */
  @Post()
  @AllowedTo(['organizer'])
  async make(@Body() answers: ImportDto, @By() by: string): Promise<ImportPreview> {
    return importPreview(await this.commands.run(importTable, { answers, isDry: false, by }));
  }

  /** Previews the import of a table, row by row; nothing is changed. */
  @Post('preview')
  @HttpCode(200)
  @AllowedTo(['organizer'])
  async look(@Body() answers: ImportDto, @By() by: string): Promise<ImportPreview> {
    return importPreview(await this.commands.run(importTable, { answers, isDry: true, by }));
  }
}
