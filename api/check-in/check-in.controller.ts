import { Controller, Delete, Param, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { CheckInState } from '../../domain/answer/check-in/check-in-list.ts';
import { checkInPlayer, takeBackCheckIn } from '../../domain/use-case/check-in/check-in.ts';
import { Commands } from '../database/commands.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { CountsAs } from '../http/counts-as.ts';
import { By } from '../http/expected-version.ts';
import { PositiveId } from '../http/positive-id.pipe.ts';
import { momentOf, type QueryValues, Reads, ValuesOfQuery } from '../http/query-parameters.ts';
import { PostgresCheckInLists } from './postgres-check-in-lists.ts';

const pressed = { at: momentOf('When it was pressed, where that is known and was today; now without it') };
const seen = { at: momentOf('The check-in of this moment alone; any without it') };

@ApiTags('tournament-registrations')
@Controller('api/admin/tournament-registrations/:id/check-in')
export class CheckInController {
  constructor(
    private readonly commands: Commands,
    private readonly lists: PostgresCheckInLists,
  ) {}

  /** Notes that a registered player is here; whoever is checked in already stays so. */
  @Put()
  @AllowedTo(['organizer'])
  @CountsAs('check in')
  @Reads(pressed)
  async checkIn(
    @Param('id', PositiveId) registrationId: number,
    @ValuesOfQuery() { at }: QueryValues<typeof pressed>,
    @By() by: string,
  ): Promise<CheckInState> {
    await this.commands.run(checkInPlayer, { registrationId, by, ...(at && { at }) });
    return this.lists.stateOf(registrationId);
  }

  /** Takes a check-in back; whoever is not checked in stays so. */
  @Delete()
  @AllowedTo(['organizer'])
  @CountsAs('check in')
  @Reads(seen)
  async takeBack(
    @Param('id', PositiveId) registrationId: number,
    @ValuesOfQuery() { at }: QueryValues<typeof seen>,
  ): Promise<CheckInState> {
    await this.commands.run(takeBackCheckIn, { registrationId, ...(at && { at }) });
    return this.lists.stateOf(registrationId);
  }
}
