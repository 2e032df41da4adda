import { type ExecutionContext, Injectable, UnauthorizedException } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { Request } from 'express';
import { validation } from '../http/validation.ts';
import { Attempts } from './attempts.ts';
import type { Organizer } from './organizer.ts';
import { SignInDto } from './sign-in.dto.ts';

/** Lets an organizer in who knows the password, as long as there was not too much guessing before. */
@Injectable()
export class SignInGuard extends AuthGuard('local') {
  private readonly form = validation();

  constructor(private readonly attempts: Attempts) {
    super();
  }

  /** A guard comes before the pipe that checks bodies: it asks the pipe itself, and refuses what is no sign-in first. */
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const { username }: SignInDto = await this.form.transform(request.body, { type: 'body', metatype: SignInDto });
    const attempt = { guessed: 'sign-in', words: { account: username.toLowerCase() } } as const;
    if (await this.attempts.make(request, attempt, () => this.isRecognised(context))) return true;
    throw new UnauthorizedException('Invalid credentials');
  }

  override handleRequest<Recognised = Organizer>(
    error: unknown,
    organizer: Recognised | false | undefined,
  ): Recognised {
    if (error) throw error;
    if (!organizer) throw new UnauthorizedException();
    return organizer;
  }

  private async isRecognised(context: ExecutionContext): Promise<true | undefined> {
    try {
      await super.canActivate(context);
      return true;
    } catch (reason) {
      if (reason instanceof UnauthorizedException) return undefined;
      throw reason;
    }
  }
}
