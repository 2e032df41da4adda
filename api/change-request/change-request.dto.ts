import {
  newChangeRequest,
  newTeamMove,
  organizersAnswer,
} from '../../domain/use-case/change-request/change-request-form.ts';
import { BodyOf } from '../form/body-of.ts';

export class NewChangeRequestDto extends BodyOf(newChangeRequest) {}
export class NewTeamMoveDto extends BodyOf(newTeamMove) {}
export class OrganizersAnswerDto extends BodyOf(organizersAnswer) {}
