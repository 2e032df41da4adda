import { Body, Controller, Get, HttpCode, Post, Req, UnauthorizedException } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import passport from 'passport';
import { AllowedTo } from '../http/allowed-to.ts';
import { AnswerNotKept } from '../http/answer-not-kept.ts';
import { Failures } from './failures.ts';
import { Grants } from './grants.ts';
import { type Organizer, organizerOf } from './organizer.ts';
import { SignInDto } from './sign-in.dto.ts';

@ApiTags('session')
@Controller('api/admin')
export class SessionController {
  constructor(
    private readonly grants: Grants,
    private readonly failures: Failures,
  ) {}

  /** An organizer signs in. */
  @Post('login')
  @HttpCode(200)
  @AnswerNotKept(true)
  @AllowedTo(['anyone'])
  async signIn(@Body() { username }: SignInDto, @Req() request: Request) {
    const address = request.ip ?? '';
    const name = `${username.toLowerCase()} ${address}`;
    await this.failures.refuseIfExhausted('sign-in-name', name);
    await this.failures.refuseIfExhausted('sign-in-address', address);
    const organizer = await recognised(request);
    if (organizer === undefined) {
      await this.failures.count('sign-in-name', name);
      await this.failures.count('sign-in-address', address);
      throw new UnauthorizedException('Invalid credentials');
    }
    await this.grants.dropAll(request.sessionID);
    await signedIn(request, organizer);
    await this.grants.give(request, 'organizer', organizer.id);
    return { user: organizer };
  }

  /** Ends the session and everything it was trusted with. */
  @Post('logout')
  @HttpCode(200)
  @AnswerNotKept(true)
  @AllowedTo(['anyone'])
  async signOut(@Req() request: Request) {
    await this.grants.dropAll(request.sessionID);
    await new Promise<void>((resolve, reject) => {
      request.session.destroy((error: unknown) => (error ? reject(error) : resolve()));
    });
    return { message: 'Logged out' };
  }

  /** Who is signed in; 401 when nobody is. */
  @Get('check-auth')
  @AllowedTo(['organizer'])
  whoAmI(@Req() request: Request) {
    return { authenticated: true, user: organizerOf(request) };
  }
}

function recognised(request: Request): Promise<Organizer | undefined> {
  return new Promise((resolve, reject) => {
    const answer = (error: unknown, organizer?: Organizer | false) =>
      error ? reject(error) : resolve(organizer || undefined);
    passport.authenticate('local', answer)(request, request.res, reject);
  });
}

/** Under a new session id, so that nobody can have planted the old one. */
function signedIn(request: Request, organizer: Organizer): Promise<void> {
  return new Promise((resolve, reject) => {
    request.logIn(organizer, (error: unknown) => (error ? reject(error) : resolve()));
  });
}
