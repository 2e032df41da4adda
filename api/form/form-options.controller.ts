import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { registrationPaymentOptions } from '../../domain/payment/payment-method.ts';
import { skillLevelOptions } from '../../domain/player/skill-level.ts';
import { ageBracketOptions } from '../../domain/tournament/age-bracket.ts';
import { AllowedTo } from '../http/allowed-to.ts';

@ApiTags('form')
@Controller('api/form-options')
export class FormOptionsController {
  /** The skill levels that a form offers. */
  @Get('skill-levels')
  @AllowedTo(['anyone'])
  skillLevels() {
    return skillLevelOptions;
  }

  /** The age brackets that a form offers. */
  @Get('age-brackets')
  @AllowedTo(['anyone'])
  ageBrackets() {
    return ageBracketOptions;
  }

  /** The ways to pay that a form offers. */
  @Get('payment-methods')
  @AllowedTo(['anyone'])
  paymentMethods() {
    return registrationPaymentOptions;
  }
}
