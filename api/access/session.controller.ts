import { Controller, Get, HttpCode, Post, Req, UnauthorizedException, UseGuards } from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import type { SignedIn, SignedInOrganizer } from '../../domain/answer/access/signed-in.ts';
import type { MessageAnswer } from '../../domain/answer/site/message-answer.ts';
import { Audit } from '../../domain/port/audit.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { CountsAs } from '../http/counts-as.ts';
import { RequiresProof } from '../http/known-caller.ts';
import { WithoutStoredAnswer } from '../http/without-stored-answer.ts';
import { Grants } from './grants.ts';
import { type AuthenticatedOrganizer, type Organizer, organizerOf } from './organizer.ts';
import { SignInDto } from './sign-in.dto.ts';
import { SignInGuard } from './sign-in.guard.ts';
import { SigningOut } from './signing-out.ts';

@ApiTags('session')
@Controller('api/admin')
export class SessionController {
  constructor(
    private readonly grants: Grants,
    private readonly signingOut: SigningOut,
    private readonly audit: Audit,
  ) {}

  /** Signs an organizer in. */
  @Post('login')
  @HttpCode(200)
  @WithoutStoredAnswer(true)
  @AllowedTo(['anyone'])
  @RequiresProof('password')
  @UseGuards(SignInGuard)
  @ApiBody({ type: SignInDto })
  async signIn(@Req() request: Request & { readonly user: AuthenticatedOrganizer }): Promise<SignedIn> {
    const { user: organizer } = request;
    await this.grants.dropAll(request.sessionID);
    await signedIn(request, organizer);
    await this.grants.give(request, 'organizer', organizer.id);
    await this.audit.note({ thing: 'session', recordId: null, what: 'signed in' });
    return { user: organizer };
  }

  /** Ends the session and all its grants. */
  @Post('logout')
  @HttpCode(200)
  @WithoutStoredAnswer(true)
  @AllowedTo(['anyone'])
  signOut(@Req() request: Request): Promise<MessageAnswer> {
    return this.signingOut.run(request);
  }

  /** Returns the current organizer; 401 if there is none. */
  @Get('check-auth')
  @AllowedTo(['organizer'])
  @CountsAs('keep the own account')
  async whoAmI(@Req() request: Request): Promise<SignedInOrganizer> {
    const [organizer, held] = [organizerOf(request), await this.grants.roleOf(request)];
    if (organizer === undefined || held === undefined) throw new UnauthorizedException();
    return { authenticated: true, user: { ...organizer, ...held } };
  }
}

/** Signs in under a new session id, so that nobody can have planted it. */
function signedIn(request: Request, organizer: Organizer): Promise<void> {
  return new Promise((resolve, reject) => {
    request.logIn(organizer, (error: unknown) => (error ? reject(error) : resolve()));
  });
}
