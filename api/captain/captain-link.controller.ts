import { Body, Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import type { MessageAnswer } from '../../domain/answer/site/message-answer.ts';
import type { TeamLed } from '../../domain/answer/team/captains-team.ts';
import { followCaptainLink, sendCaptainLink } from '../../domain/use-case/captain/captain-link.ts';
import { checkAddress } from '../../domain/use-case/player/check-address.ts';
import { Commands } from '../database/commands.ts';
import { Attempts } from '../guessing/attempts.ts';
import { AfterAnswer } from '../http/after-answer.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { answer } from '../http/answer-language.ts';
import { RequiresProof } from '../http/known-caller.ts';
import { PositiveId } from '../http/positive-id.pipe.ts';
import { NewPlayers } from '../player/new-players.ts';
import { CaptainLinkRequestDto } from '../team/team.dto.ts';

/** Answer to every request for a link, whether there was one to send or not. */
const onItsWay = 'If this leads a team, the link is on its way to the address on file.';

@ApiTags('captain')
@Controller('api')
export class CaptainLinkController {
  constructor(
    private readonly commands: Commands,
    private readonly newPlayers: NewPlayers,
    private readonly attempts: Attempts,
    private readonly afterAnswer: AfterAnswer,
  ) {}

  /** Mails a lost captain's link to the address on file, and never says whether there is one. */
  @Post('captain-links')
  @HttpCode(200)
  @AllowedTo(['anyone'])
  async send(@Body() { email }: CaptainLinkRequestDto, @Req() request: Request): Promise<MessageAnswer> {
    // The attempt is never given back: neither a refusal nor the response time may reveal whose address leads a team.
    await this.attempts.make(request, { guessed: 'captain-link' }, async () => undefined);
    this.afterAnswer.do(request, () => this.commands.run(sendCaptainLink, { email }));
    return answer(onItsWay);
  }

  /** Mails the captain's link from the Player ID page. */
  @Post('players/:id/captain-link')
  @HttpCode(200)
  @AllowedTo(['player', 'organizer'])
  async sendToPlayer(@Param('id', PositiveId) playerId: number, @Req() request: Request): Promise<MessageAnswer> {
    await this.commands.run(checkAddress, { id: playerId, by: await this.newPlayers.askedBy(request, playerId) });
    await this.commands.run(sendCaptainLink, { playerId });
    return answer(onItsWay);
  }

  /** Exchanges the mailed link for the rights of a captain. */
  @Post('captain-links/:sealed')
  @HttpCode(200)
  @AllowedTo(['anyone'])
  @RequiresProof('captain link')
  async follow(@Param('sealed') sealed: string, @Req() request: Request): Promise<TeamLed> {
    const team = await this.attempts.counted(request, this.commands.run(followCaptainLink, sealed));
    return { teamId: team.id };
  }
}
