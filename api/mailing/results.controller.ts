import { Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import type { ListedMailing } from '../../domain/answer/mailing/listed-mailing.ts';
import type { MailingTested, ResultsPreview } from '../../domain/answer/mailing/mailing-preview.ts';
import { SendResults } from '../../domain/use-case/mailing/send-results.ts';
import { TestMailing } from '../../domain/use-case/mailing/test-mailing.ts';
import { Lists } from '../database/lists.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { By } from '../http/expected-version.ts';
import { PositiveId } from '../http/positive-id.pipe.ts';
import { Organizers } from '../session/organizers.ts';
import { mailingList } from './postgres-mailing-list.ts';
import { ResultsPreviews } from './results-previews.ts';

/** Routes for sending a tournament's results to the families of its teams: once, and again only after a result was corrected. */
@ApiTags('mailing')
@Controller('api/admin/tournaments/:id/results')
export class ResultsController {
  constructor(
    private readonly previews: ResultsPreviews,
    private readonly sendResults: SendResults,
    private readonly testMailing: TestMailing,
    private readonly organizers: Organizers,
    private readonly lists: Lists,
  ) {}

  /** Previews the results mailing: the number of families, and the text of the first letter. Nothing is sent. */
  @Post('preview')
  @HttpCode(200)
  @AllowedTo(['organizer'])
  preview(@Param('id', PositiveId) id: number): Promise<ResultsPreview> {
    return this.previews.of(id);
  }

  /** Sends the first letter, in each of its languages, to the calling organizer; its links open nothing. */
  @Post('test')
  @HttpCode(200)
  @AllowedTo(['organizer'])
  async test(@Param('id', PositiveId) id: number, @Req() request: Request): Promise<MailingTested> {
    const { email: to } = await this.organizers.account(request.user?.id ?? 0);
    const { mailing: answers } = await this.previews.mailingOf(id);
    return { to: to ?? '', letters: await this.testMailing.run({ answers, to }) };
  }

  /** Sends the results to the families; refuses if they were sent and nothing was corrected since. */
  @Post()
  @AllowedTo(['organizer'])
  async send(@Param('id', PositiveId) id: number, @By() by: string): Promise<ListedMailing> {
    return this.lists.one(mailingList, await this.sendResults.run({ tournamentId: id, by }));
  }
}
