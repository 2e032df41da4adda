import { Body, Controller, Delete, Param, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import type { ListedGame } from '../../domain/answer/game/listed-game.ts';
import type { DeletedGame } from '../../domain/answer/game/public-game.ts';
import type { SeenVersion } from '../../domain/rule/audit/seen-version.ts';
import type { GameMove } from '../../domain/rule/game/game-move.ts';
import { writeGameNotes } from '../../domain/use-case/game/change-game.ts';
import { Commands } from '../database/commands.ts';
import { Lists } from '../database/lists.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { By, Confirmed, confirmation, ExpectedVersion } from '../http/expected-version.ts';
import { versionNumber } from '../http/if-match.ts';
import { PositiveId } from '../http/positive-id.pipe.ts';
import { Reads } from '../http/query-parameters.ts';
import { GameEntryDto, GameNotesDto } from './game.dto.ts';
import { GameMoves } from './game-moves.ts';
import { gameList } from './postgres-game-list.ts';
import { ScoreAuthors } from './score-authors.ts';

/** Routes for a game as a record of the back office; only its score and notes can be changed. */
@ApiTags('all-games')
@Controller('api/admin/all-games')
export class AdminGameController {
  constructor(
    private readonly moves: GameMoves,
    private readonly authors: ScoreAuthors,
    private readonly lists: Lists,
    private readonly commands: Commands,
  ) {}

  /** Enters or corrects a score, and saves the notes if they are sent; other changes of a game have routes of their own. */
  @Put(':id')
  @AllowedTo(['organizer'])
  async change(
    @Param('id', PositiveId) gameId: number,
    @Body() { team1Score, team2Score, shootout, notes, confirm: isConfirmed }: GameEntryDto,
    @ExpectedVersion() seen: SeenVersion,
    @Req() request: Request,
    @By() by: string,
  ): Promise<ListedGame> {
    const score = { team1: team1Score, team2: team2Score };
    await this.move({ kind: 'score', score, shootout: shootout ?? undefined }, { gameId, seen, isConfirmed, request });
    if (notes !== undefined) await this.commands.run(writeGameNotes, { gameId, notes, by });
    return this.lists.one(gameList, gameId);
  }

  /** Saves the organizers' notes on a game, which families do not see. */
  @Put(':id/notes')
  @AllowedTo(['organizer'])
  async note(
    @Param('id', PositiveId) gameId: number,
    @Body() { notes }: GameNotesDto,
    @ExpectedVersion() seen: SeenVersion,
    @By() by: string,
  ): Promise<ListedGame> {
    await this.commands.run(writeGameNotes, { gameId, notes, by, version: versionNumber(seen) });
    return this.lists.one(gameList, gameId);
  }

  /** Removes a game's result and goals; with confirm=true also if that resets games that have started. */
  @Delete(':id')
  @Reads(confirmation)
  @AllowedTo(['organizer'])
  async delete(
    @Param('id', PositiveId) gameId: number,
    @ExpectedVersion() seen: SeenVersion,
    @Confirmed() isConfirmed: boolean,
    @Req() request: Request,
  ): Promise<DeletedGame> {
    await this.move({ kind: 'delete' }, { gameId, seen, isConfirmed, request });
    return { id: gameId };
  }

  private async move(move: GameMove, { gameId, seen, isConfirmed, request }: Sent): Promise<void> {
    const writer = await this.authors.of(request);
    await this.moves.change({ gameId, move, writer, version: versionNumber(seen), isConfirmed });
  }
}

interface Sent {
  readonly gameId: number;
  readonly seen: SeenVersion;
  readonly isConfirmed: boolean;
  readonly request: Request;
}
