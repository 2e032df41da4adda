import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Option } from '../../domain/form/choice.ts';
import { registrationPaymentOptions } from '../../domain/payment/payment-method.ts';
import { type SkillLevel, skillLevelOptions } from '../../domain/player/skill-level.ts';
import { type AgeBracket, ageBracketOptions } from '../../domain/tournament/age-bracket.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { Prepared } from '../prepared/prepared.ts';

@ApiTags('form')
@Controller('api/form-options')
export class FormOptionsController {
  /** The skill levels that a form offers. */
  @Get('skill-levels')
  @AllowedTo(['anyone'])
  @Prepared({ shows: [], mayBeKept: true })
  skillLevels(): readonly Option<SkillLevel>[] {
    return skillLevelOptions;
  }

  /** The age brackets that a form offers. */
  @Get('age-brackets')
  @AllowedTo(['anyone'])
  @Prepared({ shows: [], mayBeKept: true })
  ageBrackets(): readonly Option<AgeBracket>[] {
    return ageBracketOptions;
  }

  /** The ways to pay that a form offers. */
  @Get('payment-methods')
  @AllowedTo(['anyone'])
  @Prepared({ shows: [], mayBeKept: true })
  paymentMethods(): readonly Option<'venmo' | 'at_event'>[] {
    return registrationPaymentOptions;
  }
}
