import { newDraw } from '../../domain/use-case/draw/new-draw.ts';
import type { PlayingHours } from '../../domain/venue/venue.ts';
import { FieldOf } from '../form/field-of.ts';

export class NewDrawDto {
  @FieldOf(newDraw) teamIds!: readonly number[];
  @FieldOf(newDraw) fieldCount!: number | null;
  @FieldOf(newDraw) fieldNames!: readonly string[];
  @FieldOf(newDraw) startTime!: string | null;
  @FieldOf(newDraw) endTime!: string | null;
  @FieldOf(newDraw) gameDuration!: number;
  @FieldOf(newDraw) minGamesPerTeam!: number;
  @FieldOf(newDraw) maxGamesPerTeam!: number;
  @FieldOf(newDraw) generateByAge!: boolean;
  @FieldOf(newDraw) ageBrackets!: readonly string[];
  @FieldOf(newDraw) tournamentFormat!: string;
  @FieldOf(newDraw) minRestSlots!: number;
  @FieldOf(newDraw) seeding!: string;
  @FieldOf(newDraw) seed!: number | null;
  @FieldOf(newDraw) seedingTournamentId!: number | null;
  @FieldOf(newDraw) keepsClubsApart!: boolean;
  @FieldOf(newDraw) pools!: string | null;
  @FieldOf(newDraw) thirdPlace!: boolean;
  @FieldOf(newDraw) placement!: boolean;
  @FieldOf(newDraw) withoutStandings!: readonly string[];
  @FieldOf(newDraw) date!: string | null;
  @FieldOf(newDraw) playingHours!: readonly PlayingHours[];
  @FieldOf(newDraw) confirm!: boolean;
}
