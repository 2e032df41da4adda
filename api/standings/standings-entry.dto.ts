import type { Criterion } from '../../domain/standings/standings-settings.ts';
import { standingsEntry } from '../../domain/use-case/standings/standings-entry.ts';
import { FieldOf } from '../form/field-of.ts';

export class StandingsEntryDto {
  @FieldOf(standingsEntry) preset!: 'Wins, then goals' | 'US youth' | null;
  @FieldOf(standingsEntry) criteria!: readonly Criterion[];
  @FieldOf(standingsEntry) headToHeadOfMany!: 'skipped' | 'mini-league' | 'beat-all-others' | null;
  @FieldOf(standingsEntry) afterSeparation!: 'restart' | 'continue' | null;
  @FieldOf(standingsEntry) goalDifferenceCap!: number | null;
  @FieldOf(standingsEntry) forfeitGoals!: number | null;
  @FieldOf(standingsEntry) confirm!: boolean;
  @FieldOf(standingsEntry) preview!: boolean;
}
