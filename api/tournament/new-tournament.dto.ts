import { newTournament } from '../../domain/use-case/tournament/new-tournament.ts';
import type { PlayingHours } from '../../domain/venue/venue.ts';
import { FieldOf } from '../form/field-of.ts';

export class NewTournamentDto {
  @FieldOf(newTournament) name!: string;
  @FieldOf(newTournament) date!: string;
  @FieldOf(newTournament) ageGroup!: string;
  @FieldOf(newTournament) location!: string;
  @FieldOf(newTournament) maxTeams!: number;
  @FieldOf(newTournament) registrationDeadline!: string | null;
  @FieldOf(newTournament) visible!: boolean;
  @FieldOf(newTournament) registrationOpen!: boolean;
  @FieldOf(newTournament) isDividedByAge!: boolean;
  @FieldOf(newTournament) ageYear!: number | null;
  @FieldOf(newTournament) playingHours!: readonly PlayingHours[];
  @FieldOf(newTournament) isTest!: boolean;
}
