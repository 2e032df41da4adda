import { gameLock } from '../../domain/use-case/schedule/lock-game.ts';
import { FieldOf } from '../form/field-of.ts';

export class GameLockDto {
  @FieldOf(gameLock) locked!: boolean;
}
