import { changeAnswer } from '../../domain/use-case/player/change-answer.ts';
import { FieldOf } from '../form/field-of.ts';

export class ChangeAnswerDto {
  @FieldOf(changeAnswer) isWanted!: boolean;
}
