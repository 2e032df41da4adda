import { tournamentForm } from '../../domain/use-case/tournament/edit-tournament.ts';
import type { PlayingHours } from '../../domain/venue/venue.ts';
import { FieldOf } from '../form/field-of.ts';

export class TournamentFormDto {
  @FieldOf(tournamentForm) name!: string;
  @FieldOf(tournamentForm) date!: string;
  @FieldOf(tournamentForm) ageGroup!: string;
  @FieldOf(tournamentForm) location!: string;
  @FieldOf(tournamentForm) maxTeams!: number;
  @FieldOf(tournamentForm) registrationDeadline!: string | null;
  @FieldOf(tournamentForm) visible!: boolean;
  @FieldOf(tournamentForm) registrationOpen!: boolean;
  @FieldOf(tournamentForm) isDividedByAge!: boolean;
  @FieldOf(tournamentForm) ageYear!: number | null;
  @FieldOf(tournamentForm) playingHours!: readonly PlayingHours[];
  @FieldOf(tournamentForm) isTest!: boolean;
  @FieldOf(tournamentForm) status!: string;
}
