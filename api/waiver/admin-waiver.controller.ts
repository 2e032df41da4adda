import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { ListedRegistration } from '../../domain/answer/registration/listed-registration.ts';
import type { RemindersAhead, RemindersSent } from '../../domain/answer/waiver/reminder-preview.ts';
import { Clock } from '../../domain/port/clock.ts';
import { ConfirmByOrganizer } from '../../domain/use-case/waiver/confirm-by-organizer.ts';
import { betweenReminders, RemindSigners } from '../../domain/use-case/waiver/remind-signers.ts';
import { numbersOf } from '../database/list-filter.ts';
import { Lists } from '../database/lists.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { CountsAs } from '../http/counts-as.ts';
import { PositiveId } from '../http/positive-id.pipe.ts';
import { Settings } from '../process/settings.ts';
import { registrationList } from '../registration/postgres-registration-list.ts';
import { PostgresOpenWaivers } from './postgres-open-waivers.ts';
import { PaperWaiverDto, RemindersDto } from './waiver.dto.ts';

@ApiTags('waiver')
@Controller('api/admin')
export class AdminWaiverController {
  constructor(
    private readonly openWaivers: PostgresOpenWaivers,
    private readonly remindSigners: RemindSigners,
    private readonly confirmByOrganizer: ConfirmByOrganizer,
    private readonly lists: Lists,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** Returns how many families a reminder would reach now, and whether letters can be sent. */
  @Get('waiver-reminders')
  @AllowedTo(['organizer'])
  async preview(@Query('tournamentId') tournament?: string): Promise<RemindersAhead> {
    const [tournamentId = null] = tournament === undefined ? [] : numbersOf(Number(tournament), 'tournamentId');
    const notSince = new Date(this.clock.now().getTime() - betweenReminders);
    const counts = await this.openWaivers.preview({ ids: null, tournamentId }, notSince);
    return { ...counts, isMailDelivered: this.settings.smtpUrl !== undefined };
  }

  /** Mails the link to sign or confirm the waiver to families who have not, at most once a day each. */
  @Post('waiver-reminders')
  @HttpCode(200)
  @AllowedTo(['organizer'])
  async remind(@Body() meant: RemindersDto): Promise<RemindersSent> {
    return { sent: await this.remindSigners.run(meant) };
  }

  /** Records a waiver signed on paper, or confirmed on the phone by the code in the letter that was read out. */
  @Post('tournament-registrations/:id/waiver')
  @HttpCode(200)
  @AllowedTo(['organizer'])
  @CountsAs('enter a waiver')
  async enter(
    @Param('id', PositiveId) registrationId: number,
    @Body() answers: PaperWaiverDto,
  ): Promise<ListedRegistration> {
    await this.confirmByOrganizer.run({ registrationId, answers });
    return this.lists.one(registrationList, registrationId);
  }
}
