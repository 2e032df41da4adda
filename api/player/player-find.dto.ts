import { playerFind } from '../../domain/use-case/player/player-find.ts';
import { FieldOf } from '../form/field-of.ts';

export class PlayerFindDto {
  @FieldOf(playerFind) name!: string;
  @FieldOf(playerFind) phone!: string;
}
