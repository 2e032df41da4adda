import { Body, Controller, Delete, Get, HttpCode, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import type { BegunFactor, OwnAccount, RecoveryCodes } from '../../domain/answer/organizer/own-account.ts';
import { Audit } from '../../domain/port/audit.ts';
import { Revocations } from '../../domain/port/revocations.ts';
import { AnswersRefused } from '../../domain/rule/form/accept-answers.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
} from '../../domain/use-case/access/second-factor.ts';
import { codeEntry, passwordAgain } from '../../domain/use-case/access/second-factor-form.ts';
import { type Organizer, organizerOf } from '../access/organizer.ts';
import { Organizers } from '../access/organizers.ts';
import { PostgresRecentProofs } from '../access/postgres-recent-proofs.ts';
import { Commands } from '../database/commands.ts';
import { Database } from '../database/database.ts';
import { BodyOf } from '../form/body-of.ts';
import { Attempts } from '../guessing/attempts.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { CountsAs } from '../http/counts-as.ts';
import { RequiresRecentProof } from '../http/requires-recent-proof.ts';
import { WithoutStoredAnswer } from '../http/without-stored-answer.ts';

class PasswordAgainDto extends BodyOf(passwordAgain) {}
class CodeEntryDto extends BodyOf(codeEntry) {}

const own = 'keep the own account';

/** Routes for each organizer's own account. */
@ApiTags('session')
@Controller('api/admin/account')
export class AccountController {
  constructor(
    private readonly database: Database,
    private readonly organizers: Organizers,
    private readonly attempts: Attempts,
    private readonly revocations: Revocations,
    private readonly audit: Audit,
    private readonly commands: Commands,
    private readonly proofs: PostgresRecentProofs,
  ) {}

  /** Returns the own account. */
  @Get()
  @AllowedTo(['organizer'])
  @CountsAs(own)
  account(@Req() request: Request): Promise<OwnAccount> {
    return this.organizers.account(self(request).id);
  }

  /** Starts the setup of a second factor; requires the password again. */
  @Post('second-factor')
  @RequiresRecentProof('own password')
  @HttpCode(200)
  @WithoutStoredAnswer(true)
  @AllowedTo(['organizer'])
  @CountsAs(own)
  async begin(@Body() { currentPassword }: PasswordAgainDto, @Req() request: Request): Promise<BegunFactor> {
    const { id, username } = self(request);
    const known = await this.tried(request, () => this.organizers.recognise(username, currentPassword));
    if (known === undefined) throw new AnswersRefused({ currentPassword: 'Current password is not right' });
    await this.proofs.note(request, id);
    return this.commands.run(beginSecondFactor, { id });
  }

  /** Confirms the second factor by the app's first code, required from now on. Returns the recovery codes, this once only. */
  @Post('second-factor/confirmation')
  @RequiresRecentProof('always')
  @HttpCode(200)
  @WithoutStoredAnswer(true)
  @AllowedTo(['organizer'])
  @CountsAs(own)
  async confirm(@Body() { code }: CodeEntryDto, @Req() request: Request): Promise<RecoveryCodes> {
    const { id } = self(request);
    const confirm = () => this.commands.run(confirmSecondFactor, { id, code, sessionId: request.sessionID });
    let refused: AnswersRefused | undefined;
    const recoveryCodes = await this.tried(request, () =>
      confirm().catch((reason: unknown) => {
        if (!(reason instanceof AnswersRefused)) throw reason;
        refused = reason;
        return undefined;
      }),
    );
    if (recoveryCodes === undefined) throw refused;
    return { recoveryCodes };
  }

  /** Removes the second factor. */
  @Post('second-factor/removal')
  @RequiresRecentProof('always')
  @HttpCode(200)
  @AllowedTo(['organizer'])
  @CountsAs(own)
  async remove(@Body() { code }: CodeEntryDto, @Req() request: Request): Promise<OwnAccount> {
    const { id } = self(request);
    const done = async () => (await this.commands.run(removeSecondFactor, { id, code })) || undefined;
    if ((await this.tried(request, done)) === undefined)
      throw new AnswersRefused({ code: 'That code is not right, or was used before' });
    return this.account(request);
  }

  /** Ends all other sessions of the organizer. */
  @Delete('sessions')
  @RequiresRecentProof('always')
  @AllowedTo(['organizer'])
  @CountsAs(own)
  endOthers(@Req() request: Request): Promise<OwnAccount> {
    const { id } = self(request);
    return this.database.inTransaction(async () => {
      await this.revocations.ofOrganizer(id, request.sessionID);
      await this.audit.note({ thing: 'organizer', recordId: id, what: 'signed out elsewhere' });
      return this.organizers.account(id);
    });
  }

  /** Counts a wrong password or code as the sign-in does. */
  private tried<T>(request: Request, work: () => Promise<T | undefined>): Promise<T | undefined> {
    const account = self(request).username.toLowerCase();
    return this.attempts.make(request, { guessed: 'sign-in', words: { account } }, work);
  }
}

function self(request: Request): Organizer {
  const organizer = organizerOf(request);
  if (organizer === undefined) throw new Error('A call of an organizer has none');
  return organizer;
}
