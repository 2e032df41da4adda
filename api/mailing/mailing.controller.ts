import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { MailingPreview, MailingSent } from '../../domain/answer/mailing/mailing-preview.ts';
import { previewMailing, sendMailing } from '../../domain/use-case/mailing/send-mailing.ts';
import { Commands } from '../database/commands.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { ShownLetters } from '../mail/shown-letters.ts';
import { Settings } from '../process/settings.ts';
import { NewMailingDto } from './mailing.dto.ts';

/** Routes for letters to everybody in a filtered list. */
@ApiTags('mailing')
@Controller('api/admin/mailings')
export class MailingController {
  constructor(
    private readonly commands: Commands,
    private readonly letters: ShownLetters,
    private readonly settings: Settings,
  ) {}

  /** Previews a mailing: the number of letters, and the first as it is read. Nothing is sent. */
  @Post('preview')
  @HttpCode(200)
  @AllowedTo(['organizer'])
  async preview(@Body() answers: NewMailingDto): Promise<MailingPreview> {
    const { readers, sample, withoutEmail, unsubscribed } = await this.commands.run(previewMailing, answers);
    const letters = readers.length;
    const isMailDelivered = this.settings.smtpUrl !== undefined;
    return {
      letters,
      withoutEmail,
      unsubscribed,
      isMailDelivered,
      sample: sample ? await this.letters.shown(sample) : null,
    };
  }

  /** Sends a letter to everybody in a filtered list, as the list is now. */
  @Post()
  @AllowedTo(['organizer'])
  async send(@Body() answers: NewMailingDto): Promise<MailingSent> {
    return { letters: await this.commands.run(sendMailing, answers) };
  }
}
