import { Controller, Delete, Get, Param, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { ListedKeeper } from '../../domain/answer/score-keeper/listed-keeper.ts';
import type { Deleted } from '../../domain/answer/site/message-answer.ts';
import { Audit } from '../../domain/port/audit.ts';
import { Refusal } from '../../domain/rule/refusal/refusal.ts';
import { Database } from '../database/database.ts';
import { Lists } from '../database/lists.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { PositiveId } from '../http/positive-id.pipe.ts';
import { answerList } from '../list/list-controller.ts';
import { ListParameters } from '../list/list-parameters.ts';
import { scoreKeeperList } from './postgres-score-keeper-list.ts';
import { PostgresScoreKeepers } from './postgres-score-keepers.ts';

@ApiTags('session')
@Controller('api/admin/score-keepers')
export class AdminScoreKeeperController {
  constructor(
    private readonly keepers: PostgresScoreKeepers,
    readonly lists: Lists,
    readonly audit: Audit,
    private readonly database: Database,
  ) {}

  /** Lists the score keepers who may write scores now. */
  @Get()
  @ListParameters(scoreKeeperList)
  @AllowedTo(['organizer'])
  list(
    @Query() asked: Readonly<Record<string, unknown>>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<readonly ListedKeeper[]> {
    return answerList(this, scoreKeeperList, asked, response);
  }

  /** Returns one score keeper who is signed in. */
  @Get(':id')
  @AllowedTo(['organizer'])
  one(@Param('id', PositiveId) id: number): Promise<ListedKeeper> {
    return this.lists.one(scoreKeeperList, id);
  }

  /** Signs a score keeper out. */
  @Delete(':id')
  @AllowedTo(['organizer'])
  revoke(@Param('id', PositiveId) id: number): Promise<Deleted> {
    return this.database.inTransaction(async () => {
      if (!(await this.keepers.revoke(id))) throw noSuchKeeper();
      await this.audit.note({ thing: 'score keeper', recordId: id, what: 'signed out' });
      return { id };
    });
  }
}

const noSuchKeeper = () => new Refusal('not-found', 'No such score keeper is signed in');
