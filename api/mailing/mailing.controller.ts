import { Body, Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import type { ListedMailing } from '../../domain/answer/mailing/listed-mailing.ts';
import type { ListedReminders } from '../../domain/answer/mailing/listed-reminders.ts';
import type { MailingPreview, MailingTested } from '../../domain/answer/mailing/mailing-preview.ts';
import { SendMailing } from '../../domain/use-case/mailing/send-mailing.ts';
import { SwitchReminders } from '../../domain/use-case/mailing/switch-reminders.ts';
import { TestMailing } from '../../domain/use-case/mailing/test-mailing.ts';
import { Lists } from '../database/lists.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { CountsAs } from '../http/counts-as.ts';
import { By } from '../http/expected-version.ts';
import { PositiveId } from '../http/positive-id.pipe.ts';
import { answerList } from '../list/list-controller.ts';
import { ListParameters } from '../list/list-parameters.ts';
import { Organizers } from '../session/organizers.ts';
import { NewMailingDto, ReminderSwitchesDto } from './mailing.dto.ts';
import { MailingPreviews } from './mailing-previews.ts';
import { PostgresFamilyReminders } from './postgres-family-reminders.ts';
import { mailingList } from './postgres-mailing-list.ts';

/** Routes for letters to all filtered records of a list, and for automatic reminders. */
@ApiTags('mailing')
@Controller('api/admin')
export class MailingController {
  constructor(
    private readonly previews: MailingPreviews,
    private readonly sendMailing: SendMailing,
    private readonly testMailing: TestMailing,
    private readonly switchReminders: SwitchReminders,
    private readonly reminders: PostgresFamilyReminders,
    private readonly organizers: Organizers,
    readonly lists: Lists,
  ) {}

  /** Lists the mailings and the progress of their letters. */
  @Get('mailings')
  @ListParameters(mailingList)
  @AllowedTo(['organizer'])
  @CountsAs('read letters')
  list(
    @Query() asked: Readonly<Record<string, unknown>>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<readonly ListedMailing[]> {
    return answerList(this, mailingList, asked, response);
  }

  /** Returns a mailing. */
  @Get('mailings/:id')
  @AllowedTo(['organizer'])
  @CountsAs('read letters')
  one(@Param('id', PositiveId) id: number): Promise<ListedMailing> {
    return this.lists.one(mailingList, id);
  }

  /** Previews a mailing: the number of letters, the recipients, and the text of the first. Nothing is sent. */
  @Post('mailings/preview')
  @HttpCode(200)
  @AllowedTo(['organizer'])
  preview(@Body() answers: NewMailingDto): Promise<MailingPreview> {
    return this.previews.of(answers);
  }

  /** Sends the first letter of a mailing, in each of its languages, to the calling organizer; its links open nothing. */
  @Post('mailings/test')
  @HttpCode(200)
  @AllowedTo(['organizer'])
  async test(@Body() answers: NewMailingDto, @Req() request: Request): Promise<MailingTested> {
    const { email: to } = await this.organizers.account(request.user?.id ?? 0);
    return { to: to ?? '', letters: await this.testMailing.run({ answers, to }) };
  }

  /** Sends a mailing to all filtered records of a list; its letters are written one after the other. */
  @Post('mailings')
  @AllowedTo(['organizer'])
  async send(@Body() answers: NewMailingDto, @By() by: string): Promise<ListedMailing> {
    return this.lists.one(mailingList, await this.sendMailing.run({ answers, by }));
  }

  /** Lists the reminders for families of upcoming tournaments, sent 7 and 2 days before. */
  @Get('reminders')
  @AllowedTo(['organizer'])
  listReminders(): Promise<readonly ListedReminders[]> {
    return this.reminders.list();
  }

  /** Switches the reminders of a tournament on or off. */
  @Post('reminders/:tournamentId')
  @HttpCode(200)
  @AllowedTo(['organizer'])
  async switch(
    @Param('tournamentId', PositiveId) tournamentId: number,
    @Body() switches: ReminderSwitchesDto,
  ): Promise<readonly ListedReminders[]> {
    await this.switchReminders.run({ tournamentId, ...switches });
    return this.reminders.list();
  }
}
