import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { SiteRecord } from '../../domain/answer/site/public-site.ts';
import type { SiteOnFile } from '../../domain/site/site-settings.ts';
import { ChangeSite } from '../../domain/use-case/site/change-site.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { PostgresSite } from './postgres-site.ts';
import { SiteSettingsDto } from './site.dto.ts';

/** The one record of the site's settings; it can be asked for by its number, too. */
@ApiTags('site')
@Controller('api/admin/site-settings')
export class AdminSiteController {
  constructor(
    private readonly site: PostgresSite,
    private readonly changeSite: ChangeSite,
  ) {}

  /** Everything organizers can set, with the version that a change must name. */
  @Get(['', '1'])
  @AllowedTo(['organizer'])
  async read(): Promise<SiteRecord> {
    return record(await this.site.read());
  }

  /** Changes the settings; 412 when somebody else has changed them since they were read. */
  @Put(['', '1'])
  @AllowedTo(['organizer'])
  async change(@Body() answers: SiteSettingsDto): Promise<SiteRecord> {
    return record(await this.changeSite.run(answers));
  }
}

function record({ settings, version }: SiteOnFile) {
  return { id: 1, ...settings, version };
}
