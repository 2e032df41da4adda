import { delayEntry, kickoffEntry } from '../../domain/use-case/schedule/kickoff-entry.ts';
import { FieldOf } from '../form/field-of.ts';

export class KickoffEntryDto {
  @FieldOf(kickoffEntry) field!: string;
  @FieldOf(kickoffEntry) startTime!: string;
  @FieldOf(kickoffEntry) confirm!: boolean;
  @FieldOf(kickoffEntry) preview!: boolean;
}

export class DelayEntryDto {
  @FieldOf(delayEntry) from!: string;
  @FieldOf(delayEntry) minutes!: number;
  @FieldOf(delayEntry) field!: string | null;
  @FieldOf(delayEntry) confirm!: boolean;
  @FieldOf(delayEntry) preview!: boolean;
}
