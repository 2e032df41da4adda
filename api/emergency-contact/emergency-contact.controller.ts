import { Controller, Header, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import type { EmergencyContact } from '../../domain/emergency-contact/emergency-contact.ts';
import { ShowEmergencyContact } from '../../domain/use-case/emergency-contact/show-emergency-contact.ts';
import { ShowEmergencyContactAtGame } from '../../domain/use-case/emergency-contact/show-emergency-contact-at-game.ts';
import { PostgresGameCards } from '../game/postgres-game-cards.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { CountsAs } from '../http/counts-as.ts';
import { PositiveId } from '../http/positive-id.pipe.ts';
import { WithoutStoredAnswer } from '../http/without-stored-answer.ts';
import { ScoreAuthors } from '../session/score-authors.ts';

/** Routes for a player's emergency contact: shown on request only, listed nowhere, every view audited. */
@ApiTags('emergency-contact')
@Controller('api')
export class EmergencyContactController {
  constructor(
    private readonly show: ShowEmergencyContact,
    private readonly showAtGame: ShowEmergencyContactAtGame,
    private readonly games: PostgresGameCards,
    private readonly authors: ScoreAuthors,
  ) {}

  /** Returns a player's emergency contact with allergies, conditions and medication, for an organizer. */
  @Post('admin/players/:id/emergency-contact')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @WithoutStoredAnswer(true)
  @AllowedTo(['organizer'])
  @CountsAs('see an emergency contact')
  ofPlayer(@Param('id', PositiveId) id: number): Promise<EmergencyContact> {
    return this.show.run(id);
  }

  /** Returns a player's emergency contact for the keeper of the player's game, on the day of the game. */
  @Post('games/:id/players/:playerId/emergency-contact')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @WithoutStoredAnswer(true)
  @AllowedTo(['score keeper', 'organizer'])
  @CountsAs('see an emergency contact')
  async atGame(
    @Param('id', PositiveId) gameId: number,
    @Param('playerId', PositiveId) playerId: number,
    @Req() request: Request,
  ): Promise<EmergencyContact> {
    const [game, writer] = [await this.games.find(gameId), await this.authors.of(request)];
    return this.showAtGame.run({ playerId, game, writer });
  }
}
