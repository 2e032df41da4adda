import { Body, Controller, Delete, Get, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import type { ListedApiKey, MadeApiKey } from '../../domain/answer/api-key/listed-api-key.ts';
import { mayDo, type Role } from '../../domain/rule/access/role.ts';
import { AnswersRefused } from '../../domain/rule/form/accept-answers.ts';
import { makeApiKey, revokeApiKey } from '../../domain/use-case/api-key/api-key.ts';
import { newApiKey } from '../../domain/use-case/api-key/api-key-form.ts';
import { organizerOf } from '../access/organizer.ts';
import { Organizers } from '../access/organizers.ts';
import { Commands } from '../database/commands.ts';
import { Lists } from '../database/lists.ts';
import { BodyOf } from '../form/body-of.ts';
import { Attempts } from '../guessing/attempts.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { CountsAs } from '../http/counts-as.ts';
import { callerOf } from '../http/known-caller.ts';
import { PositiveId } from '../http/positive-id.pipe.ts';
import { RequiresRecentProof } from '../http/requires-recent-proof.ts';
import { WithoutStoredAnswer } from '../http/without-stored-answer.ts';
import { answerList } from '../list/list-controller.ts';
import { ListParameters } from '../list/list-parameters.ts';
import { apiKeyList } from './postgres-api-key-list.ts';

class NewApiKeyDto extends BodyOf(newApiKey) {}

/** Routes for API keys: the own ones, and everybody's for organizers who manage accounts. */
@ApiTags('api-keys')
@Controller('api/admin/api-keys')
export class ApiKeyController {
  constructor(
    readonly lists: Lists,
    private readonly organizers: Organizers,
    private readonly attempts: Attempts,
    private readonly commands: Commands,
  ) {}

  /** Lists the keys by their beginnings, with their last use. */
  @Get()
  @ListParameters(apiKeyList(undefined))
  @AllowedTo(['organizer'])
  list(
    @Query() asked: Readonly<Record<string, unknown>>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<readonly ListedApiKey[]> {
    return answerList(this, apiKeyList(ownOnly(request)), asked, response);
  }

  /** Returns a key by its beginning. */
  @Get(':id')
  @AllowedTo(['organizer'])
  one(@Param('id', PositiveId) id: number, @Req() request: Request): Promise<ListedApiKey> {
    return this.lists.one(apiKeyList(ownOnly(request)), id);
  }

  /** Creates a key; requires the password again. The key is in this answer only. */
  @Post()
  @RequiresRecentProof('own password')
  @WithoutStoredAnswer(true)
  @AllowedTo(['organizer'])
  @CountsAs('keep the own account')
  async make(@Body() { name, scopes, currentPassword }: NewApiKeyDto, @Req() request: Request): Promise<MadeApiKey> {
    const { id: accountId, username } = selfOf(request);
    const known = await this.attempts.make(
      request,
      { guessed: 'sign-in', words: { account: username.toLowerCase() } },
      () => this.organizers.recognise(username, currentPassword),
    );
    if (known === undefined) throw new AnswersRefused({ currentPassword: 'Current password is not right' });
    const { id, secret } = await this.commands.run(makeApiKey, { accountId, name, scopes });
    return { ...(await this.one(id, request)), key: secret };
  }

  /** Revokes a key. */
  @Delete(':id')
  @AllowedTo(['organizer'])
  @CountsAs('keep the own account')
  async revoke(@Param('id', PositiveId) id: number, @Req() request: Request): Promise<ListedApiKey> {
    const { id: accountId, role } = selfOf(request);
    await this.commands.run(revokeApiKey, { id, by: { accountId, role } });
    return this.one(id, request);
  }
}

interface Self {
  readonly id: number;
  readonly username: string;
  readonly role: Role;
}

function selfOf(request: Request): Self {
  const [organizer, role] = [organizerOf(request), callerOf(request)?.role];
  if (organizer === undefined || role === undefined) throw new Error('A call of an organizer has none');
  return { ...organizer, role };
}

/** Returns the id of the account whose keys are listed; undefined for all accounts. */
function ownOnly(request: Request): number | undefined {
  const { id, role } = selfOf(request);
  return mayDo(role, 'manage accounts') ? undefined : id;
}
