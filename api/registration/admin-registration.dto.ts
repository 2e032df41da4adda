import { registrationPayment } from '../../domain/use-case/payment/record-payment.ts';
import { registrationSheet } from '../../domain/use-case/registration/registration-sheet.ts';
import { FieldOf } from '../form/field-of.ts';

export class RegistrationFormDto {
  @FieldOf(registrationSheet) playerId!: number;
  @FieldOf(registrationSheet) tournamentId!: number;
  @FieldOf(registrationSheet) paymentMethod!: string;
  @FieldOf(registrationSheet) teamOption!: string;
  @FieldOf(registrationSheet) teamId!: number | null;
  @FieldOf(registrationSheet) newTeamName!: string | null;
  @FieldOf(registrationSheet) notes!: string | null;
}

export class RegistrationPaymentDto {
  @FieldOf(registrationPayment) paymentStatus!: string;
  @FieldOf(registrationPayment) paymentMethod!: unknown;
  @FieldOf(registrationPayment) customMethod!: string | null;
}
