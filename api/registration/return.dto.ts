import { returnForm } from '../../domain/use-case/registration/return-form.ts';
import { FieldOf } from '../form/field-of.ts';

export class ReturnDto {
  @FieldOf(returnForm) tournamentId!: number;
  @FieldOf(returnForm) teamOption!: string;
  @FieldOf(returnForm) newTeamId!: number | null;
  @FieldOf(returnForm) newTeamName!: string | null;
  @FieldOf(returnForm) ageBracket!: string | null;
  @FieldOf(returnForm) paymentMethod!: string;
  @FieldOf(returnForm) acceptTerms!: boolean | null;
  @FieldOf(returnForm) likenessAllowed!: boolean;
  @FieldOf(returnForm) sendTeammateInvites!: boolean;
  @FieldOf(returnForm) teammateEmails!: string[];
}
