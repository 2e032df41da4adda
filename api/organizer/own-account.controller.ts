import { Body, Controller, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import type { OwnAccount } from '../../domain/answer/organizer/own-account.ts';
import { changeOwnName } from '../../domain/use-case/organizer/account.ts';
import { ownName } from '../../domain/use-case/organizer/own-account.ts';
import { Organizers } from '../access/organizers.ts';
import { Commands } from '../database/commands.ts';
import { BodyOf } from '../form/body-of.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { CountsAs } from '../http/counts-as.ts';

class OwnNameDto extends BodyOf(ownName) {}

/** Routes for the name of the own account. */
@ApiTags('session')
@Controller('api/admin/account')
export class OwnAccountController {
  constructor(
    private readonly organizers: Organizers,
    private readonly commands: Commands,
  ) {}

  /** Changes the organizer's name. */
  @Put()
  @AllowedTo(['organizer'])
  @CountsAs('keep the own account')
  async rename(@Body() { name }: OwnNameDto, @Req() request: Request): Promise<OwnAccount> {
    const id = request.user?.id ?? 0;
    await this.commands.run(changeOwnName, { id, name });
    return this.organizers.account(id);
  }
}
