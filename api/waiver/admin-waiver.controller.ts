import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { ListedRegistration } from '../../domain/answer/registration/listed-registration.ts';
import { ConfirmByOrganizer } from '../../domain/use-case/waiver/confirm-by-organizer.ts';
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
    private readonly confirmByOrganizer: ConfirmByOrganizer,
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
    await this.confirmByOrganizer.run({ registrationId, answers });
    return this.lists.one(registrationList, registrationId);
  }
}
