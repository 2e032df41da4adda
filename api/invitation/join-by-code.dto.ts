import { joinByCode } from '../../domain/use-case/invitation/join-by-code.ts';
import { FieldOf } from '../form/field-of.ts';

export class JoinByCodeDto {
  @FieldOf(joinByCode) invitationCode!: string;
  @FieldOf(joinByCode) name!: string;
  @FieldOf(joinByCode) email!: string;
  @FieldOf(joinByCode) phone!: string;
  @FieldOf(joinByCode) skillLevel!: string;
  @FieldOf(joinByCode) age!: number | null;
  @FieldOf(joinByCode) birthYear!: number;
  @FieldOf(joinByCode) currentClub!: string;
  @FieldOf(joinByCode) league!: string | null;
  @FieldOf(joinByCode) parentName!: string | null;
  @FieldOf(joinByCode) parentEmail!: string | null;
  @FieldOf(joinByCode) parentPhone!: string | null;
  @FieldOf(joinByCode) notes!: string | null;
  @FieldOf(joinByCode) paymentMethod!: string;
  @FieldOf(joinByCode) termsAccepted!: boolean | null;
  @FieldOf(joinByCode) likenessAllowed!: boolean;
}
