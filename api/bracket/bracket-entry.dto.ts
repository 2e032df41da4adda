import { returnEntry } from '../../domain/use-case/bracket/return-entry.ts';
import { tieEntry } from '../../domain/use-case/bracket/tie-entry.ts';
import { withdrawalEntry } from '../../domain/use-case/bracket/withdrawal-entry.ts';
import { FieldOf } from '../form/field-of.ts';

export class TieEntryDto {
  @FieldOf(tieEntry) teams!: readonly number[];
  @FieldOf(tieEntry) by!: 'lots' | 'shoot-out';
  @FieldOf(tieEntry) confirm!: boolean;
  @FieldOf(tieEntry) preview!: boolean;
}

export class WithdrawalEntryDto {
  @FieldOf(withdrawalEntry) teamId!: number;
  @FieldOf(withdrawalEntry) games!: 'forfeited' | 'left-out';
  @FieldOf(withdrawalEntry) confirm!: boolean;
  @FieldOf(withdrawalEntry) preview!: boolean;
}

export class ReturnEntryDto {
  @FieldOf(returnEntry) teamId!: number;
  @FieldOf(returnEntry) confirm!: boolean;
  @FieldOf(returnEntry) preview!: boolean;
}
