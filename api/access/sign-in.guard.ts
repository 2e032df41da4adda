import { type ExecutionContext, Injectable, UnauthorizedException } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { Request } from 'express';
import { checkSecondFactor } from '../../domain/use-case/access/second-factor.ts';
import { Commands } from '../database/commands.ts';
import { Attempts } from '../guessing/attempts.ts';
import { SecondFactorRequired } from '../http/second-factor-required.ts';
import { validation } from '../http/validation.ts';
import { type Organizer, organizerOf } from './organizer.ts';
import { SignInDto } from './sign-in.dto.ts';

/** Admits an organizer with the right password, unless there was too much guessing before. */
@Injectable()
export class SignInGuard extends AuthGuard('local') {
  private readonly form = validation();

  private readonly wrongCodes = new WeakSet<Request>();

  constructor(
    private readonly attempts: Attempts,
    private readonly commands: Commands,
  ) {
    super();
  }

  /** Checks the body first by the validation pipe, because a guard runs before pipes. */
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const { username, code }: SignInDto = await this.form.transform(request.body, {
      type: 'body',
      metatype: SignInDto,
    });
    const attempt = { guessed: 'sign-in', words: { account: username.toLowerCase() } } as const;
    if (await this.attempts.make(request, attempt, () => this.isRecognised(context, code))) return true;
    throw this.wrongCodes.has(request)
      ? new SecondFactorRequired(false)
      : new UnauthorizedException('Invalid credentials');
  }

  override handleRequest<Recognised = Organizer>(
    error: unknown,
    organizer: Recognised | false | undefined,
  ): Recognised {
    if (error) throw error;
    if (!organizer) throw new UnauthorizedException();
    return organizer;
  }

  /** Returns whether the sign-in is complete; a right password without a code counts neither as failure nor as success and asks for the code. */
  private async isRecognised(context: ExecutionContext, code: string | null): Promise<true | undefined> {
    if (!(await this.knowsPassword(context))) return undefined;
    const request = context.switchToHttp().getRequest<Request>();
    const id = organizerOf(request)?.id ?? 0;
    const shown = await this.commands.run(checkSecondFactor, { id, code });
    if (shown === 'right' || shown === 'not asked') return true;
    Reflect.deleteProperty(request, 'user');
    if (shown === 'missing') throw new SecondFactorRequired(true);
    this.wrongCodes.add(request);
    return undefined;
  }

  private async knowsPassword(context: ExecutionContext): Promise<boolean> {
    try {
      await super.canActivate(context);
      return true;
    } catch (reason) {
      if (reason instanceof UnauthorizedException) return false;
      throw reason;
    }
  }
}
