import { Body, Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { EnterContactCode } from '../../domain/use-case/player/enter-contact-code.ts';
import { SendContactCode } from '../../domain/use-case/player/send-contact-code.ts';
import { UseOtherContact } from '../../domain/use-case/player/use-other-contact.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { AnswerNotKept } from '../http/answer-not-kept.ts';
import { PositiveId } from '../http/positive-id.pipe.ts';
import { Failures } from '../session/failures.ts';
import { Grants } from '../session/grants.ts';
import { ContactCodeDto } from './contact-code.dto.ts';
import { OtherContactDto } from './other-contact.dto.ts';
import { PlayerRecords } from './player-records.ts';

/** The address on file confirms who is asking. */
@ApiTags('player')
@Controller('api/players/:id')
export class ContactController {
  constructor(
    private readonly records: PlayerRecords,
    private readonly sendContactCode: SendContactCode,
    private readonly enterContactCode: EnterContactCode,
    private readonly useOtherContact: UseOtherContact,
    private readonly failures: Failures,
    private readonly grants: Grants,
  ) {}

  /** Sends a code to the address on file. */
  @Post('contact-code')
  @HttpCode(200)
  @AllowedTo(['player'])
  send(@Param('id', PositiveId) id: number, @Req() request: Request) {
    return this.sendContactCode.run({ id, sessionId: request.sessionID });
  }

  /** The code that was sent shows the contact in full, and lets happen what this session has asked for. */
  @Post('contact-code/confirm')
  @HttpCode(200)
  @AnswerNotKept(true)
  @AllowedTo(['player'])
  async confirm(@Param('id', PositiveId) id: number, @Body() { code }: ContactCodeDto, @Req() request: Request) {
    // Every try counts before it is looked at: tries side by side are as limited as one after the other.
    await this.failures.count('contact-code', String(id));
    await this.enterContactCode.run({ id, code, sessionId: request.sessionID });
    await this.grants.give(request, 'contact', id);
    return this.records.withOtherContact(id, true);
  }

  /** Uses the contact that came with the last registration from now on, or drops it. */
  @Post('other-contact')
  @HttpCode(200)
  @AllowedTo(['confirmed player'])
  async choose(@Param('id', PositiveId) id: number, @Body() { use }: OtherContactDto, @Req() request: Request) {
    await this.useOtherContact.run({ id, use });
    return this.records.withOtherContact(id, await this.grants.holds(request, 'contact', id));
  }
}
