import { Controller, Get, HttpCode, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { Health, Ready } from '../../domain/answer/site/message-answer.ts';
import product from '../../package.json' with { type: 'json' };
import { AllowedTo } from '../http/allowed-to.ts';
import { commit } from './commit.ts';
import { Readiness } from './readiness.ts';

@ApiTags('site')
@Controller('api')
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  /** Reports that the process is alive, the version of the product, and its commit. */
  @Get('health')
  @HttpCode(200)
  @AllowedTo(['anyone'])
  health(): Health {
    return { status: 'ok', version: product.version, commit };
  }

  /** Reports whether the process can serve: the database answers and has room, its tables are as expected, and no shutdown has begun. */
  @Get('ready')
  @AllowedTo(['anyone'])
  async ready(@Res({ passthrough: true }) response: Response): Promise<Ready> {
    const reason = await this.readiness.whyNot();
    if (reason === undefined) return { status: 'ready' };
    response.status(503).setHeader('Retry-After', '2');
    return { status: 'not ready', reason };
  }
}
