import { Module } from '@nestjs/common';
import { Duplicates } from '../../domain/port/duplicates.ts';
import { MarkAsDifferent } from '../../domain/use-case/duplicate/mark-as-different.ts';
import { MergePlayers } from '../../domain/use-case/duplicate/merge-players.ts';
import { UndoMerge } from '../../domain/use-case/duplicate/undo-merge.ts';
import { adapterOf, useCases } from '../database/providers.ts';
import { DuplicateController } from './duplicate.controller.ts';
import { LikelyDuplicates } from './likely-duplicates.ts';
import { PostgresDuplicates } from './postgres-duplicates.ts';

/** Duplicate module: finds, merges and unmerges records of one person. */
@Module({
  controllers: [DuplicateController],
  providers: [
    ...adapterOf(Duplicates, PostgresDuplicates),
    LikelyDuplicates,
    ...useCases(MergePlayers, UndoMerge, MarkAsDifferent),
  ],
})
export class DuplicateModule {}
