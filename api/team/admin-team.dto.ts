import { rosterChoice } from '../../domain/use-case/team/assign-captain.ts';
import { captainLetter } from '../../domain/use-case/team/mail-captain.ts';
import { teamSheet } from '../../domain/use-case/team/team-sheet.ts';
import { FieldOf } from '../form/field-of.ts';

export class TeamFormDto {
  @FieldOf(teamSheet) name!: string;
  @FieldOf(teamSheet) captainName!: string | null;
  @FieldOf(teamSheet) captainEmail!: string | null;
  @FieldOf(teamSheet) captainPhone!: string | null;
  @FieldOf(teamSheet) tournamentId!: number | null;
  @FieldOf(teamSheet) ageBracket!: string | null;
  @FieldOf(teamSheet) skillLevel!: string | null;
}

export class RosterChoiceDto {
  @FieldOf(rosterChoice) playerId!: number;
}

export class CaptainLetterDto {
  @FieldOf(captainLetter) subject!: string;
  @FieldOf(captainLetter) text!: string;
}
