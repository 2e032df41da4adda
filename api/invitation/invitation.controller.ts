import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Refusal } from '../../domain/refusal/refusal.ts';
import { JoinTeam } from '../../domain/use-case/invitation/join-team.ts';
import { SendInvitations } from '../../domain/use-case/invitation/send-invitations.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { ProvedBy } from '../http/known-caller.ts';
import { joinReceipt } from '../registration/receipts.ts';
import { Failures } from '../session/failures.ts';
import { Grants } from '../session/grants.ts';
import { InvitationsToSendDto } from './invitations-to-send.dto.ts';
import { JoinByCodeDto } from './join-by-code.dto.ts';

@ApiTags('invitation')
@Controller('api')
export class InvitationController {
  constructor(
    private readonly joinTeam: JoinTeam,
    private readonly sendInvitations: SendInvitations,
    private readonly grants: Grants,
    private readonly failures: Failures,
  ) {}

  /** A player joins the team whose code they hold. */
  @Post('players/join-via-invitation')
  @AllowedTo(['anyone'])
  @ProvedBy('invitation code')
  async join(@Body() input: JoinByCodeDto, @Req() request: Request) {
    const address = request.ip ?? '';
    const joined = await this.joinTeam.run({ input, address }).catch(async (reason: unknown) => {
      if (reason instanceof Refusal && reason.kind === 'not-found') await this.failures.count('code-address', address);
      throw reason;
    });
    if (joined.isNewcomer) await this.grants.give(request, 'player', joined.player.id);
    return joinReceipt(joined);
  }

  /** A captain invites people by mail. */
  @Post('invitations/send')
  @HttpCode(200)
  @AllowedTo(['captain', 'organizer'])
  send(@Body() input: InvitationsToSendDto) {
    return this.sendInvitations.run(input);
  }
}
