import { Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import type { MessageAnswer } from '../../domain/answer/site/message-answer.ts';
import { KnownDevices } from '../guessing/known-devices.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { WithoutStoredAnswer } from '../http/without-stored-answer.ts';
import { PostgresSpectators } from './postgres-spectators.ts';
import { SigningOut } from './signing-out.ts';

/** Route by which a family or a captain leaves a device that others use too. */
@ApiTags('session')
@Controller('api/device')
export class DeviceController {
  constructor(
    private readonly signingOut: SigningOut,
    private readonly devices: KnownDevices,
    private readonly spectators: PostgresSpectators,
  ) {}

  /** Forgets the caller on this device: ends the session with all its rights, what the device succeeded at, and the sight of brackets. */
  @Post('forget')
  @HttpCode(200)
  @WithoutStoredAnswer(true)
  @AllowedTo(['anyone'])
  async forget(@Req() request: Request): Promise<MessageAnswer> {
    this.devices.forget(request);
    await this.spectators.forgetSights(request);
    return this.signingOut.run(request);
  }
}
