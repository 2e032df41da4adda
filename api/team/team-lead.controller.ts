import { Body, Controller, Delete, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import type { MessageAnswer } from '../../domain/answer/site/message-answer.ts';
import type { CaptainsTeam } from '../../domain/answer/team/captains-team.ts';
import { OfferTeam } from '../../domain/use-case/team/offer-team.ts';
import { StepDown } from '../../domain/use-case/team/step-down.ts';
import { TakeBackOffer } from '../../domain/use-case/team/take-back-offer.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { answer } from '../http/answer-language.ts';
import { PositiveId } from '../http/positive-id.pipe.ts';
import { CaptainCheck } from './captain-check.ts';
import { CaptainsTeams } from './captains-teams.ts';
import { TeamPersonDto } from './team.dto.ts';

/** Routes by which a team's leader offers it to somebody who does not play, or steps down. */
@ApiTags('captain')
@Controller('api/teams/:id')
export class TeamLeadController {
  constructor(
    private readonly teams: CaptainsTeams,
    private readonly offerTeam: OfferTeam,
    private readonly takeBackOffer: TakeBackOffer,
    private readonly stepDown: StepDown,
    private readonly leading: CaptainCheck,
  ) {}

  /** Offers the team to a parent or coach who does not play, and who gets it by accepting the offer in the letter. */
  @Post('offer')
  @HttpCode(200)
  @AllowedTo(['captain', 'organizer'])
  async offer(
    @Param('id', PositiveId) id: number,
    @Body() answers: TeamPersonDto,
    @Req() request: Request,
  ): Promise<CaptainsTeam> {
    await this.offerTeam.run({ id, answers, leadershipCheck: this.leading.of(request, id) });
    return this.teams.shown(id);
  }

  /** Withdraws the offer, unless it has been accepted. */
  @Delete('offer')
  @AllowedTo(['captain', 'organizer'])
  async takeBack(@Param('id', PositiveId) id: number, @Req() request: Request): Promise<CaptainsTeam> {
    await this.takeBackOffer.run({ id, leadershipCheck: this.leading.of(request, id) });
    return this.teams.shown(id);
  }

  /** Ends the lead of a parent or coach, whose contact is deleted; the organizers name a captain. */
  @Post('step-down')
  @HttpCode(200)
  @AllowedTo(['captain'])
  async leave(@Param('id', PositiveId) id: number, @Req() request: Request): Promise<MessageAnswer> {
    await this.stepDown.run({ id, isByOrganizer: false, leadershipCheck: this.leading.of(request, id) });
    return answer('You lead the team no longer. We have told the organizers.');
  }
}
