import { dayEnd } from '../../domain/use-case/bracket/close-unplayed-games.ts';
import { revokedTieEntry, tieEntry } from '../../domain/use-case/bracket/tie-entry.ts';
import { returnEntry, withdrawalEntry } from '../../domain/use-case/bracket/withdrawal-entry.ts';
import { newDraw } from '../../domain/use-case/draw/new-draw.ts';
import { BodyOf } from '../form/body-of.ts';

export class TieEntryDto extends BodyOf(tieEntry) {}
export class RevokedTieDto extends BodyOf(revokedTieEntry) {}
export class WithdrawalEntryDto extends BodyOf(withdrawalEntry) {}
export class ReturnEntryDto extends BodyOf(returnEntry) {}
export class NewDrawDto extends BodyOf(newDraw) {}
export class DayEndDto extends BodyOf(dayEnd) {}
