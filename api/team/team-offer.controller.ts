import { Body, Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { type OfferAnswered, type TeamOffered, teamOffered } from '../../domain/answer/team/team-offered.ts';
import { AnswerOffer } from '../../domain/use-case/team/answer-offer.ts';
import { SeeOffer } from '../../domain/use-case/team/see-offer.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { requestedLanguage } from '../http/answer-language.ts';
import { RequiresProof } from '../http/known-caller.ts';
import { WithoutStoredAnswer } from '../http/without-stored-answer.ts';
import { Attempts } from '../session/attempts.ts';
import { Grants } from '../session/grants.ts';
import { FollowedLinks } from '../session/leadership-links.ts';
import { OfferAnswerDto } from './team.dto.ts';

/** Routes for a mailed offer to lead a team: the sealed link shows it, and a button accepts or declines it. */
@ApiTags('captain')
@Controller('api/team-offers')
export class TeamOfferController {
  constructor(
    private readonly seeOffer: SeeOffer,
    private readonly answerOffer: AnswerOffer,
    private readonly followed: FollowedLinks,
    private readonly grants: Grants,
    private readonly attempts: Attempts,
  ) {}

  /** Returns the offer; viewing it changes nothing. */
  @Post(':sealed/see')
  @HttpCode(200)
  @WithoutStoredAnswer(true)
  @AllowedTo(['anyone'])
  @RequiresProof('mailed link')
  async see(@Param('sealed') sealed: string, @Req() request: Request): Promise<TeamOffered> {
    return teamOffered(await this.attempts.counted(request, this.seeOffer.run(sealed)));
  }

  /** Accepts the offer, and this session leads the team; or declines it, and the sender of the offer is told. */
  @Post(':sealed')
  @HttpCode(200)
  @AllowedTo(['anyone'])
  @RequiresProof('mailed link')
  async answer(
    @Param('sealed') sealed: string,
    @Body() { answer }: OfferAnswerDto,
    @Req() request: Request,
  ): Promise<OfferAnswered> {
    const asked = { sealed, answer, language: requestedLanguage(request) };
    const team = await this.attempts.counted(request, this.answerOffer.run(asked));
    if (answer === 'declined') return { teamId: null };
    await this.followed.remember(request, sealed, team.id);
    await this.grants.give(request, 'captain', team.id, team.captainLinkNumber);
    return { teamId: team.id };
  }
}
