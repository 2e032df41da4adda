import { visibility } from '../../domain/use-case/tournament/change-tournament.ts';
import { FieldOf } from '../form/field-of.ts';

export class VisibilityDto {
  @FieldOf(visibility) visible!: boolean;
}
