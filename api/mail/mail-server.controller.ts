import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { MailServerShown } from '../../domain/answer/mail/listed-message.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { Settings } from '../process/settings.ts';

@ApiTags('messages')
@Controller('api/admin/mail-server')
export class MailServerController {
  constructor(private readonly settings: Settings) {}

  /** Whether letters leave at all: without a mail server organizers confirm by hand. */
  @Get()
  @AllowedTo(['organizer'])
  isSetUp(): MailServerShown {
    return { isSetUp: this.settings.smtpUrl !== undefined };
  }
}
