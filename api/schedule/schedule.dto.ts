import { gameLock } from '../../domain/use-case/schedule/game-lock-form.ts';
import { delayEntry, kickoffEntry, timesEntry, undoEntry } from '../../domain/use-case/schedule/kickoff-entry.ts';
import { publicationEntry } from '../../domain/use-case/schedule/publication-entry.ts';
import { BodyOf } from '../form/body-of.ts';

export class GameLockDto extends BodyOf(gameLock) {}
export class KickoffEntryDto extends BodyOf(kickoffEntry) {}
export class DelayEntryDto extends BodyOf(delayEntry) {}
export class TimesEntryDto extends BodyOf(timesEntry) {}
export class UndoEntryDto extends BodyOf(undoEntry) {}
export class PublicationEntryDto extends BodyOf(publicationEntry) {}
