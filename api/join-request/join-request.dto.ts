import { captainsAnswer } from '../../domain/use-case/join-request/captains-answer.ts';
import { BodyOf } from '../form/body-of.ts';

export class CaptainsAnswerDto extends BodyOf(captainsAnswer) {}
