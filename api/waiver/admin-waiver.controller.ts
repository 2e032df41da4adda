import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { ListedRegistration } from '../../domain/answer/registration/listed-registration.ts';
import { confirmByOrganizer } from '../../domain/use-case/waiver/confirm-waiver.ts';
import { Commands } from '../database/commands.ts';
import { Lists } from '../database/lists.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { CountsAs } from '../http/counts-as.ts';
import { PositiveId } from '../http/positive-id.pipe.ts';
import { registrationList } from '../registration/postgres-registration-list.ts';
import { PaperWaiverDto } from './waiver.dto.ts';

@ApiTags('waiver')
@Controller('api/admin')
export class AdminWaiverController {
  constructor(
    private readonly commands: Commands,
    private readonly lists: Lists,
  ) {}

  /** Records a waiver signed on paper. */
  @Post('tournament-registrations/:id/waiver')
  @HttpCode(200)
  @AllowedTo(['organizer'])
  @CountsAs('enter a waiver')
  async enter(
    @Param('id', PositiveId) registrationId: number,
    @Body() answers: PaperWaiverDto,
  ): Promise<ListedRegistration> {
    await this.commands.run(confirmByOrganizer, { registrationId, answers });
    return this.lists.one(registrationList, registrationId);
  }
}
