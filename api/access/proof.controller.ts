import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import type { MessageAnswer } from '../../domain/answer/site/message-answer.ts';
import { Audit } from '../../domain/port/audit.ts';
import { AnswersRefused } from '../../domain/rule/form/accept-answers.ts';
import { checkSecondFactor } from '../../domain/use-case/access/second-factor.ts';
import { recentProof } from '../../domain/use-case/access/second-factor-form.ts';
import { Commands } from '../database/commands.ts';
import { BodyOf } from '../form/body-of.ts';
import { Attempts } from '../guessing/attempts.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { answer } from '../http/answer-language.ts';
import { CountsAs } from '../http/counts-as.ts';
import { WithoutStoredAnswer } from '../http/without-stored-answer.ts';
import { type Organizer, organizerOf } from './organizer.ts';
import { Organizers } from './organizers.ts';
import { PostgresRecentProofs } from './postgres-recent-proofs.ts';

class RecentProofDto extends BodyOf(recentProof) {}

/** Routes for the proof required before access is created or shown. */
@ApiTags('session')
@Controller('api/admin/account/proof')
export class ProofController {
  constructor(
    private readonly organizers: Organizers,
    private readonly attempts: Attempts,
    private readonly proofs: PostgresRecentProofs,
    private readonly commands: Commands,
    private readonly audit: Audit,
  ) {}

  /** Proves the organizer's identity again, which permits calls that create or show access for ten minutes. A wrong proof counts as a failed sign-in. */
  @Post()
  @HttpCode(200)
  @WithoutStoredAnswer(true)
  @AllowedTo(['organizer'])
  @CountsAs('keep the own account')
  async prove(@Body() answers: RecentProofDto, @Req() request: Request): Promise<MessageAnswer> {
    const { id, username } = self(request);
    let isPasswordRight = false;
    const attempt = { guessed: 'sign-in', words: { account: username.toLowerCase() } } as const;
    const proved = await this.attempts.make(request, attempt, async () => {
      isPasswordRight = (await this.organizers.recognise(username, answers.currentPassword))?.id === id;
      return (isPasswordRight && (await this.isCodeRight(id, answers.code))) || undefined;
    });
    if (proved === undefined) throw wrongProof(isPasswordRight);
    await this.proofs.note(request, id);
    await this.audit.note({ thing: 'organizer', recordId: id, what: 'proved again' });
    return answer('Proved');
  }

  private async isCodeRight(id: number, code: string | null): Promise<boolean> {
    const shown = await this.commands.run(checkSecondFactor, { id, code });
    return shown === 'right' || shown === 'not asked';
  }
}

const wrongProof = (isPasswordRight: boolean) =>
  new AnswersRefused(
    isPasswordRight
      ? { code: 'That code is not right, or was used before' }
      : { currentPassword: 'Current password is not right' },
  );

function self(request: Request): Organizer {
  const organizer = organizerOf(request);
  if (organizer === undefined) throw new Error('A call of an organizer has none');
  return organizer;
}
