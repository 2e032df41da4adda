import type { CaptainsAnswer } from '../../domain/use-case/join-request/answer-join-request.ts';
import { captainsAnswer } from '../../domain/use-case/join-request/answer-join-request.ts';
import { FieldOf } from '../form/field-of.ts';

export class CaptainsAnswerDto {
  @FieldOf(captainsAnswer) answer!: CaptainsAnswer;
}
