import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type TeamMoveView, teamMoveView } from '../../domain/answer/change-request/team-move-view.ts';
import type { Language } from '../../domain/language/language.ts';
import { AskChange } from '../../domain/use-case/change-request/ask-change.ts';
import { SeeMove } from '../../domain/use-case/change-request/see-move.ts';
import { TakeBackChange } from '../../domain/use-case/change-request/take-back-change.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { InLanguage } from '../http/answer-language.ts';
import { PositiveId } from '../http/positive-id.pipe.ts';
import { NewTeamMoveDto } from './change-request.dto.ts';

/** Routes by which a captain moves the whole team to another tournament; each answer lists the destinations that remain. */
@ApiTags('captain')
@Controller('api/teams/:id/move')
export class TeamMoveController {
  constructor(
    private readonly seeMove: SeeMove,
    private readonly askChange: AskChange,
    private readonly takeBackChange: TakeBackChange,
  ) {}

  /** Lists the tournaments the team could move to, with the consequences and who decides, and the requests waiting for an answer. */
  @Get()
  @AllowedTo(['captain', 'organizer'])
  async see(@Param('id', PositiveId) id: number, @InLanguage() language: Language): Promise<TeamMoveView> {
    return teamMoveView(await this.seeMove.run(id), language);
  }

  /** Moves the team to another tournament at once, or asks the organizers. */
  @Post()
  @HttpCode(200)
  @AllowedTo(['captain', 'organizer'])
  async ask(
    @Param('id', PositiveId) id: number,
    @Body() answers: NewTeamMoveDto,
    @InLanguage() language: Language,
  ): Promise<TeamMoveView> {
    await this.askChange.run({ teamId: id, answers });
    return teamMoveView(await this.seeMove.run(id), language);
  }

  /** Takes back a captain's request that nobody has answered yet. */
  @Post('requests/:requestId/take-back')
  @HttpCode(200)
  @AllowedTo(['captain', 'organizer'])
  async takeBack(
    @Param('id', PositiveId) id: number,
    @Param('requestId', PositiveId) requestId: number,
    @InLanguage() language: Language,
  ): Promise<TeamMoveView> {
    await this.takeBackChange.run({ teamId: id, id: requestId });
    return teamMoveView(await this.seeMove.run(id), language);
  }
}
