import { playerPayment } from '../../domain/use-case/payment/record-payment.ts';
import { playerSheet } from '../../domain/use-case/player/player-sheet.ts';
import { FieldOf } from '../form/field-of.ts';

export class PlayerFormDto {
  @FieldOf(playerSheet) name!: string;
  @FieldOf(playerSheet) email!: string | null;
  @FieldOf(playerSheet) phone!: string | null;
  @FieldOf(playerSheet) birthYear!: number | null;
  @FieldOf(playerSheet) skillLevel!: string | null;
  @FieldOf(playerSheet) currentClub!: string | null;
  @FieldOf(playerSheet) league!: string | null;
  @FieldOf(playerSheet) parentName!: string | null;
  @FieldOf(playerSheet) parentEmail!: string | null;
  @FieldOf(playerSheet) parentPhone!: string | null;
  @FieldOf(playerSheet) tournamentId!: number | null;
  @FieldOf(playerSheet) teamId!: number | null;
  @FieldOf(playerSheet) paymentMethod!: string | null;
}

export class PlayerPaymentDto {
  @FieldOf(playerPayment) paymentMethod!: unknown;
  @FieldOf(playerPayment) paymentConfirmed!: boolean;
  @FieldOf(playerPayment) customMethod!: string | null;
}
