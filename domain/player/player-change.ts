import { changesBetween } from '../audit/changes.ts';
import { mailedLinks } from '../mail/mailed-link.ts';
import type { Player } from './player.ts';

/** What says who a player is, or reaches the family: only the mailbox on file lets it change. */
export const guardedFields = [
  'name',
  'birthYear',
  'email',
  'phone',
  'parentName',
  'parentEmail',
  'parentPhone',
] as const satisfies readonly (keyof Player)[];

export type GuardedField = (typeof guardedFields)[number];

export type GuardedValues = Partial<Pick<Player, GuardedField>>;

/** What of it was and became, as far as it changes. */
export interface GuardedChange {
  readonly from: GuardedValues;
  readonly to: GuardedValues;
}

/** waiting for the mailbox on file; made, and taken back for a while; undone; closed: neither any more. */
export const playerChangeStates = ['waiting', 'made', 'undone', 'closed'] as const;

/** A change of what is guarded, as somebody asked for it. */
export interface PlayerChange extends GuardedChange {
  readonly id: number;
  readonly playerId: number;
  /** The session that asked for it; null when it brings what another registration had brought. */
  readonly sessionId: string | null;
  readonly askedAt: Date;
  readonly state: (typeof playerChangeStates)[number];
  readonly decidedAt: Date | null;
}

export type NewPlayerChange = Omit<PlayerChange, 'id'>;

/** Days in which a change that was made can be taken back. */
export const undoDays = mailedLinks['player-change:undo'].days;

/** Days for which a change is remembered, and in which the link that confirms it works. */
export const rememberedDays = mailedLinks['player-change:confirm'].days;

/** Changes of one player that can wait at a time: more would be a flood of letters. */
export const mostWaiting = 5;

/** What of a wish is guarded, or undefined when nothing of it is. */
export function guardedChange(before: Player, wished: Player): GuardedChange | undefined {
  const { from, to } = changesBetween(guardedPart(before), guardedPart(wished));
  return Object.keys(to).length === 0 ? undefined : { from, to };
}

function guardedPart(player: Player): GuardedValues {
  return Object.fromEntries(guardedFields.map((field) => [field, player[field]]));
}

/** The fields of which another value waits. */
export function waitingFields(changes: readonly PlayerChange[]): readonly GuardedField[] {
  const waiting = changes.filter(({ state }) => state === 'waiting');
  return guardedFields.filter((field) => waiting.some(({ to }) => field in to));
}

/** The values of before a change: later changes were built upon it, and are taken back with it. */
export function valuesBefore(change: PlayerChange, all: readonly PlayerChange[]): GuardedValues {
  const newestFirst = undoneWith(change, all).toSorted(
    (one, other) => madeAt(other) - madeAt(one) || other.id - one.id,
  );
  return Object.assign({}, ...newestFirst.map(({ from }) => from));
}

/** A change that was made, and those that were made after it. */
export function undoneWith(change: PlayerChange, all: readonly PlayerChange[]): readonly PlayerChange[] {
  const later = all.filter((one) => one.id !== change.id && one.state === 'made' && madeAt(one) >= madeAt(change));
  return [change, ...later];
}

function madeAt({ decidedAt }: PlayerChange): number {
  return decidedAt?.getTime() ?? 0;
}

/** Whether a session itself wrote the address that is on file now. */
export function isWrittenBy(sessionId: string, address: string, changes: readonly PlayerChange[]): boolean {
  const wrote = changes.filter((change) => change.sessionId === sessionId && change.state === 'made');
  return wrote.some(({ to }) => [to.email, to.parentEmail].some((one) => one?.toLowerCase() === address.toLowerCase()));
}

/** Where the family confirms what it asks for: the player's address, else the parent's; null when neither is on file. */
export function mailboxOf({ email, parentEmail }: Pick<Player, 'email' | 'parentEmail'>): string | null {
  return email === '' ? parentEmail : email;
}

/** Everybody on file who is told of a change: the player's address and the parent's, once where they are one. */
export function mailboxesOf({ email, parentEmail }: Pick<Player, 'email' | 'parentEmail'>): readonly string[] {
  const both = [email, parentEmail ?? ''].filter((address) => address !== '');
  return both.filter(
    (address, index) => both.findIndex((one) => one.toLowerCase() === address.toLowerCase()) === index,
  );
}
