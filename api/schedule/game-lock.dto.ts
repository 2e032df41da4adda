import { gameLock } from '../../domain/schedule/lock-game.ts';
import { FieldOf } from '../form/field-of.ts';

export class GameLockDto {
  @FieldOf(gameLock) locked!: boolean;
}
