import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import {
  type CalledDifferent,
  type DuplicatesPage,
  type MergeView,
  mergeView,
} from '../../domain/answer/duplicate/duplicates-view.ts';
import { type MergeDone, type MergePreview, mergePreview } from '../../domain/answer/duplicate/merge-preview.ts';
import type { SeenVersion } from '../../domain/audit/seen-version.ts';
import { acceptAnswers } from '../../domain/form/accept-answers.ts';
import { easternYear } from '../../domain/time/eastern.ts';
import { MarkAsDifferent } from '../../domain/use-case/duplicate/mark-as-different.ts';
import { differentForm, duplicatesAsked, mergeForm } from '../../domain/use-case/duplicate/merge-form.ts';
import { MergePlayers } from '../../domain/use-case/duplicate/merge-players.ts';
import { UndoMerge } from '../../domain/use-case/duplicate/undo-merge.ts';
import { BodyOf } from '../form/body-of.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { By, ExpectedVersion } from '../http/expected-version.ts';
import { PositiveId } from '../http/positive-id.pipe.ts';
import { LikelyDuplicates } from './likely-duplicates.ts';

class MergeDto extends BodyOf(mergeForm) {}
class DifferentDto extends BodyOf(differentForm) {}

/** Routes for likely duplicates: compared side by side, merged with every reference, undone within a day. */
@ApiTags('duplicates')
@Controller('api/admin/duplicates')
export class DuplicateController {
  constructor(
    private readonly likely: LikelyDuplicates,
    private readonly mergePlayers: MergePlayers,
    private readonly undoMerge: UndoMerge,
    private readonly callDifferent: MarkAsDifferent,
  ) {}

  /** Lists a page of likely pairs, the likeliest first, or those of one player, and the merges that can be undone. */
  @Get()
  @AllowedTo(['organizer'])
  @ApiQuery({ name: 'page', required: false, description: 'From 1 on' })
  @ApiQuery({ name: 'playerId', required: false, description: 'Of one player alone' })
  list(@Query() asked: Readonly<Record<string, unknown>>): Promise<DuplicatesPage> {
    const { page, playerId } = acceptAnswers(duplicatesAsked, asked, { year: easternYear(new Date()) });
    return this.likely.page(page ?? 1, playerId);
  }

  /** Previews the merge of two records; nothing is changed. */
  @Post('preview')
  @HttpCode(200)
  @AllowedTo(['organizer'])
  async look(@Body() answers: MergeDto, @By() by: string): Promise<MergePreview> {
    return mergePreview(await this.mergePlayers.run({ answers, seen: undefined, isDry: true, by }));
  }

  /** Merges two records, completely or not at all. */
  @Post()
  @HttpCode(200)
  @AllowedTo(['organizer'])
  async merge(@Body() answers: MergeDto, @ExpectedVersion() seen: SeenVersion, @By() by: string): Promise<MergeDone> {
    const { mergeId } = await this.mergePlayers.run({ answers, seen, isDry: false, by });
    if (mergeId === null) throw new Error('A merge has left nothing on file');
    return { mergeId, keptId: answers.keptId, goneId: answers.goneId };
  }

  /** Marks two records as different people, which are not paired again. */
  @Post('different')
  @HttpCode(200)
  @AllowedTo(['organizer'])
  async different(@Body() answers: DifferentDto, @By() by: string): Promise<CalledDifferent> {
    const { keptId, goneId } = await this.callDifferent.run({ answers, by });
    return { keptId, goneId };
  }

  /** Undoes a merge within a day, or refuses with what has happened since. */
  @Post(':id/undo')
  @HttpCode(200)
  @AllowedTo(['organizer'])
  async undo(@Param('id', PositiveId) id: number, @By() by: string): Promise<MergeView> {
    return mergeView(await this.undoMerge.run({ id, by }));
  }
}
