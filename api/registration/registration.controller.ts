import { Body, Controller, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import type { FreeAgentReceipt, ReturnReceipt } from '../../domain/answer/registration/receipts.ts';
import { registerFreeAgent } from '../../domain/use-case/free-agent/register-free-agent.ts';
import { reRegister } from '../../domain/use-case/returning-player/re-register.ts';
import { Commands } from '../database/commands.ts';
import { Attempts } from '../guessing/attempts.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { requestedLanguage } from '../http/answer-language.ts';
import { bodyId } from '../http/positive-id.pipe.ts';
import { addressBehind } from '../http/whose-address.ts';
import { FormTries } from '../player/form-tries.ts';
import { lookupOf } from '../player/lookup-attempt.ts';
import { ToldPrices } from '../player/told-prices.ts';
import { freeAgentReceipt, returnReceipt } from './receipts.ts';
import { NewFreeAgentDto, ReturnDto } from './registration.dto.ts';

@ApiTags('registration')
@Controller('api/players')
export class RegistrationController {
  constructor(
    private readonly commands: Commands,
    private readonly tries: FormTries,
    private readonly attempts: Attempts,
    private readonly prices: ToldPrices,
  ) {}

  /** Registers a player without a team. */
  @Post()
  @AllowedTo(['anyone'])
  async register(@Body() answers: NewFreeAgentDto, @Req() request: Request): Promise<FreeAgentReceipt> {
    await this.tries.count(request, answers);
    const [address, language] = [addressBehind(request), requestedLanguage(request)];
    const registered = await this.commands.run(registerFreeAgent, { answers, address, language });
    this.attempts.remember(request, lookupOf(answers));
    return freeAgentReceipt(await this.prices.told(request, registered));
  }

  /** Registers a returning player again; only the id of the sent record is read. */
  @Post('re-register')
  @AllowedTo(['returning player', 'organizer'])
  async again(@Body() answers: ReturnDto, @Req() request: Request): Promise<ReturnReceipt> {
    const id = bodyId(request.body.id);
    const [address, language] = [addressBehind(request), requestedLanguage(request)];
    const returned = await this.commands.run(reRegister, { id, answers, address, language });
    return returnReceipt(await this.prices.told(request, returned));
  }
}
