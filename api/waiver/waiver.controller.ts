import { Body, Controller, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import type { WholeRecord } from '../../domain/answer/player/whole-record.ts';
import type { MessageAnswer } from '../../domain/answer/site/message-answer.ts';
import type { WaiverView } from '../../domain/answer/waiver/waiver-view.ts';
import { checkAddress } from '../../domain/use-case/player/check-address.ts';
import { confirmWaiver } from '../../domain/use-case/waiver/confirm-waiver.ts';
import { seeRecordOfWaiver } from '../../domain/use-case/waiver/see-record-of-waiver.ts';
import { signWaiver } from '../../domain/use-case/waiver/sign-waiver.ts';
import { sendWaiverLink } from '../../domain/use-case/waiver/waiver-of-link.ts';
import { withdrawWaiver } from '../../domain/use-case/waiver/withdraw-waiver.ts';
import { Commands } from '../database/commands.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { answer, answerLanguage } from '../http/answer-language.ts';
import { CountsAs } from '../http/counts-as.ts';
import { RequiresProof } from '../http/known-caller.ts';
import { PositiveId } from '../http/positive-id.pipe.ts';
import { addressBehind } from '../http/whose-address.ts';
import { NewPlayers } from '../player/new-players.ts';
import { PostgresWholeRecords } from '../player/postgres-whole-records.ts';
import { SealedWaivers } from './sealed-waivers.ts';
import { LikenessDto, WaiverDto } from './waiver.dto.ts';

@ApiTags('waiver')
@Controller('api')
export class WaiverController {
  constructor(
    private readonly waivers: SealedWaivers,
    private readonly commands: Commands,
    private readonly wholeRecords: PostgresWholeRecords,
    private readonly newPlayers: NewPlayers,
  ) {}

  /** Returns the player and the state of a link's waiver. */
  @Get('waivers/:sealed')
  @AllowedTo(['anyone'])
  @RequiresProof('mailed link')
  async show(@Param('sealed') sealed: string, @Req() request: Request): Promise<WaiverView> {
    return this.waivers.shown(await this.waivers.behind(sealed, request));
  }

  /** Signs a waiver, as a parent, a guardian or a player of 18. */
  @Post('waivers/:sealed')
  @HttpCode(200)
  @AllowedTo(['anyone'])
  @RequiresProof('mailed link')
  async sign(
    @Param('sealed') sealed: string,
    @Body() answers: WaiverDto,
    @Req() request: Request,
  ): Promise<WaiverView> {
    const link = await this.waivers.behind(sealed, request);
    const [address, language] = [addressBehind(request), answerLanguage(request)];
    await this.commands.run(signWaiver, { link, answers, address, language });
    return this.waivers.shown(link);
  }

  /** Confirms a waiver that was claimed in a form, with the parent's choice about photos. */
  @Post('waivers/:sealed/confirm')
  @HttpCode(200)
  @AllowedTo(['anyone'])
  @RequiresProof('mailed link')
  async confirm(
    @Param('sealed') sealed: string,
    @Body() answers: LikenessDto,
    @Req() request: Request,
  ): Promise<WaiverView> {
    const link = await this.waivers.behind(sealed, request);
    await this.commands.run(confirmWaiver, { link, answers, language: answerLanguage(request) });
    return this.waivers.shown(link);
  }

  /** Withdraws a waiver to which a parent does not agree, or no longer agrees. */
  @Post('waivers/:sealed/withdraw')
  @HttpCode(200)
  @AllowedTo(['anyone'])
  @RequiresProof('mailed link')
  async withdraw(@Param('sealed') sealed: string, @Req() request: Request): Promise<WaiverView> {
    const link = await this.waivers.behind(sealed, request);
    await this.commands.run(withdrawWaiver, link);
    return this.waivers.shown(link);
  }

  /** Returns all stored data about the player, for the mailbox that the link was sent to. */
  @Post('waivers/:sealed/record')
  @HttpCode(200)
  @AllowedTo(['anyone'])
  async record(@Param('sealed') sealed: string, @Req() request: Request): Promise<WholeRecord> {
    const link = await this.waivers.behind(sealed, request);
    const { playerId, address } = await this.commands.run(seeRecordOfWaiver, link);
    return this.wholeRecords.of(playerId, address, answerLanguage(request));
  }

  /** Mails the link to sign or confirm the waiver to the address on file again. */
  @Post('players/:id/waiver-link')
  @HttpCode(200)
  @AllowedTo(['player', 'organizer'])
  @CountsAs('enter a waiver')
  async send(@Param('id', PositiveId) id: number, @Req() request: Request): Promise<MessageAnswer> {
    await this.commands.run(checkAddress, { id, by: await this.newPlayers.askedBy(request, id) });
    await this.commands.run(sendWaiverLink, id);
    return answer('The link to sign the waiver is on its way to the address on file.');
  }
}
