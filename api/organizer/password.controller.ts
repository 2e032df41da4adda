import { Body, Controller, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { hash } from '@node-rs/argon2';
import type { Request } from 'express';
import type { MessageAnswer } from '../../domain/answer/site/message-answer.ts';
import { Clock } from '../../domain/port/clock.ts';
import { AnswersRefused, refuseContradictions } from '../../domain/rule/form/accept-answers.ts';
import { easternYear } from '../../domain/rule/time/eastern.ts';
import { passwordChange } from '../../domain/use-case/access/password-change.ts';
import { changePassword } from '../../domain/use-case/organizer/account.ts';
import { Organizers } from '../access/organizers.ts';
import { Commands } from '../database/commands.ts';
import { BodyOf } from '../form/body-of.ts';
import { Attempts } from '../guessing/attempts.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { answer } from '../http/answer-language.ts';
import { CountsAs } from '../http/counts-as.ts';
import { By } from '../http/expected-version.ts';
import { RequiresRecentProof } from '../http/requires-recent-proof.ts';

class PasswordChangeDto extends BodyOf(passwordChange) {}

@ApiTags('session')
@Controller('api/admin/password')
export class PasswordController {
  constructor(
    private readonly organizers: Organizers,
    private readonly attempts: Attempts,
    private readonly commands: Commands,
    private readonly clock: Clock,
  ) {}

  /** Changes the organizer's password and ends the organizer's other sessions. */
  @Put()
  @RequiresRecentProof('own password')
  @AllowedTo(['organizer'])
  @CountsAs('keep the own account')
  async change(
    @Body() answers: PasswordChangeDto,
    @By() username: string,
    @Req() request: Request,
  ): Promise<MessageAnswer> {
    refuseContradictions(passwordChange, answers, { year: easternYear(this.clock.now()) });
    const attempt = { guessed: 'sign-in', words: { account: username.toLowerCase() } } as const;
    const organizer = await this.attempts.make(request, attempt, () =>
      this.organizers.recognise(username, answers.currentPassword),
    );
    if (organizer === undefined) throw new AnswersRefused({ currentPassword: 'Current password is not right' });
    await this.commands.run(changePassword, {
      id: organizer.id,
      passwordHash: await hash(answers.newPassword),
      sessionId: request.sessionID,
    });
    return answer('Password changed');
  }
}
