import { newTeam } from '../../domain/use-case/team/new-team.ts';
import { FieldOf } from '../form/field-of.ts';

export class NewTeamDto {
  @FieldOf(newTeam) name!: string;
  @FieldOf(newTeam) tournamentId!: number;
  @FieldOf(newTeam) ageBracket!: string | null;
  @FieldOf(newTeam) captainName!: string;
  @FieldOf(newTeam) captainEmail!: string;
  @FieldOf(newTeam) captainPhone!: string;
  @FieldOf(newTeam) birthYear!: number;
  @FieldOf(newTeam) currentClub!: string;
  @FieldOf(newTeam) league!: string | null;
  @FieldOf(newTeam) parentName!: string | null;
  @FieldOf(newTeam) parentEmail!: string | null;
  @FieldOf(newTeam) parentPhone!: string | null;
  @FieldOf(newTeam) skillLevel!: string;
  @FieldOf(newTeam) inviteEmails!: string[];
  @FieldOf(newTeam) paymentMethod!: string;
  @FieldOf(newTeam) termsAccepted!: boolean | null;
  @FieldOf(newTeam) likenessAllowed!: boolean;
}
