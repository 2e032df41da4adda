import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { PrivacyNotice } from '../../domain/answer/site/privacy-notice.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { Prepared } from '../prepared/prepared.ts';
import { keptKinds } from './privacy-notice.ts';

@ApiTags('site')
@Controller('api/privacy')
export class PrivacyController {
  /** What is kept, why and how long, by the rules that are carried out. */
  @Get()
  @AllowedTo(['anyone'])
  @Prepared({ shows: [], mayBeKept: true })
  show(): PrivacyNotice {
    return { kinds: keptKinds };
  }
}
