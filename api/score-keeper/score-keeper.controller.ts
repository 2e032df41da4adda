import { Body, Controller, Get, HttpCode, Post, Req, UnauthorizedException } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import type { SignedInKeeper } from '../../domain/answer/access/signed-in.ts';
import type { MessageAnswer } from '../../domain/answer/site/message-answer.ts';
import { Audit } from '../../domain/port/audit.ts';
import { scoreKeeperSignIn } from '../../domain/use-case/score-keeper/score-keeper-sign-in.ts';
import { Grants } from '../access/grants.ts';
import { type ScoreKeeper, scoreKeeperOf } from '../access/score-keeper.ts';
import { BodyOf } from '../form/body-of.ts';
import { Attempts } from '../guessing/attempts.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { answer } from '../http/answer-language.ts';
import { CountsAs } from '../http/counts-as.ts';
import { RequiresProof, rememberNoChange } from '../http/known-caller.ts';
import { WithoutStoredAnswer } from '../http/without-stored-answer.ts';
import { PostgresScoreKeepers } from './postgres-score-keepers.ts';

class ScoreKeeperSignInDto extends BodyOf(scoreKeeperSignIn) {}

@ApiTags('session')
@Controller('api/score-keeper')
export class ScoreKeeperController {
  constructor(
    private readonly keepers: PostgresScoreKeepers,
    private readonly grants: Grants,
    private readonly attempts: Attempts,
    private readonly audit: Audit,
  ) {}

  /** Signs a score keeper in with the shared password and a name. */
  @Post('login')
  @HttpCode(200)
  @WithoutStoredAnswer(true)
  @AllowedTo(['anyone'])
  @RequiresProof('password')
  async signIn(@Body() { name, password }: ScoreKeeperSignInDto, @Req() request: Request): Promise<SignedInKeeper> {
    const isRight = async () => this.keepers.knowsPassword(password) || undefined;
    if (!(await this.attempts.make(request, { guessed: 'keeper' }, isRight))) {
      throw new UnauthorizedException('Incorrect password');
    }
    const keeper = await this.keepers.add(name);
    request.session.scoreKeeper = keeper;
    await this.grants.give(request, 'score-keeper', keeper.id);
    await this.audit.note({ thing: 'session', recordId: null, what: 'signed in' });
    return { authenticated: true, name: keeper.name };
  }

  /** Ends score keeping; other grants of the session stay. */
  @Post('logout')
  @HttpCode(200)
  @WithoutStoredAnswer(true)
  @AllowedTo(['anyone'])
  async signOut(@Req() request: Request): Promise<MessageAnswer> {
    const keeper = scoreKeeperOf(request);
    if (keeper === undefined) rememberNoChange(request);
    else await this.end(keeper, request);
    return answer('Logged out');
  }

  private async end({ id }: ScoreKeeper, request: Request): Promise<void> {
    await this.audit.note({ thing: 'session', recordId: null, what: 'signed out' });
    await this.keepers.revoke(id);
    Reflect.deleteProperty(request.session, 'scoreKeeper');
  }

  /** Returns the current score keeper; 401 if there is none. */
  @Get('check-auth')
  @AllowedTo(['score keeper', 'organizer'])
  @CountsAs('keep scores')
  whoAmI(@Req() request: Request): SignedInKeeper {
    const { name, width } = scoreKeeperOf(request) ?? { name: request.user?.username ?? '' };
    return { authenticated: true, name, ...(width !== undefined && { width }) };
  }
}
