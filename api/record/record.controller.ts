import { Body, Controller, Get, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import type { RecordOpened } from '../../domain/answer/player/player-record.ts';
import type { SignersRecord } from '../../domain/answer/player/whole-record.ts';
import type { MessageAnswer } from '../../domain/answer/site/message-answer.ts';
import { chooseLanguage } from '../../domain/use-case/record/choose-language.ts';
import { eraseChild } from '../../domain/use-case/record/erase-child.ts';
import { mailRecordLink } from '../../domain/use-case/record/record-link.ts';
import { seeRecord } from '../../domain/use-case/record/see-record.ts';
import { signersRegistration } from '../../domain/use-case/record/signer.ts';
import { waiverBehindCode } from '../../domain/use-case/waiver/waiver-of-link.ts';
import { shareContact, withdrawLikeness, withdrawWaiver } from '../../domain/use-case/waiver/withdraw-waiver.ts';
import { Commands } from '../database/commands.ts';
import { Attempts } from '../guessing/attempts.ts';
import { AfterAnswer } from '../http/after-answer.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { answer, answerLanguage } from '../http/answer-language.ts';
import { RequiresProof } from '../http/known-caller.ts';
import { PositiveId } from '../http/positive-id.pipe.ts';
import { WithoutStoredAnswer } from '../http/without-stored-answer.ts';
import { PlayerRecords } from '../player/player-records.ts';
import { PostgresWholeRecords } from '../player/postgres-whole-records.ts';
import { SignerRights } from '../player/signer-rights.ts';
import { ContactChoiceDto, LanguageChoiceDto, RecordLinkDto } from './record.dto.ts';
import { RecordLinks } from './record-links.ts';

/** Answer to every request for a link, whether any record exists or not. */
const onItsWay = 'If we keep anything about a player with this address, the link to see it is on its way there.';

/** Routes by which the signer sees, withdraws and erases the data about a player. */
@ApiTags('record')
@Controller('api/players')
export class RecordController {
  constructor(
    private readonly links: RecordLinks,
    private readonly rights: SignerRights,
    private readonly records: PlayerRecords,
    private readonly wholeRecords: PostgresWholeRecords,
    private readonly commands: Commands,
    private readonly attempts: Attempts,
    private readonly afterAnswer: AfterAnswer,
  ) {}

  /** Mails the link to the signer's address, and never says whether it is on file. */
  @Post('record-link')
  @HttpCode(200)
  @AllowedTo(['anyone'])
  async ask(@Body() asked: RecordLinkDto, @Req() request: Request): Promise<MessageAnswer> {
    // The attempt is never given back: neither a refusal nor the response time may reveal whether an address is on file.
    await this.attempts.make(request, { guessed: 'record-link' }, async () => undefined);
    this.afterAnswer.do(request, () => this.commands.run(mailRecordLink, asked));
    return answer(onItsWay);
  }

  /** Opens the mailed link: the session may see, withdraw and erase what is kept of all players of the mailbox. */
  @Post('record-link/:sealed')
  @HttpCode(200)
  @WithoutStoredAnswer(true)
  @AllowedTo(['anyone'])
  @RequiresProof('mailed link')
  async open(@Param('sealed') sealed: string, @Req() request: Request): Promise<RecordOpened> {
    return { playerId: await this.links.open(sealed, request) };
  }

  /** Returns all stored data about a player, and the other players of the signer. */
  @Get(':id/record')
  @AllowedTo(['signer'])
  async see(@Param('id', PositiveId) id: number, @Req() request: Request): Promise<SignersRecord> {
    const right = await this.rights.of(request, id);
    const { address, siblings } = await this.commands.run(seeRecord, right);
    const sealedWaiver = await this.commands.run(waiverBehindCode, { id, mailbox: address });
    return {
      player: { ...(await this.records.record(id, { isConfirmed: true, request })), sealedWaiver, isSigner: true },
      record: await this.wholeRecords.of(id, address, answerLanguage(request)),
      siblings,
    };
  }

  /** Sets the language of letters about all players of the signer. */
  @Put(':id/language')
  @AllowedTo(['signer'])
  async choose(
    @Param('id', PositiveId) id: number,
    @Body() answers: LanguageChoiceDto,
    @Req() request: Request,
  ): Promise<MessageAnswer> {
    await this.commands.run(chooseLanguage, { right: await this.rights.of(request, id), answers });
    return answer('Letters come in this language from now on.');
  }

  /** Withdraws the waiver of a registration. */
  @Post(':id/registrations/:tournamentId/waiver/withdraw')
  @HttpCode(200)
  @AllowedTo(['signer'])
  async withdraw(
    @Param('id', PositiveId) id: number,
    @Param('tournamentId', PositiveId) tournamentId: number,
    @Req() request: Request,
  ): Promise<MessageAnswer> {
    await this.commands.run(withdrawWaiver, await this.registration(request, id, tournamentId));
    return answer('The waiver is withdrawn.');
  }

  /** Withdraws the consent to photos. */
  @Post(':id/registrations/:tournamentId/likeness/withdraw')
  @HttpCode(200)
  @AllowedTo(['signer'])
  async forbidPhotos(
    @Param('id', PositiveId) id: number,
    @Param('tournamentId', PositiveId) tournamentId: number,
    @Req() request: Request,
  ): Promise<MessageAnswer> {
    await this.commands.run(withdrawLikeness, await this.registration(request, id, tournamentId));
    return answer('No photo or video is to show the player any more.');
  }

  /** Shares the family's contact with the team, or stops that. */
  @Put(':id/registrations/:tournamentId/contact')
  @AllowedTo(['signer'])
  async share(
    @Param('id', PositiveId) id: number,
    @Param('tournamentId', PositiveId) tournamentId: number,
    @Body() { contactShared: isAllowed }: ContactChoiceDto,
    @Req() request: Request,
  ): Promise<MessageAnswer> {
    await this.commands.run(shareContact, { link: await this.registration(request, id, tournamentId), isAllowed });
    return answer(isAllowed ? 'The team can reach you now.' : 'The team is not told any more how to reach you.');
  }

  /** Erases a player. */
  @Post(':id/erase')
  @HttpCode(200)
  @AllowedTo(['signer'])
  async erase(@Param('id', PositiveId) id: number, @Req() request: Request): Promise<MessageAnswer> {
    await this.commands.run(eraseChild, await this.rights.of(request, id));
    return answer('The player is erased.');
  }

  private async registration(request: Request, id: number, tournamentId: number) {
    return this.commands.run(signersRegistration, { right: await this.rights.of(request, id), tournamentId });
  }
}
