import { registrationState } from '../../domain/use-case/tournament/change-tournament.ts';
import { FieldOf } from '../form/field-of.ts';

export class RegistrationStateDto {
  @FieldOf(registrationState) registrationOpen!: boolean;
}
