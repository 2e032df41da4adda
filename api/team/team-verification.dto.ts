import { teamVerification } from '../../domain/use-case/team/verify-team.ts';
import { FieldOf } from '../form/field-of.ts';

export class TeamVerificationDto {
  @FieldOf(teamVerification) teamName!: string;
}
