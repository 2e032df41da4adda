import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { ListedMessage } from '../../domain/answer/mail/listed-message.ts';
import { RetryLetter } from '../../domain/use-case/mail/retry-letter.ts';
import { Lists } from '../database/lists.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { PositiveId } from '../http/positive-id.pipe.ts';
import { messageList } from './postgres-message-list.ts';

@ApiTags('messages')
@Controller('api/admin/messages')
export class MessageController {
  constructor(
    private readonly lists: Lists,
    private readonly retryLetter: RetryLetter,
  ) {}

  /** Sends a letter on its way again that was given up. */
  @Post(':id/retry')
  @HttpCode(200)
  @AllowedTo(['organizer'])
  async retry(@Param('id', PositiveId) id: number): Promise<ListedMessage> {
    await this.retryLetter.run({ id });
    return this.lists.one(messageList, id);
  }
}
