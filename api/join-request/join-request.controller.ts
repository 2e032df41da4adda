import { Body, Controller, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import type { RequestView } from '../../domain/answer/join-request/request-view.ts';
import { answerJoinRequest } from '../../domain/use-case/join-request/answer-join-request.ts';
import { Commands } from '../database/commands.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { RequiresProof } from '../http/known-caller.ts';
import { networkBehind } from '../http/whose-address.ts';
import { CaptainsAnswerDto } from './join-request.dto.ts';
import { SealedRequests } from './sealed-requests.ts';

@ApiTags('join-request')
@Controller('api/join-requests')
export class JoinRequestController {
  constructor(
    private readonly requests: SealedRequests,
    private readonly commands: Commands,
  ) {}

  /** Returns the join request of the link in the captain's mail. */
  @Get(':sealed')
  @AllowedTo(['anyone'])
  @RequiresProof('mailed link')
  async show(@Param('sealed') sealed: string, @Req() request: Request): Promise<RequestView> {
    return this.requests.behind(await this.requests.opened(sealed, networkBehind(request)));
  }

  /** Accepts or declines a join request, from the page of the link. */
  @Post(':sealed')
  @HttpCode(200)
  @AllowedTo(['anyone'])
  @RequiresProof('mailed link')
  async answer(
    @Param('sealed') sealed: string,
    @Body() { answer }: CaptainsAnswerDto,
    @Req() request: Request,
  ): Promise<RequestView> {
    const link = await this.requests.opened(sealed, networkBehind(request));
    await this.commands.run(answerJoinRequest, { id: link.id, answer, link });
    return this.requests.shown(link.id);
  }
}
