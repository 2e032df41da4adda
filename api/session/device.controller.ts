import { Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import type { MessageAnswer } from '../../domain/answer/site/message-answer.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { WithoutStoredAnswer } from '../http/without-stored-answer.ts';
import { KnownDevices } from './known-devices.ts';
import { SigningOut } from './signing-out.ts';

/** Route by which a family or a captain leaves a device that others use too. */
@ApiTags('session')
@Controller('api/device')
export class DeviceController {
  constructor(
    private readonly signingOut: SigningOut,
    private readonly devices: KnownDevices,
  ) {}

  /** Forgets the caller on this device: ends the session with all its rights, and what the device succeeded at. */
  @Post('forget')
  @HttpCode(200)
  @WithoutStoredAnswer(true)
  @AllowedTo(['anyone'])
  forget(@Req() request: Request): Promise<MessageAnswer> {
    this.devices.forget(request);
    return this.signingOut.run(request);
  }
}
