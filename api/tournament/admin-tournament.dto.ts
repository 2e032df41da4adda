import { tournamentSheet } from '../../domain/use-case/tournament/edit-tournament.ts';
import type { PlayingHours } from '../../domain/venue/venue.ts';
import { FieldOf } from '../form/field-of.ts';

export class TournamentFormDto {
  @FieldOf(tournamentSheet) name!: string;
  @FieldOf(tournamentSheet) date!: string;
  @FieldOf(tournamentSheet) ageGroup!: string;
  @FieldOf(tournamentSheet) location!: string;
  @FieldOf(tournamentSheet) maxTeams!: number;
  @FieldOf(tournamentSheet) registrationDeadline!: string | null;
  @FieldOf(tournamentSheet) visible!: boolean;
  @FieldOf(tournamentSheet) registrationOpen!: boolean;
  @FieldOf(tournamentSheet) isDividedByAge!: boolean;
  @FieldOf(tournamentSheet) ageYear!: number | null;
  @FieldOf(tournamentSheet) playingHours!: readonly PlayingHours[];
  @FieldOf(tournamentSheet) isTest!: boolean;
  @FieldOf(tournamentSheet) status!: string;
}
