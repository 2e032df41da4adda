import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { hash } from '@node-rs/argon2';
import type { Request } from 'express';
import type { AccountOffered } from '../../domain/answer/access/signed-in.ts';
import { Clock } from '../../domain/port/clock.ts';
import { refuseContradictions } from '../../domain/rule/form/accept-answers.ts';
import { type Account, invitationOver } from '../../domain/rule/organizer/account.ts';
import { easternYear } from '../../domain/rule/time/eastern.ts';
import { acceptInvitation, readInvitation } from '../../domain/use-case/organizer/account-invitation.ts';
import { invitationAcceptance, invitationLook } from '../../domain/use-case/organizer/invitation-acceptance.ts';
import { Commands } from '../database/commands.ts';
import { BodyOf } from '../form/body-of.ts';
import { Attempts } from '../guessing/attempts.ts';
import { accountOfSecret } from '../guessing/mailed-secret.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { RequiresProof, rememberNoChange } from '../http/known-caller.ts';
import { WithoutStoredAnswer } from '../http/without-stored-answer.ts';

class InvitationLookDto extends BodyOf(invitationLook) {}
class InvitationAcceptanceDto extends BodyOf(invitationAcceptance) {}

/** Routes for invited organizers; the secret of the link is never in an address that a server sees. */
@ApiTags('session')
@Controller('api/admin/invitation')
export class AccountInvitationController {
  constructor(
    private readonly attempts: Attempts,
    private readonly clock: Clock,
    private readonly commands: Commands,
  ) {}

  /** Returns the account that an invitation offers. */
  @Post()
  @HttpCode(200)
  @WithoutStoredAnswer(true)
  @AllowedTo(['anyone'])
  @RequiresProof('mailed link')
  async look(@Body() answers: InvitationLookDto, @Req() request: Request): Promise<AccountOffered> {
    rememberNoChange(request);
    return invited(await this.tried(request, () => this.commands.run(readInvitation, answers)));
  }

  /** Accepts an invitation with a new password. */
  @Post('acceptance')
  @HttpCode(200)
  @WithoutStoredAnswer(true)
  @AllowedTo(['anyone'])
  @RequiresProof('mailed link')
  async accept(@Body() answers: InvitationAcceptanceDto, @Req() request: Request): Promise<AccountOffered> {
    refuseContradictions(invitationAcceptance, answers, { year: easternYear(this.clock.now()) });
    const { invitation, password } = answers;
    const accept = async () => {
      // Checked first, so that guesses do not cost the hashing of a password.
      await this.commands.run(readInvitation, { invitation });
      return this.commands.run(acceptInvitation, { invitation, passwordHash: await hash(password) });
    };
    return invited(await this.tried(request, accept));
  }

  /** Counts a link that is not ours as a guess. */
  private async tried(request: Request, work: () => Promise<Account>): Promise<Account> {
    const found = await accountOfSecret(this.attempts, request, work);
    if (found === undefined) throw invitationOver();
    return found;
  }
}

const invited = ({ username, name, role }: Account) => ({ username, name, role });
