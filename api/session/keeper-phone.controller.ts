import { Body, Controller, Get, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { type KeeperPhone, keeperPhone } from '../../domain/answer/session/keeper-phone-view.ts';
import type { MessageAnswer } from '../../domain/answer/site/message-answer.ts';
import { Clock } from '../../domain/port/clock.ts';
import { phoneWord } from '../../domain/use-case/session/phone-word.ts';
import { BodyOf } from '../form/body-of.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { answer } from '../http/answer-language.ts';
import { CountsAs } from '../http/counts-as.ts';
import { PostgresKeeperPhones } from './postgres-keeper-phones.ts';
import { scoreKeeperOf } from './score-keeper.ts';

class PhoneWordDto extends BodyOf(phoneWord) {}

@ApiTags('session')
@Controller('api')
export class KeeperPhoneController {
  constructor(
    private readonly phones: PostgresKeeperPhones,
    private readonly clock: Clock,
  ) {}

  /** Receives a score keeper's phone status: the open game and the waiting entries. It changes nothing, so it is not noted in the audit. */
  @Put('score-keeper/phone')
  @AllowedTo(['score keeper', 'organizer'])
  @CountsAs('keep scores')
  async hear(@Body() { gameId, waiting }: PhoneWordDto, @Req() request: Request): Promise<MessageAnswer> {
    const keeper = scoreKeeperOf(request);
    if (keeper !== undefined) await this.phones.hear(keeper.id, gameId, waiting, this.clock.now());
    return answer('Heard');
  }

  /** Lists the phones of score keepers: which are silent, and which have waiting entries. */
  @Get('admin/keeper-phones')
  @AllowedTo(['organizer'])
  async list(): Promise<readonly KeeperPhone[]> {
    const now = this.clock.now();
    return (await this.phones.keeping()).map((phone) => keeperPhone(phone, now));
  }
}
