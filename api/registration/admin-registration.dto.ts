import { registrationPayment } from '../../domain/use-case/payment/record-payment.ts';
import { registrationForm } from '../../domain/use-case/registration/registration-form.ts';
import { FieldOf } from '../form/field-of.ts';

export class RegistrationFormDto {
  @FieldOf(registrationForm) playerId!: number;
  @FieldOf(registrationForm) tournamentId!: number;
  @FieldOf(registrationForm) paymentMethod!: string;
  @FieldOf(registrationForm) teamOption!: string;
  @FieldOf(registrationForm) teamId!: number | null;
  @FieldOf(registrationForm) newTeamName!: string | null;
  @FieldOf(registrationForm) notes!: string | null;
}

export class RegistrationPaymentDto {
  @FieldOf(registrationPayment) paymentStatus!: string;
  @FieldOf(registrationPayment) paymentMethod!: unknown;
  @FieldOf(registrationPayment) customMethod!: string | null;
}
