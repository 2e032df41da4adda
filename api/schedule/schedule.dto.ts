import { delayEntry, kickoffEntry } from '../../domain/use-case/schedule/kickoff-entry.ts';
import { gameLock } from '../../domain/use-case/schedule/lock-game.ts';
import { BodyOf } from '../form/body-of.ts';

export class GameLockDto extends BodyOf(gameLock) {}
export class KickoffEntryDto extends BodyOf(kickoffEntry) {}
export class DelayEntryDto extends BodyOf(delayEntry) {}
