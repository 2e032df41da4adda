import type { Player } from '../../player/player.ts';
import { mailboxOf } from '../../player/player-change.ts';
import type { Needs } from '../../port/ports.ts';
import type { Seal } from '../../port/seal.ts';
import { Refusal } from '../../refusal/refusal.ts';
import { isInForce, linkOf, sealLink } from '../mail/sealed-link.ts';

type LinkPorts = Needs<'links' | 'seal'>;

/** What the link of a letter lets its reader do with a change: confirm it, or take it back. */
export interface ChangeBehindLink {
  readonly id: number;
  readonly kind: 'confirm' | 'undo';
  /** What the right to it depended on when the letter was written. */
  readonly values: readonly string[];
}

/** The link that opens the page on which the mailbox on file confirms a change. */
export function changeLink({ links, seal }: LinkPorts, player: Player, id: number, now: Date): string {
  const values = { mailbox: mailboxOf(player) ?? '' };
  return links.sealed('player-change:confirm', sealLink(seal, 'player-change:confirm', { ids: [id], values, now }));
}

/** The link that opens the page on which a change is taken back. */
export function undoLink({ links, seal }: LinkPorts, id: number, now: Date): string {
  return links.sealed('player-change:undo', sealLink(seal, 'player-change:undo', { ids: [id], values: {}, now }));
}

/** The change that was sealed into a link, or undefined. */
export function readChangeLink(text: string | undefined): ChangeBehindLink | undefined {
  for (const kind of ['confirm', 'undo'] as const) {
    const { ids: [id] = [], values = [] } = linkOf(`player-change:${kind}`, text) ?? {};
    if (id !== undefined) return { id, kind, values };
  }
  return undefined;
}

/** Whether a link was mailed to the mailbox that is on file now; an address of before may only take back. */
export function isForMailbox({ kind, values }: ChangeBehindLink, seal: Seal, player: Player): boolean {
  return kind === 'undo' || isInForce(seal, 'player-change:confirm', { values }, { mailbox: mailboxOf(player) ?? '' });
}

/** Forged, used and outlived links are answered alike. */
export function changeLinkEnded(): Refusal {
  return new Refusal('not-found', 'This link no longer works. What it was about is decided, or it is too old.');
}
