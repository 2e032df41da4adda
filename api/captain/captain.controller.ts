import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { type InvitingResult, invitingResult } from '../../domain/answer/invitation/invitations-sent.ts';
import type { CaptainsTeam } from '../../domain/answer/team/captains-team.ts';
import type { Language } from '../../domain/rule/language/language.ts';
import { replaceCaptainLink } from '../../domain/use-case/captain/captain-link.ts';
import { cancelInvitation, sendInvitations } from '../../domain/use-case/invitation/send-invitations.ts';
import { answerJoinRequest } from '../../domain/use-case/join-request/answer-join-request.ts';
import { chooseFreeAgents, replaceInvitationCode } from '../../domain/use-case/team/edit-team.ts';
import { Grants } from '../access/grants.ts';
import { Commands } from '../database/commands.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { InLanguage } from '../http/answer-language.ts';
import { PositiveId } from '../http/positive-id.pipe.ts';
import { CaptainsAnswerDto } from '../join-request/join-request.dto.ts';
import { EmailsToInviteDto, FreeAgentChoiceDto } from '../team/team.dto.ts';
import { CaptainsTeams } from './captains-teams.ts';

/** Routes by which a captain manages the team; every answer is the updated captain's page. */
@ApiTags('captain')
@Controller('api/teams/:id')
export class CaptainController {
  constructor(
    private readonly teams: CaptainsTeams,
    private readonly commands: Commands,
    private readonly grants: Grants,
  ) {}

  /** Returns the captain's page. */
  @Get('captain')
  @AllowedTo(['captain', 'organizer'])
  show(@Param('id', PositiveId) id: number): Promise<CaptainsTeam> {
    return this.teams.shown(id);
  }

  /** Accepts or declines a request to join. */
  @Post('join-requests/:requestId')
  @HttpCode(200)
  @AllowedTo(['captain', 'organizer'])
  async answer(
    @Param('id', PositiveId) id: number,
    @Param('requestId', PositiveId) requestId: number,
    @Body() { answer }: CaptainsAnswerDto,
  ): Promise<CaptainsTeam> {
    await this.commands.run(answerJoinRequest, { id: requestId, answer, teamId: id });
    return this.teams.shown(id);
  }

  /** Invites more people by mail; lists those who got no invitation, with the reason. */
  @Post('invitations')
  @HttpCode(200)
  @AllowedTo(['captain', 'organizer'])
  async invite(
    @Param('id', PositiveId) id: number,
    @Body() { emails }: EmailsToInviteDto,
    @InLanguage() language: Language,
  ): Promise<InvitingResult> {
    const invited = await this.commands.run(sendInvitations, { teamId: id, emails });
    return invitingResult(await this.teams.shown(id), invited, language);
  }

  /** Cancels a mailed invitation. */
  @Delete('invitations/:invitationId')
  @AllowedTo(['captain', 'organizer'])
  async cancel(
    @Param('id', PositiveId) id: number,
    @Param('invitationId', PositiveId) invitationId: number,
  ): Promise<CaptainsTeam> {
    await this.commands.run(cancelInvitation, { teamId: id, invitationId });
    return this.teams.shown(id);
  }

  /** Draws a new invitation code; the old one becomes invalid. */
  @Post('invitation-code')
  @HttpCode(200)
  @AllowedTo(['captain', 'organizer'])
  async replaceCode(@Param('id', PositiveId) id: number): Promise<CaptainsTeam> {
    await this.commands.run(replaceInvitationCode, id);
    return this.teams.shown(id);
  }

  /** Sets whether free agents may be placed on the team. */
  @Put('free-agents')
  @AllowedTo(['captain', 'organizer'])
  async freeAgents(
    @Param('id', PositiveId) id: number,
    @Body() { acceptsFreeAgents }: FreeAgentChoiceDto,
  ): Promise<CaptainsTeam> {
    await this.commands.run(chooseFreeAgents, { teamId: id, acceptsFreeAgents });
    return this.teams.shown(id);
  }

  /** Mails a new captain's link; revokes older links and the access of everybody who came by them. */
  @Post('captain-link')
  @HttpCode(200)
  @AllowedTo(['captain', 'organizer'])
  async replaceLink(@Param('id', PositiveId) id: number, @Req() request: Request): Promise<CaptainsTeam> {
    const { captainLinkNumber } = await this.commands.run(replaceCaptainLink, id);
    await this.grants.revoke('captain', id, request.sessionID, captainLinkNumber);
    return this.teams.shown(id);
  }
}
