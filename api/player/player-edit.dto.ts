import { playerEdit } from '../../domain/use-case/player/player-edit.ts';
import { FieldOf } from '../form/field-of.ts';

export class PlayerEditDto {
  @FieldOf(playerEdit) name!: string;
  @FieldOf(playerEdit) email!: string;
  @FieldOf(playerEdit) phone!: string;
  @FieldOf(playerEdit) currentClub!: string;
  @FieldOf(playerEdit) league!: string | null;
  @FieldOf(playerEdit) paymentMethod!: string;
  @FieldOf(playerEdit) parentName!: string | null;
  @FieldOf(playerEdit) parentEmail!: string | null;
  @FieldOf(playerEdit) parentPhone!: string | null;
}
