import { Body, Controller, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import type { InterestView, Unsubscribed } from '../../domain/answer/registration/interest-view.ts';
import type { PreRegistration } from '../../domain/rule/registration/pre-registration.ts';
import { endNews } from '../../domain/use-case/mailing/end-news.ts';
import { preRegister, unsubscribe } from '../../domain/use-case/registration/pre-register.ts';
import { Commands } from '../database/commands.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { requestedLanguage } from '../http/answer-language.ts';
import { RequiresProof } from '../http/known-caller.ts';
import { networkBehind } from '../http/whose-address.ts';
import { FormTries } from '../player/form-tries.ts';
import { NewPreRegistrationDto } from './registration.dto.ts';
import { SealedInterests } from './sealed-interests.ts';

@ApiTags('registration')
@Controller('api/pre-registrations')
export class PreRegistrationController {
  constructor(
    private readonly commands: Commands,
    private readonly interests: SealedInterests,
    private readonly tries: FormTries,
  ) {}

  /** Registers an interest in future tournaments. */
  @Post()
  @AllowedTo(['anyone'])
  async add(@Body() answers: NewPreRegistrationDto, @Req() request: Request): Promise<PreRegistration> {
    await this.tries.count(request, answers);
    return this.commands.run(preRegister, { answers, language: requestedLanguage(request) });
  }

  /** Returns the form values of the link in the letter about a new tournament. */
  @Get(':sealed')
  @AllowedTo(['anyone'])
  @RequiresProof('mailed link')
  show(@Param('sealed') sealed: string, @Req() request: Request): Promise<InterestView> {
    return this.interests.shown(sealed, networkBehind(request));
  }

  /** Ends the letters about new tournaments, from the page of the link in each, or by a mail program (RFC 8058). */
  @Post(':sealed/unsubscribe')
  @HttpCode(200)
  @AllowedTo(['anyone'])
  @RequiresProof('mailed link')
  async end(@Param('sealed') sealed: string, @Req() request: Request): Promise<Unsubscribed> {
    const ended = await this.interests.toEnd(sealed, networkBehind(request));
    await (typeof ended === 'number' ? this.commands.run(unsubscribe, ended) : this.commands.run(endNews, ended));
    return { unsubscribed: true };
  }
}
