import { changesBetween } from '../audit/changes.ts';
import { mailedLinks } from '../mail/mailed-link.ts';
import type { Player } from './player.ts';

/** Fields that identify a player or reach the family. Changing them needs a confirmation from the mailbox on file. */
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

/** Guarded fields that change, with their values before and after. */
export interface GuardedChange {
  readonly from: GuardedValues;
  readonly to: GuardedValues;
}

/** States of a change: waiting for the mailbox on file; made, and undoable for a while; undone; closed, which is neither any more. */
const playerChangeStates = ['waiting', 'made', 'undone', 'closed'] as const;

/** Requested change of guarded fields. */
export interface PlayerChange extends GuardedChange {
  readonly id: number;
  readonly playerId: number;
  /** Session that asked for the change; null for data brought by another registration. */
  readonly sessionId: string | null;
  readonly askedAt: Date;
  readonly state: (typeof playerChangeStates)[number];
  readonly decidedAt: Date | null;
}

export type NewPlayerChange = Omit<PlayerChange, 'id'>;

/** Days in which a change that was made can be undone. */
export const undoDays = mailedLinks['player-change:undo'].days;

/** Maximum of waiting changes per player, against a flood of letters. */
export const mostWaiting = 5;

/** Returns the guarded part of a requested change, or undefined when none of it is guarded. */
export function guardedChange(before: Player, wished: Player): GuardedChange | undefined {
  const { from, to } = changesBetween(guardedPart(before), guardedPart(wished));
  return Object.keys(to).length === 0 ? undefined : { from, to };
}

function guardedPart(player: Player): GuardedValues {
  return Object.fromEntries(guardedFields.map((field) => [field, player[field]]));
}

/** Returns the fields for which another value waits. */
export function waitingFields(changes: readonly PlayerChange[]): readonly GuardedField[] {
  const waiting = changes.filter(({ state }) => state === 'waiting');
  return guardedFields.filter((field) => waiting.some(({ to }) => field in to));
}

/** Returns the values before a change. Later changes were built upon it and are undone with it. */
export function valuesBefore(change: PlayerChange, all: readonly PlayerChange[]): GuardedValues {
  const newestFirst = undoneWith(change, all).toSorted(
    (one, other) => madeAt(other) - madeAt(one) || other.id - one.id,
  );
  return Object.assign({}, ...newestFirst.map(({ from }) => from));
}

/** Returns a change with all those made after it. */
export function undoneWith(change: PlayerChange, all: readonly PlayerChange[]): readonly PlayerChange[] {
  const later = all.filter((one) => one.id !== change.id && one.state === 'made' && madeAt(one) >= madeAt(change));
  return [change, ...later];
}

function madeAt({ decidedAt }: PlayerChange): number {
  return decidedAt?.getTime() ?? 0;
}

/** Tells whether a session itself wrote the address that is on file now. */
export function isWrittenBy(sessionId: string, address: string, changes: readonly PlayerChange[]): boolean {
  const wrote = changes.filter((change) => change.sessionId === sessionId && change.state === 'made');
  return wrote.some(({ to }) => [to.email, to.parentEmail].some((one) => one?.toLowerCase() === address.toLowerCase()));
}

/** Returns the mailbox that confirms a family's changes: the player's, else the parent's; null when neither is on file. */
export function mailboxOf({ email, parentEmail }: Pick<Player, 'email' | 'parentEmail'>): string | null {
  return email === '' ? parentEmail : email;
}

/** Returns the mailboxes that are notified of a change: the player's and the parent's, once where they are equal. */
export function mailboxesOf({ email, parentEmail }: Pick<Player, 'email' | 'parentEmail'>): readonly string[] {
  const both = [email, parentEmail ?? ''].filter((address) => address !== '');
  return both.filter(
    (address, index) => both.findIndex((one) => one.toLowerCase() === address.toLowerCase()) === index,
  );
}
