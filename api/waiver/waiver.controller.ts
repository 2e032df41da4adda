import { Body, Controller, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { CheckAddress } from '../../domain/use-case/player/check-address.ts';
import { SendWaiverLink } from '../../domain/use-case/waiver/send-waiver-link.ts';
import { SignWaiver } from '../../domain/use-case/waiver/sign-waiver.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { ProvedBy } from '../http/known-caller.ts';
import { PositiveId } from '../http/positive-id.pipe.ts';
import { SealedWaivers } from './sealed-waivers.ts';
import { WaiverDto } from './waiver.dto.ts';

@ApiTags('waiver')
@Controller('api')
export class WaiverController {
  constructor(
    private readonly waivers: SealedWaivers,
    private readonly signWaiver: SignWaiver,
    private readonly sendWaiverLink: SendWaiverLink,
    private readonly checkAddress: CheckAddress,
  ) {}

  /** Whose waiver the link in a mail is about, and whether it is signed. */
  @Get('waivers/:sealed')
  @AllowedTo(['anyone'])
  @ProvedBy('mailed link')
  async show(@Param('sealed') sealed: string, @Req() request: Request) {
    return this.waivers.shown(await this.waivers.registrationOf(sealed, request.ip ?? ''));
  }

  /** A parent, a guardian or a player of 18 signs. */
  @Post('waivers/:sealed')
  @HttpCode(200)
  @AllowedTo(['anyone'])
  @ProvedBy('mailed link')
  async sign(@Param('sealed') sealed: string, @Body() answers: WaiverDto, @Req() request: Request) {
    const address = request.ip ?? '';
    const registrationId = await this.waivers.registrationOf(sealed, address);
    await this.signWaiver.run({ registrationId, answers, address });
    return this.waivers.shown(registrationId);
  }

  /** The link to sign goes to the address on file once more. */
  @Post('players/:id/waiver-link')
  @HttpCode(200)
  @AllowedTo(['player', 'organizer'])
  async send(@Param('id', PositiveId) id: number, @Req() request: Request) {
    await this.checkAddress.run({ id, sessionId: request.sessionID });
    await this.sendWaiverLink.run(id);
    return { message: 'The link to sign the waiver is on its way to the address on file.' };
  }
}
