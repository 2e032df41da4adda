import { Body, Controller, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import type { FreeAgentReceipt, ReturnReceipt } from '../../domain/answer/registration/receipts.ts';
import { reRegister } from '../../domain/use-case/registration/re-register.ts';
import { registerFreeAgent } from '../../domain/use-case/registration/register-free-agent.ts';
import { Commands } from '../database/commands.ts';
import { Database } from '../database/database.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { requestedLanguage } from '../http/answer-language.ts';
import { bodyId } from '../http/positive-id.pipe.ts';
import { addressBehind } from '../http/whose-address.ts';
import { FormTries } from '../player/form-tries.ts';
import { lookupOf } from '../player/lookup-attempt.ts';
import { NewPlayers } from '../player/new-players.ts';
import { ToldPrices } from '../player/told-prices.ts';
import { Attempts } from '../session/attempts.ts';
import { Grants } from '../session/grants.ts';
import { leadership } from '../session/leadership.ts';
import { freeAgentReceipt, returnReceipt } from './receipts.ts';
import { NewFreeAgentDto, ReturnDto } from './registration.dto.ts';

@ApiTags('registration')
@Controller('api/players')
export class RegistrationController {
  constructor(
    private readonly commands: Commands,
    private readonly grants: Grants,
    private readonly newPlayers: NewPlayers,
    private readonly tries: FormTries,
    private readonly attempts: Attempts,
    private readonly prices: ToldPrices,
    private readonly database: Database,
  ) {}

  /** Registers a player without a team. */
  @Post()
  @AllowedTo(['anyone'])
  async register(@Body() answers: NewFreeAgentDto, @Req() request: Request): Promise<FreeAgentReceipt> {
    await this.tries.count(request, answers);
    const registered = await this.database.asOne(async () => {
      const entered = await this.commands.run(registerFreeAgent, {
        answers,
        address: addressBehind(request),
        language: requestedLanguage(request),
      });
      if (entered.isNewcomer) await this.newPlayers.remember(request, entered.player);
      return entered;
    });
    this.attempts.remember(request, lookupOf(answers));
    return freeAgentReceipt(await this.prices.told(request, registered));
  }

  /** Registers a returning player again; only the id of the sent record is read. */
  @Post('re-register')
  @AllowedTo(['returning player', 'organizer'])
  async again(@Body() answers: ReturnDto, @Req() request: Request): Promise<ReturnReceipt> {
    const id = bodyId(request.body.id);
    const isProved = await this.grants.holds(request, 'contact', id);
    const [address, language] = [addressBehind(request), requestedLanguage(request)];
    const leads = (teamId: number) => this.grants.holds(request, 'captain', teamId);
    const returned = await this.commands.run(reRegister, { id, answers, address, language, isProved, leads });
    const { team } = returned;
    if (team?.captainId === id) {
      const proof = isProved ? leadership.byMailbox : leadership.byCreation;
      await this.grants.give(request, 'captain', team.id, team.captainLinkNumber, proof);
    }
    return returnReceipt(await this.prices.told(request, returned));
  }
}
