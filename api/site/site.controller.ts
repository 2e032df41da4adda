import { Controller, Get, HttpCode, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Site } from '../../domain/site/site-settings.ts';
import { AllowedTo } from '../session/allowed-to.ts';
import { TournamentLists } from '../tournament/tournament-lists.ts';
import { Readiness } from './readiness.ts';

@ApiTags('site')
@Controller('api')
export class SiteController {
  constructor(
    private readonly site: Site,
    private readonly tournaments: TournamentLists,
    private readonly readiness: Readiness,
  ) {}

  /** What the public site shows of the organizers' settings. */
  @Get('site')
  @AllowedTo(['anyone'])
  async settings() {
    const { feeCents, ...shown } = await this.site.settings();
    const { isClosedForAll } = await this.tournaments.window();
    return { ...shown, fee: { cents: feeCents }, isRegistrationClosed: isClosedForAll };
  }

  /** The process lives. */
  @Get('health')
  @HttpCode(200)
  @AllowedTo(['anyone'])
  health() {
    return { status: 'ok' };
  }

  /** The process can serve: the database answers, its tables are as expected, and it is not being stopped. */
  @Get('ready')
  @AllowedTo(['anyone'])
  async ready(@Res({ passthrough: true }) response: Response) {
    const isReady = await this.readiness.isReady();
    if (!isReady) response.status(503).setHeader('Retry-After', '2');
    return { status: isReady ? 'ready' : 'not ready' };
  }
}
