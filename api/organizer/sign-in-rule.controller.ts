import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { SecondFactorRule } from '../../domain/answer/organizer/own-account.ts';
import { SecondFactors } from '../../domain/port/second-factors.ts';
import { requireSecondFactor } from '../../domain/use-case/access/second-factor.ts';
import { secondFactorRule } from '../../domain/use-case/access/second-factor-form.ts';
import { Commands } from '../database/commands.ts';
import { BodyOf } from '../form/body-of.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { CountsAs } from '../http/counts-as.ts';
import { RequiresRecentProof } from '../http/requires-recent-proof.ts';

class SecondFactorRuleDto extends BodyOf(secondFactorRule) {}

@ApiTags('session')
@Controller('api/admin/second-factor-rule')
export class SignInRuleController {
  constructor(
    private readonly secondFactors: SecondFactors,
    private readonly commands: Commands,
  ) {}

  /** Returns whether every organizer must have a second factor. */
  @Get()
  @AllowedTo(['organizer'])
  @CountsAs('manage accounts')
  async rule(): Promise<SecondFactorRule> {
    return { isRequired: await this.secondFactors.isRequired() };
  }

  /** Requires a second factor from every organizer, or no longer. */
  @Put()
  @RequiresRecentProof('always')
  @AllowedTo(['organizer'])
  @CountsAs('manage accounts')
  async set(@Body() answers: SecondFactorRuleDto): Promise<SecondFactorRule> {
    await this.commands.run(requireSecondFactor, answers);
    return this.rule();
  }
}
