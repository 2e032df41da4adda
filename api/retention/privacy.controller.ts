import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { PrivacyNotice } from '../../domain/answer/site/privacy-notice.ts';
import type { Language } from '../../domain/rule/language/language.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { InLanguage } from '../http/answer-language.ts';
import { Prepared } from '../prepared/prepared.ts';
import { storedKinds } from './privacy-notice.ts';

@ApiTags('site')
@Controller('api/privacy')
export class PrivacyController {
  /** Returns the stored kinds of records, their purposes and periods, from the active rules; in Spanish if Accept-Language prefers it. */
  @Get()
  @AllowedTo(['anyone'])
  @Prepared({ shows: [], isSpoken: true, mayBeKept: true })
  show(@InLanguage() language: Language): PrivacyNotice {
    return { kinds: storedKinds(language) };
  }
}
