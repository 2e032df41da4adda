import { Body, Controller, Get, Put, Query, Res } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { SiteRecord } from '../../domain/answer/site/public-site.ts';
import type { SiteOnFile } from '../../domain/rule/site/site-settings.ts';
import { changeSite } from '../../domain/use-case/site/change-site.ts';
import { Commands } from '../database/commands.ts';
import { numbersOf } from '../database/list-filter.ts';
import { listQuery } from '../database/list-query.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { PostgresSite } from './postgres-site.ts';
import { SiteSettingsDto } from './site.dto.ts';

/** Routes for the single record of the site's settings, listed as one record. */
@ApiTags('site')
@Controller('api/admin/site-settings')
export class AdminSiteController {
  constructor(
    private readonly site: PostgresSite,
    private readonly commands: Commands,
  ) {}

  /** Lists the settings as a single record. */
  @Get()
  @AllowedTo(['organizer'])
  @ApiQuery({ name: 'sort', required: false, description: '["id","ASC"]', schema: { type: 'string' } })
  @ApiQuery({ name: 'range', required: false, description: '[first,last], counted from 0', schema: { type: 'string' } })
  @ApiQuery({ name: 'filter', required: false, description: '{"id":1}', schema: { type: 'string' } })
  async list(
    @Query() asked: Readonly<Record<string, unknown>>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<readonly SiteRecord[]> {
    const { range, filter } = listQuery(asked);
    const isMeant = filter.id === undefined || numbersOf(filter.id, 'id').includes(1);
    response.setHeader('Content-Range', `site-settings 0-0/${isMeant ? 1 : 0}`);
    return isMeant && (range?.[0] ?? 0) === 0 ? [await this.read()] : [];
  }

  /** Returns all settings with the version that a change must name. */
  @Get('1')
  @AllowedTo(['organizer'])
  async read(): Promise<SiteRecord> {
    return record(await this.site.read());
  }

  /** Changes the settings; 412 if somebody else has changed them since they were read. */
  @Put(['', '1'])
  @AllowedTo(['organizer'])
  async change(@Body() answers: SiteSettingsDto): Promise<SiteRecord> {
    return record(await this.commands.run(changeSite, answers));
  }
}

function record({ settings, version }: SiteOnFile) {
  return { id: 1, ...settings, version };
}
