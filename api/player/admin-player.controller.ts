import { Body, Controller, Delete, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import type { ListedPlayer } from '../../domain/answer/player/listed-player.ts';
import type { PlayerErased } from '../../domain/answer/player/whole-record.ts';
import { type DeletionPreview, deletionPreview } from '../../domain/answer/registration/deletion-preview.ts';
import type { SeenVersion } from '../../domain/rule/audit/seen-version.ts';
import { recordPlayerPayment } from '../../domain/use-case/payment/record-payment.ts';
import { addPlayer } from '../../domain/use-case/player/add-player.ts';
import { deletePlayer, previewPlayerDeletions } from '../../domain/use-case/player/delete-player.ts';
import { editPlayerRecord } from '../../domain/use-case/player/edit-player-record.ts';
import { markAsDifferent } from '../../domain/use-case/player/mark-as-different.ts';
import { Commands } from '../database/commands.ts';
import { Lists } from '../database/lists.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { CountsAs } from '../http/counts-as.ts';
import { By, ExpectedVersion } from '../http/expected-version.ts';
import { PositiveId } from '../http/positive-id.pipe.ts';
import { OtherRecordDto, PlayerChangeDto, PlayerFormDto, PlayerPaymentDto, PlayersToDeleteDto } from './player.dto.ts';
import { playerList } from './postgres-player-list.ts';

@ApiTags('players')
@Controller('api/admin/players')
export class AdminPlayerController {
  constructor(
    private readonly lists: Lists,
    private readonly commands: Commands,
  ) {}

  /** Creates a player. */
  @Post()
  @AllowedTo(['organizer'])
  async add(@Body() answers: PlayerFormDto): Promise<ListedPlayer> {
    return this.shown((await this.commands.run(addPlayer, answers)).id);
  }

  /** Previews the erasure of several players, each as if alone: the money, the teams left without a captain, and the players who stay, with reasons. */
  @Post('deletion')
  @HttpCode(200)
  @AllowedTo(['organizer'])
  async deletions(@Body() chosen: PlayersToDeleteDto): Promise<DeletionPreview> {
    return deletionPreview(await this.commands.run(previewPlayerDeletions, chosen));
  }

  /** Changes a player; omitted fields stay, and team and payment are those of the displayed registration. */
  @Put(':id')
  @AllowedTo(['organizer'])
  @ApiBody({ type: PlayerFormDto })
  async edit(
    @Param('id', PositiveId) id: number,
    @Body() answers: PlayerChangeDto,
    @ExpectedVersion() seen: SeenVersion,
  ): Promise<ListedPlayer> {
    await this.commands.run(editPlayerRecord, { id, answers, seen });
    return this.shown(id);
  }

  /** Erases a player. Received money stays in the ledger without the name, as to be refunded. */
  @Delete(':id')
  @AllowedTo(['organizer'])
  delete(@Param('id', PositiveId) id: number, @ExpectedVersion() seen: SeenVersion): Promise<PlayerErased> {
    return this.commands.run(deletePlayer, { id, seen });
  }

  /** Records a payment for the displayed registration. */
  @Put(':id/payment')
  @AllowedTo(['organizer'])
  @CountsAs('confirm a payment')
  async pay(
    @Param('id', PositiveId) id: number,
    @Body() answers: PlayerPaymentDto,
    @ExpectedVersion() seen: SeenVersion,
    @By() by: string,
  ): Promise<ListedPlayer> {
    await this.commands.run(recordPlayerPayment, { id, answers, seen, by });
    return this.shown(id);
  }

  /** Marks two similar records as two people, who are no longer flagged as perhaps one. */
  @Post(':id/different')
  @HttpCode(200)
  @AllowedTo(['organizer'])
  async different(
    @Param('id', PositiveId) id: number,
    @Body() answers: OtherRecordDto,
    @By() by: string,
  ): Promise<ListedPlayer> {
    await this.commands.run(markAsDifferent, { id, answers, by });
    return this.shown(id);
  }

  private shown(id: number): Promise<ListedPlayer> {
    return this.lists.one(playerList, id);
  }
}
