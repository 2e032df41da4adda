import { gameLock } from '../../domain/use-case/schedule/game-lock-form.ts';
import { closureEntry, delayEntry, kickoffEntry, undoEntry } from '../../domain/use-case/schedule/kickoff-entry.ts';
import { publicationEntry } from '../../domain/use-case/schedule/publication-entry.ts';
import { dateEntry } from '../../domain/use-case/tournament/date-entry.ts';
import { BodyOf } from '../form/body-of.ts';

export class GameLockDto extends BodyOf(gameLock) {}
export class KickoffEntryDto extends BodyOf(kickoffEntry) {}
export class DelayEntryDto extends BodyOf(delayEntry) {}
export class ClosureEntryDto extends BodyOf(closureEntry) {}
export class UndoEntryDto extends BodyOf(undoEntry) {}
export class PublicationEntryDto extends BodyOf(publicationEntry) {}
export class DateEntryDto extends BodyOf(dateEntry) {}
