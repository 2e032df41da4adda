import { teamVerification } from '../../domain/team/verify-team.ts';
import { FieldOf } from '../form/field-of.ts';

export class TeamVerificationDto {
  @FieldOf(teamVerification) teamName!: string;
}
