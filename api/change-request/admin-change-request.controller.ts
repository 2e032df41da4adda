import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { ListedChangeRequest } from '../../domain/answer/change-request/listed-change-request.ts';
import { AnswerChange } from '../../domain/use-case/change-request/answer-change.ts';
import { Lists } from '../database/lists.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { PositiveId } from '../http/positive-id.pipe.ts';
import { OrganizersAnswerDto } from './change-request.dto.ts';
import { changeRequestList } from './postgres-change-request-list.ts';

@ApiTags('change-requests')
@Controller('api/admin/change-requests')
export class AdminChangeRequestController {
  constructor(
    private readonly lists: Lists,
    private readonly answerChange: AnswerChange,
  ) {}

  /** Accepts or declines a change request; the family is told by mail. */
  @Post(':id/answer')
  @HttpCode(200)
  @AllowedTo(['organizer'])
  async answer(
    @Param('id', PositiveId) id: number,
    @Body() { answer, remark }: OrganizersAnswerDto,
  ): Promise<ListedChangeRequest> {
    await this.answerChange.run({ id, answer, remark });
    return this.lists.one(changeRequestList, id);
  }
}
