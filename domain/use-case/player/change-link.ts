import type { Player } from '../../player/player.ts';
import { mailboxOf } from '../../player/player-change.ts';
import type { Needs } from '../../port/ports.ts';
import type { Seal } from '../../port/seal.ts';
import { Refusal } from '../../refusal/refusal.ts';
import { isInForce, linkOf, sealLink } from '../mail/sealed-link.ts';

type LinkPorts = Needs<'links' | 'seal'>;

/** Content of a link about a change, which lets its reader confirm or undo it. */
export interface ChangeLinkContent {
  readonly id: number;
  readonly kind: 'confirm' | 'undo';
  /** Values on which its validity depended when the letter was written. */
  readonly values: readonly string[];
}

/** Creates the link to the page on which the mailbox on file confirms a change. */
export function changeLink({ links, seal }: LinkPorts, player: Player, id: number, now: Date): string {
  const values = { mailbox: mailboxOf(player) ?? '' };
  return links.sealed('player-change:confirm', sealLink(seal, 'player-change:confirm', { ids: [id], values, now }));
}

/** Creates the link to the page on which a change is undone. */
export function undoLink({ links, seal }: LinkPorts, id: number, now: Date): string {
  return links.sealed('player-change:undo', sealLink(seal, 'player-change:undo', { ids: [id], values: {}, now }));
}

/** Reads the change of a link; undefined for an invalid one. */
export function readChangeLink(text: string | undefined): ChangeLinkContent | undefined {
  for (const kind of ['confirm', 'undo'] as const) {
    const { ids: [id] = [], values = [] } = linkOf(`player-change:${kind}`, text) ?? {};
    if (id !== undefined) return { id, kind, values };
  }
  return undefined;
}

/** Tells whether a link was mailed to the mailbox on file now; an earlier address may only undo. */
export function isForMailbox({ kind, values }: ChangeLinkContent, seal: Seal, player: Player): boolean {
  return kind === 'undo' || isInForce(seal, 'player-change:confirm', { values }, { mailbox: mailboxOf(player) ?? '' });
}

/** Returns the refusal of a forged, used or expired link: all three look the same. */
export function changeLinkEnded(): Refusal {
  return new Refusal('not-found', 'This link no longer works. What it was about is decided, or it is too old.');
}
