import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { LinksView, ListedMessage } from '../../domain/answer/mail/listed-message.ts';
import { retryLetter } from '../../domain/use-case/mail/retry-letter.ts';
import { showLinks } from '../../domain/use-case/mail/show-links.ts';
import { Commands } from '../database/commands.ts';
import { Lists } from '../database/lists.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { CountsAs } from '../http/counts-as.ts';
import { PositiveId } from '../http/positive-id.pipe.ts';
import { RequiresRecentProof } from '../http/requires-recent-proof.ts';
import { Settings } from '../process/settings.ts';
import { messageList } from './postgres-message-list.ts';

@ApiTags('messages')
@Controller('api/admin/messages')
export class MessageController {
  constructor(
    private readonly lists: Lists,
    private readonly commands: Commands,
    private readonly settings: Settings,
  ) {}

  /** Sends a dead letter again. */
  @Post(':id/retry')
  @HttpCode(200)
  @AllowedTo(['organizer'])
  async retry(@Param('id', PositiveId) id: number): Promise<ListedMessage> {
    await this.commands.run(retryLetter, { id });
    return this.lists.one(messageList, id);
  }

  /** Shows the links of a letter that no mail server delivers; the family is told of it. */
  @Post(':id/links')
  @HttpCode(200)
  @AllowedTo(['organizer'])
  @CountsAs('uncover links')
  @RequiresRecentProof('always')
  async links(@Param('id', PositiveId) id: number): Promise<LinksView> {
    const { text } = await this.commands.run(showLinks, { id, isMailSetUp: this.settings.smtpUrl !== undefined });
    return { id, text };
  }
}
