import { captainsAnswer } from '../../domain/use-case/join-request/answer-join-request.ts';
import { BodyOf } from '../form/body-of.ts';

export class CaptainsAnswerDto extends BodyOf(captainsAnswer) {}
