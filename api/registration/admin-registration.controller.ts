import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type DeletedRegistration,
  type DeletionPreview,
  deletionPreview,
} from '../../domain/answer/registration/deletion-preview.ts';
import type {
  AddedRegistration,
  ListedRegistration,
  RegistrationSum,
} from '../../domain/answer/registration/listed-registration.ts';
import type { SeenVersion } from '../../domain/rule/audit/seen-version.ts';
import { recordPayment } from '../../domain/use-case/payment/record-payment.ts';
import { addRegistration } from '../../domain/use-case/roster/add-registration.ts';
import { deleteRegistration, previewRegistrationDeletions } from '../../domain/use-case/roster/delete-registration.ts';
import { Commands } from '../database/commands.ts';
import { listQuery } from '../database/list-query.ts';
import { Lists } from '../database/lists.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { CountsAs } from '../http/counts-as.ts';
import { By, ExpectedVersion } from '../http/expected-version.ts';
import { PositiveId } from '../http/positive-id.pipe.ts';
import { FileParameters } from '../list/list-parameters.ts';
import { registrationList } from './postgres-registration-list.ts';
import { PostgresRegistrationSum } from './postgres-registration-sum.ts';
import { RegistrationFormDto, RegistrationPaymentDto, RegistrationsToDeleteDto } from './registration.dto.ts';

@ApiTags('tournament-registrations')
@Controller('api/admin/tournament-registrations')
export class AdminRegistrationController {
  constructor(
    private readonly lists: Lists,
    private readonly commands: Commands,
    private readonly sums: PostgresRegistrationSum,
  ) {}

  /** Sums the money of the registrations that a filter leaves: asked, received and still owed. */
  @Get('sum')
  @AllowedTo(['organizer'])
  @FileParameters(registrationList)
  sum(@Query() asked: Readonly<Record<string, unknown>>): Promise<RegistrationSum> {
    return this.sums.of(listQuery(asked).filter);
  }

  /** Registers a player for a tournament. */
  @Post()
  @AllowedTo(['organizer'])
  async add(@Body() answers: RegistrationFormDto): Promise<AddedRegistration> {
    const { registration, teamAssignment } = await this.commands.run(addRegistration, answers);
    return { ...(await this.shown(registration.id)), teamAssignment };
  }

  /** Records a payment, the only part of a registration that can be changed. */
  @Put([':id/payment', ':id'])
  @AllowedTo(['organizer'])
  @CountsAs('confirm a payment')
  async pay(
    @Param('id', PositiveId) id: number,
    @Body() answers: RegistrationPaymentDto,
    @ExpectedVersion() seen: SeenVersion,
    @By() by: string,
  ): Promise<ListedRegistration> {
    await this.commands.run(recordPayment, { id, answers, seen, by });
    return this.shown(id);
  }

  /** Previews the removal of several registrations, each as if alone: the money, and the registrations that stay, with reasons. */
  @Post('deletion')
  @HttpCode(200)
  @AllowedTo(['organizer'])
  async deletions(@Body() chosen: RegistrationsToDeleteDto): Promise<DeletionPreview> {
    return deletionPreview(await this.commands.run(previewRegistrationDeletions, chosen));
  }

  /** Removes a registration. Money received for it stays in the ledger, as to be refunded. */
  @Delete(':id')
  @AllowedTo(['organizer'])
  async delete(
    @Param('id', PositiveId) id: number,
    @ExpectedVersion() seen: SeenVersion,
  ): Promise<DeletedRegistration> {
    const { playerId, tournamentId } = await this.commands.run(deleteRegistration, { id, seen });
    return { id, playerId, tournamentId };
  }

  private shown(id: number): Promise<ListedRegistration> {
    return this.lists.one(registrationList, id);
  }
}
