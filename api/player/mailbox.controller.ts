import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { ListedPlayer } from '../../domain/answer/player/listed-player.ts';
import { ApproveChange } from '../../domain/use-case/player/approve-change.ts';
import { ResetMailbox } from '../../domain/use-case/player/reset-mailbox.ts';
import { Lists } from '../database/lists.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { PositiveId } from '../http/positive-id.pipe.ts';
import { RequiresRecentProof } from '../http/requires-recent-proof.ts';
import { ChangeAnswerDto, MailboxResetDto } from './player.dto.ts';
import { playerList } from './postgres-player-list.ts';

/** Routes for organizers to replace a confirmation by mail: the mailbox is lost, or no letters can be sent. */
@ApiTags('players')
@Controller('api/admin/players/:id')
export class MailboxController {
  constructor(
    private readonly lists: Lists,
    private readonly approveChange: ApproveChange,
    private readonly resetMailbox: ResetMailbox,
  ) {}

  /** Confirms or refuses a family's requested change by hand. */
  @Post('changes/:changeId')
  @RequiresRecentProof('always')
  @HttpCode(200)
  @AllowedTo(['organizer'])
  async decide(
    @Param('id', PositiveId) playerId: number,
    @Param('changeId', PositiveId) changeId: number,
    @Body() { isWanted }: ChangeAnswerDto,
  ): Promise<ListedPlayer> {
    await this.approveChange.run({ playerId, changeId, isWanted });
    return this.lists.one(playerList, playerId);
  }

  /** Replaces a lost mailbox by another one. */
  @Post('mailbox')
  @RequiresRecentProof('always')
  @HttpCode(200)
  @AllowedTo(['organizer'])
  async reset(@Param('id', PositiveId) id: number, @Body() answers: MailboxResetDto): Promise<ListedPlayer> {
    await this.resetMailbox.run({ id, answers });
    return this.lists.one(playerList, id);
  }
}
