import { playerPayment } from '../../domain/use-case/payment/record-payment.ts';
import { playerForm } from '../../domain/use-case/player/player-form.ts';
import { FieldOf } from '../form/field-of.ts';

export class PlayerFormDto {
  @FieldOf(playerForm) name!: string;
  @FieldOf(playerForm) email!: string | null;
  @FieldOf(playerForm) phone!: string | null;
  @FieldOf(playerForm) birthYear!: number | null;
  @FieldOf(playerForm) skillLevel!: string | null;
  @FieldOf(playerForm) currentClub!: string | null;
  @FieldOf(playerForm) league!: string | null;
  @FieldOf(playerForm) parentName!: string | null;
  @FieldOf(playerForm) parentEmail!: string | null;
  @FieldOf(playerForm) parentPhone!: string | null;
  @FieldOf(playerForm) tournamentId!: number | null;
  @FieldOf(playerForm) teamId!: number | null;
  @FieldOf(playerForm) paymentMethod!: string | null;
}

export class PlayerPaymentDto {
  @FieldOf(playerPayment) paymentMethod!: unknown;
  @FieldOf(playerPayment) paymentConfirmed!: boolean;
  @FieldOf(playerPayment) customMethod!: string | null;
}
