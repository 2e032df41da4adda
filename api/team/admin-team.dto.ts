import { rosterChoice } from '../../domain/use-case/team/assign-captain.ts';
import { teamsToDrop } from '../../domain/use-case/team/drop-unconfirmed.ts';
import { captainLetter } from '../../domain/use-case/team/mail-captain.ts';
import { teamForm } from '../../domain/use-case/team/team-form.ts';
import { FieldOf } from '../form/field-of.ts';

export class TeamFormDto {
  @FieldOf(teamForm) name!: string;
  @FieldOf(teamForm) captainName!: string | null;
  @FieldOf(teamForm) captainEmail!: string | null;
  @FieldOf(teamForm) captainPhone!: string | null;
  @FieldOf(teamForm) tournamentId!: number | null;
  @FieldOf(teamForm) ageBracket!: string | null;
  @FieldOf(teamForm) skillLevel!: string | null;
}

export class TeamsToDropDto {
  @FieldOf(teamsToDrop) ids!: number[];
  @FieldOf(teamsToDrop) confirm!: boolean;
}

export class RosterChoiceDto {
  @FieldOf(rosterChoice) playerId!: number;
}

export class CaptainLetterDto {
  @FieldOf(captainLetter) subject!: string;
  @FieldOf(captainLetter) text!: string;
}
