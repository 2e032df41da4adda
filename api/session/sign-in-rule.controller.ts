import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { SecondFactors } from '../../domain/port/second-factors.ts';
import { RequireSecondFactor } from '../../domain/use-case/session/require-second-factor.ts';
import { secondFactorRule } from '../../domain/use-case/session/second-factor-form.ts';
import { BodyOf } from '../form/body-of.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { CountsAs } from '../http/counts-as.ts';

class SecondFactorRuleDto extends BodyOf(secondFactorRule) {}

@ApiTags('session')
@Controller('api/admin/second-factor-rule')
export class SignInRuleController {
  constructor(
    private readonly secondFactors: SecondFactors,
    private readonly requireSecondFactor: RequireSecondFactor,
  ) {}

  /** Whether every organizer has to have a second factor. */
  @Get()
  @AllowedTo(['organizer'])
  @CountsAs('manage accounts')
  async rule() {
    return { isRequired: await this.secondFactors.isRequired() };
  }

  @Put()
  @AllowedTo(['organizer'])
  @CountsAs('manage accounts')
  async set(@Body() answers: SecondFactorRuleDto) {
    await this.requireSecondFactor.run(answers);
    return this.rule();
  }
}
