import { playerLookup } from '../../domain/use-case/player/player-lookup.ts';
import { FieldOf } from '../form/field-of.ts';

export class PlayerLookupDto {
  @FieldOf(playerLookup) name!: string;
  @FieldOf(playerLookup) phone!: string;
}
