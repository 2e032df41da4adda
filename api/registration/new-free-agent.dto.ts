import { newFreeAgent } from '../../domain/use-case/registration/new-free-agent.ts';
import { FieldOf } from '../form/field-of.ts';

export class NewFreeAgentDto {
  @FieldOf(newFreeAgent) name!: string;
  @FieldOf(newFreeAgent) email!: string;
  @FieldOf(newFreeAgent) phone!: string;
  @FieldOf(newFreeAgent) birthYear!: number;
  @FieldOf(newFreeAgent) currentClub!: string;
  @FieldOf(newFreeAgent) league!: string | null;
  @FieldOf(newFreeAgent) parentName!: string | null;
  @FieldOf(newFreeAgent) parentEmail!: string | null;
  @FieldOf(newFreeAgent) parentPhone!: string | null;
  @FieldOf(newFreeAgent) tournamentId!: number;
  @FieldOf(newFreeAgent) skillLevel!: string;
  @FieldOf(newFreeAgent) ageBracket!: string | null;
  @FieldOf(newFreeAgent) requestedTeamId!: number | null;
  @FieldOf(newFreeAgent) playWith!: string | null;
  @FieldOf(newFreeAgent) notes!: string | null;
  @FieldOf(newFreeAgent) paymentMethod!: string;
  @FieldOf(newFreeAgent) termsAccepted!: boolean | null;
  @FieldOf(newFreeAgent) likenessAllowed!: boolean;
}
