import { type ExecutionContext, Injectable, UnauthorizedException } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { Request } from 'express';
import { validation } from '../http/validation.ts';
import { Failures } from './failures.ts';
import type { Organizer } from './organizer.ts';
import { SignInDto } from './sign-in.dto.ts';

/** Lets an organizer in who knows the password, as long as there was not too much guessing before. */
@Injectable()
export class SignInGuard extends AuthGuard('local') {
  private readonly form = validation();

  constructor(private readonly failures: Failures) {
    super();
  }

  /** A guard comes before the pipe that checks bodies: it asks the pipe itself, and refuses what is no sign-in first. */
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const { body, ip: address = '' } = context.switchToHttp().getRequest<Request>();
    const { username }: SignInDto = await this.form.transform(body, { type: 'body', metatype: SignInDto });
    const name = `${username.toLowerCase()} ${address}`;
    await this.failures.refuseIfExhausted('sign-in-name', name);
    await this.failures.refuseIfExhausted('sign-in-address', address);
    try {
      await super.canActivate(context);
      return true;
    } catch (reason) {
      if (reason instanceof UnauthorizedException) await this.countFailure(name, address);
      throw reason;
    }
  }

  override handleRequest<Recognised = Organizer>(
    error: unknown,
    organizer: Recognised | false | undefined,
  ): Recognised {
    if (error) throw error;
    if (!organizer) throw new UnauthorizedException('Invalid credentials');
    return organizer;
  }

  private async countFailure(name: string, address: string): Promise<void> {
    await this.failures.count('sign-in-name', name);
    await this.failures.count('sign-in-address', address);
  }
}
