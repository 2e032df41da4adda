import { Controller, Get, HttpCode, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import type { ListedMessage, MailServerView } from '../../domain/answer/mail/listed-message.ts';
import type { MailQueue } from '../../domain/answer/mail/mail-queue.ts';
import { sendTestLetter } from '../../domain/use-case/mail/send-test-letter.ts';
import { Commands } from '../database/commands.ts';
import { Lists } from '../database/lists.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { CountsAs } from '../http/counts-as.ts';
import { Settings } from '../process/settings.ts';
import { PostgresMailQueue } from './postgres-mail-queue.ts';
import { messageList } from './postgres-message-list.ts';

@ApiTags('messages')
@Controller('api/admin/mail-server')
export class MailServerController {
  constructor(
    private readonly settings: Settings,
    private readonly queue: PostgresMailQueue,
    private readonly lists: Lists,
    private readonly commands: Commands,
  ) {}

  /** Returns whether a mail server is set up; without one organizers confirm by hand. */
  @Get()
  @AllowedTo(['organizer'])
  isSetUp(): MailServerView {
    return { isSetUp: this.settings.smtpUrl !== undefined };
  }

  /** Returns the state of the mail queue: missing settings, number of waiting letters, and the mail server's last error. */
  @Get('queue')
  @AllowedTo(['organizer'])
  @CountsAs('read letters')
  look(): Promise<MailQueue> {
    return this.queue.look();
  }

  /** Sends a test letter to the caller's own address; GET messages/{id} gives its state. */
  @Post('test')
  @HttpCode(200)
  @AllowedTo(['organizer'])
  @CountsAs('read letters')
  async test(@Req() request: Request): Promise<ListedMessage> {
    const event = await this.commands.run(sendTestLetter, { id: request.user?.id ?? 0 });
    return this.lists.one(messageList, (await this.queue.numberOf(event)) ?? 0);
  }
}
