import { Body, Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { type ChangesShown, changesShown } from '../../domain/answer/change-request/changes-shown.ts';
import type { Said } from '../../domain/answer/site/said.ts';
import type { Language } from '../../domain/language/language.ts';
import { Teams } from '../../domain/port/teams.ts';
import { noSuchTeam } from '../../domain/team/team.ts';
import { AskChange } from '../../domain/use-case/change-request/ask-change.ts';
import { MailChangeLink } from '../../domain/use-case/change-request/mail-change-link.ts';
import { SeeChanges } from '../../domain/use-case/change-request/see-changes.ts';
import { TakeBackChange } from '../../domain/use-case/change-request/take-back-change.ts';
import { CheckAddress } from '../../domain/use-case/player/check-address.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { AnswerNotKept } from '../http/answer-not-kept.ts';
import { answer, InLanguage } from '../http/answered-in.ts';
import { ProvedBy } from '../http/known-caller.ts';
import { PositiveId } from '../http/positive-id.pipe.ts';
import { NewChangeRequestDto } from './change-request.dto.ts';
import { ChangeRequestsBehindLinks } from './change-requests-behind-links.ts';

/** A family changes or cancels its registrations by the link that was mailed to it. */
@ApiTags('change-request')
@Controller('api')
export class ChangeRequestController {
  constructor(
    private readonly links: ChangeRequestsBehindLinks,
    private readonly mailChangeLink: MailChangeLink,
    private readonly seeChanges: SeeChanges,
    private readonly askChange: AskChange,
    private readonly takeBackChange: TakeBackChange,
    private readonly checkAddress: CheckAddress,
    private readonly teams: Teams,
  ) {}

  /** The link to change or cancel goes to the address on file, at most once an hour. */
  @Post('players/:id/change-link')
  @HttpCode(200)
  @AllowedTo(['player', 'organizer'])
  async mail(@Param('id', PositiveId) playerId: number, @Req() request: Request): Promise<Said> {
    await this.checkAddress.run({ id: playerId, sessionId: request.sessionID });
    await this.mailChangeLink.run(playerId);
    return answer('The link to change or cancel is on its way to the address on file.');
  }

  /** The same for the captain of a team, from its page: who holds that has not shown the mailbox of whoever signs. */
  @Post('teams/:id/change-link')
  @HttpCode(200)
  @AllowedTo(['captain', 'organizer'])
  async mailToCaptain(@Param('id', PositiveId) teamId: number, @Req() request: Request): Promise<Said> {
    const team = await this.teams.find(teamId);
    if (team?.captainId == null) throw noSuchTeam();
    return this.mail(team.captainId, request);
  }

  /** What can be changed of a player's registrations, who decides about it, and what was asked before. */
  @Post('change-requests/:sealed/see')
  @HttpCode(200)
  @AnswerNotKept(true)
  @AllowedTo(['anyone'])
  @ProvedBy('mailed link')
  async see(
    @Param('sealed') sealed: string,
    @Req() request: Request,
    @InLanguage() language: Language,
  ): Promise<ChangesShown> {
    return changesShown(await this.seeChanges.run(await this.links.opened(sealed, request)), language);
  }

  /** The family withdraws the player or moves to another tournament, at once or by the organizers' answer. */
  @Post('change-requests/:sealed')
  @HttpCode(200)
  @AllowedTo(['anyone'])
  @ProvedBy('mailed link')
  async ask(
    @Param('sealed') sealed: string,
    @Body() answers: NewChangeRequestDto,
    @Req() request: Request,
    @InLanguage() language: Language,
  ): Promise<ChangesShown> {
    const link = await this.links.opened(sealed, request);
    await this.askChange.run({ link, answers });
    return changesShown(await this.seeChanges.run(link), language);
  }

  /** The family takes back what it has asked for, as long as nobody has answered. */
  @Post('change-requests/:sealed/requests/:id/take-back')
  @HttpCode(200)
  @AllowedTo(['anyone'])
  @ProvedBy('mailed link')
  async takeBack(
    @Param('sealed') sealed: string,
    @Param('id', PositiveId) id: number,
    @Req() request: Request,
    @InLanguage() language: Language,
  ): Promise<ChangesShown> {
    const link = await this.links.opened(sealed, request);
    await this.takeBackChange.run({ link, id });
    return changesShown(await this.seeChanges.run(link), language);
  }
}
