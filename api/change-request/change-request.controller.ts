import { Body, Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { type ChangesView, changesView } from '../../domain/answer/change-request/changes-view.ts';
import type { MessageAnswer } from '../../domain/answer/site/message-answer.ts';
import type { Language } from '../../domain/language/language.ts';
import { Teams } from '../../domain/port/teams.ts';
import { noSuchTeam } from '../../domain/team/team.ts';
import { AskChange } from '../../domain/use-case/change-request/ask-change.ts';
import { MailChangeLink } from '../../domain/use-case/change-request/mail-change-link.ts';
import { SeeChanges } from '../../domain/use-case/change-request/see-changes.ts';
import { TakeBackChange } from '../../domain/use-case/change-request/take-back-change.ts';
import { CheckAddress } from '../../domain/use-case/player/check-address.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { answer, InLanguage } from '../http/answer-language.ts';
import { RequiresProof } from '../http/known-caller.ts';
import { PositiveId } from '../http/positive-id.pipe.ts';
import { WithoutStoredAnswer } from '../http/without-stored-answer.ts';
import { NewChangeRequestDto } from './change-request.dto.ts';
import { ChangeRequestLinks } from './change-request-links.ts';

/** Routes by which a family changes or cancels its registrations, with the link mailed to it. */
@ApiTags('change-request')
@Controller('api')
export class ChangeRequestController {
  constructor(
    private readonly links: ChangeRequestLinks,
    private readonly mailChangeLink: MailChangeLink,
    private readonly seeChanges: SeeChanges,
    private readonly askChange: AskChange,
    private readonly takeBackChange: TakeBackChange,
    private readonly checkAddress: CheckAddress,
    private readonly teams: Teams,
  ) {}

  /** Mails the link for changes and cancellations to the address on file, at most once an hour. */
  @Post('players/:id/change-link')
  @HttpCode(200)
  @AllowedTo(['player', 'organizer'])
  async mail(@Param('id', PositiveId) playerId: number, @Req() request: Request): Promise<MessageAnswer> {
    await this.checkAddress.run({ id: playerId, sessionId: request.sessionID });
    await this.mailChangeLink.run(playerId);
    return answer('The link to change or cancel is on its way to the address on file.');
  }

  /** Mails the same link to a team's captain from the team page, since access to that page does not prove access to the signer's mailbox. */
  @Post('teams/:id/change-link')
  @HttpCode(200)
  @AllowedTo(['captain', 'organizer'])
  async mailToCaptain(@Param('id', PositiveId) teamId: number, @Req() request: Request): Promise<MessageAnswer> {
    const team = await this.teams.find(teamId);
    if (team?.captainId == null) throw noSuchTeam();
    return this.mail(team.captainId, request);
  }

  /** Returns the possible changes of a player's registrations, who decides about each, and earlier requests. */
  @Post('change-requests/:sealed/see')
  @HttpCode(200)
  @WithoutStoredAnswer(true)
  @AllowedTo(['anyone'])
  @RequiresProof('mailed link')
  async see(
    @Param('sealed') sealed: string,
    @Req() request: Request,
    @InLanguage() language: Language,
  ): Promise<ChangesView> {
    return changesView(await this.seeChanges.run(await this.links.opened(sealed, request)), language);
  }

  /** Withdraws the player or moves the player to another tournament, at once or after the organizers' answer. */
  @Post('change-requests/:sealed')
  @HttpCode(200)
  @AllowedTo(['anyone'])
  @RequiresProof('mailed link')
  async ask(
    @Param('sealed') sealed: string,
    @Body() answers: NewChangeRequestDto,
    @Req() request: Request,
    @InLanguage() language: Language,
  ): Promise<ChangesView> {
    const link = await this.links.opened(sealed, request);
    await this.askChange.run({ link, answers });
    return changesView(await this.seeChanges.run(link), language);
  }

  /** Takes back a request of the family that nobody has answered yet. */
  @Post('change-requests/:sealed/requests/:id/take-back')
  @HttpCode(200)
  @AllowedTo(['anyone'])
  @RequiresProof('mailed link')
  async takeBack(
    @Param('sealed') sealed: string,
    @Param('id', PositiveId) id: number,
    @Req() request: Request,
    @InLanguage() language: Language,
  ): Promise<ChangesView> {
    const link = await this.links.opened(sealed, request);
    await this.takeBackChange.run({ link, id });
    return changesView(await this.seeChanges.run(link), language);
  }
}
