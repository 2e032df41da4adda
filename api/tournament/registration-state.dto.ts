import { registrationState } from '../../domain/tournament/change-tournament.ts';
import { FieldOf } from '../form/field-of.ts';

export class RegistrationStateDto {
  @FieldOf(registrationState) registrationOpen!: boolean;
}
