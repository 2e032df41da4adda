import { Body, Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { type CodeSent, type ConfirmedRecord, codeSent } from '../../domain/answer/player/player-record.ts';
import { Audit } from '../../domain/port/audit.ts';
import { Clock } from '../../domain/port/clock.ts';
import { ContactCodes } from '../../domain/port/contact-codes.ts';
import { daySeconds } from '../../domain/rule/access/allowances.ts';
import {
  enterContactCode,
  findCodeReader,
  isOnItsWay,
  sendContactCode,
  wrongCode,
} from '../../domain/use-case/player/contact-code.ts';
import { signerBehindCode } from '../../domain/use-case/record/signer.ts';
import { waiverBehindCode } from '../../domain/use-case/waiver/waiver-of-link.ts';
import { Grants } from '../access/grants.ts';
import { Commands } from '../database/commands.ts';
import { Attempts, codeOf } from '../guessing/attempts.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { requestedLanguage } from '../http/answer-language.ts';
import { RequiresProof } from '../http/known-caller.ts';
import { PositiveId } from '../http/positive-id.pipe.ts';
import { TooManyCodes } from '../http/too-many-codes.ts';
import { TooManyFailures } from '../http/too-many-failures.ts';
import { WithoutStoredAnswer } from '../http/without-stored-answer.ts';
import { shown } from './lookup-attempt.ts';
import { NewPlayers } from './new-players.ts';
import { ContactCodeDto } from './player.dto.ts';
import { PlayerRecords } from './player-records.ts';
import { SignerRights } from './signer-rights.ts';

/** Routes by which the address on file confirms the caller. */
@ApiTags('player')
@Controller('api/players/:id')
export class ContactController {
  constructor(
    private readonly records: PlayerRecords,
    private readonly commands: Commands,
    private readonly rights: SignerRights,
    private readonly newPlayers: NewPlayers,
    private readonly attempts: Attempts,
    private readonly grants: Grants,
    private readonly codes: ContactCodes,
    private readonly clock: Clock,
    private readonly audit: Audit,
  ) {}

  /** Sends a code to the address on file. */
  @Post('contact-code')
  @HttpCode(200)
  @AllowedTo(['player'])
  async send(@Param('id', PositiveId) id: number, @Req() request: Request): Promise<CodeSent> {
    const by = await this.newPlayers.askedBy(request, id);
    await this.commands.within(findCodeReader, { id, by });
    // Counted outside the transaction of the code, and not for one that is on its way already.
    if (!isOnItsWay(await this.codes.sentAt(id, by.sessionId), this.clock.now()))
      await this.attempts.countCode(request, String(id)).catch(tooManyCodes);
    const sentTo = await this.commands.run(sendContactCode, { id, by });
    return sentTo === undefined ? tooManyCodes(new TooManyFailures(daySeconds)) : codeSent(sentTo);
  }

  /** Confirms the code: shows the contact in full, and lets the session change what is guarded. */
  @Post('contact-code/confirm')
  @HttpCode(200)
  @WithoutStoredAnswer(true)
  @AllowedTo(['player'])
  @RequiresProof('mailbox code')
  async confirm(
    @Param('id', PositiveId) id: number,
    @Body() { code }: ContactCodeDto,
    @Req() request: Request,
  ): Promise<ConfirmedRecord> {
    const sentAt = await this.codes.sentAt(id, request.sessionID);
    if (sentAt === undefined) throw wrongCode();
    const words = { code: `${id} ${sentAt.toISOString()}` };
    const attempt = { guessed: 'contact-code', words, thing: codeOf(String(id)) } as const;
    const asked = { id, code, sessionId: request.sessionID, language: requestedLanguage(request) };
    const mailbox = await this.attempts.make(request, attempt, () => this.commands.run(enterContactCode, asked));
    if (mailbox === undefined) throw wrongCode();
    await this.grants.give(request, 'contact', id);
    await this.audit.note(shown(id, { inFull: true }));
    const signer = await this.commands.run(signerBehindCode, { id, mailbox });
    if (signer !== undefined) await this.rights.give(request, signer);
    const sealedWaiver = await this.commands.run(waiverBehindCode, { id, mailbox });
    return {
      ...(await this.records.record(id, { isConfirmed: true, request })),
      sealedWaiver,
      isSigner: signer !== undefined,
    };
  }
}

/** Says of a refused request for a code what can be done instead. */
function tooManyCodes(reason: unknown): never {
  throw reason instanceof TooManyFailures ? new TooManyCodes(reason.retryAfterSeconds) : reason;
}
