import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { type InvitationsSent, invitationsSent } from '../../domain/answer/invitation/invitations-sent.ts';
import type { JoinReceipt } from '../../domain/answer/registration/receipts.ts';
import type { Language } from '../../domain/rule/language/language.ts';
import { joinTeam } from '../../domain/use-case/invitation/join-team.ts';
import { sendInvitations } from '../../domain/use-case/invitation/send-invitations.ts';
import { Commands } from '../database/commands.ts';
import { Attempts } from '../guessing/attempts.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { InLanguage, requestedLanguage } from '../http/answer-language.ts';
import { RequiresProof } from '../http/known-caller.ts';
import { addressBehind } from '../http/whose-address.ts';
import { FormTries } from '../player/form-tries.ts';
import { lookupOf } from '../player/lookup-attempt.ts';
import { ToldPrices } from '../player/told-prices.ts';
import { joinReceipt } from '../registration/receipts.ts';
import { InvitationCodes } from '../team/invitation-codes.ts';
import { InvitationsToSendDto, JoinByCodeDto } from './invitation.dto.ts';

@ApiTags('invitation')
@Controller('api')
export class InvitationController {
  constructor(
    private readonly commands: Commands,
    private readonly codes: InvitationCodes,
    private readonly tries: FormTries,
    private readonly attempts: Attempts,
    private readonly prices: ToldPrices,
  ) {}

  /** Adds a player to the team of an invitation code. */
  @Post('players/join-via-invitation')
  @AllowedTo(['anyone'])
  @RequiresProof('invitation code')
  async join(@Body() answers: JoinByCodeDto, @Req() request: Request): Promise<JoinReceipt> {
    const found = await this.codes.refuseUnknown(answers.invitationCode, request);
    await this.tries.count(request, answers);
    const [address, language] = [addressBehind(request), requestedLanguage(request)];
    const joined = await this.commands.run(joinTeam, { answers, address, language, found });
    this.attempts.remember(request, lookupOf(answers));
    return joinReceipt(await this.prices.told(request, joined));
  }

  /** Sends a captain's invitations by mail. */
  @Post('invitations/send')
  @HttpCode(200)
  @AllowedTo(['captain', 'organizer'])
  async send(@Body() answers: InvitationsToSendDto, @InLanguage() language: Language): Promise<InvitationsSent> {
    return invitationsSent(await this.commands.run(sendInvitations, answers), language);
  }
}
