import { newPreRegistration } from '../../domain/use-case/registration/new-pre-registration.ts';
import { FieldOf } from '../form/field-of.ts';

export class NewPreRegistrationDto {
  @FieldOf(newPreRegistration) name!: string;
  @FieldOf(newPreRegistration) sex!: string;
  @FieldOf(newPreRegistration) age!: number;
  @FieldOf(newPreRegistration) email!: string;
  @FieldOf(newPreRegistration) phone!: string;
}
