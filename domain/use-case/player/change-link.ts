import type { Seal } from '../../port/seal.ts';
import { Refusal } from '../../refusal/refusal.ts';
import type { Links } from '../../site/links.ts';

interface LinkPorts {
  readonly links: Links;
  readonly seal: Seal;
}

/** What the link of a letter lets its reader do with a change: confirm it, or take it back. */
export interface ChangeBehindLink {
  readonly id: number;
  readonly kind: 'confirm' | 'undo';
}

/** The link that opens the page on which the mailbox on file confirms a change. */
export function changeLink({ links, seal }: LinkPorts, id: number, until: Date): string {
  return links.playerChange(seal.close(`player-change:confirm:${id}`, until));
}

/** The link that opens the page on which a change is taken back. */
export function undoLink({ links, seal }: LinkPorts, id: number, until: Date): string {
  return links.playerChange(seal.close(`player-change:undo:${id}`, until));
}

/** The change that was sealed into a link, or undefined. */
export function readChangeLink(text: string | undefined): ChangeBehindLink | undefined {
  const [, kind, id] = /^player-change:(confirm|undo):(\d+)$/.exec(text ?? '') ?? [];
  if (kind !== 'confirm' && kind !== 'undo') return undefined;
  return { id: Number(id), kind };
}

/** Forged, used and outlived links are answered alike. */
export function changeLinkEnded(): Refusal {
  return new Refusal('not-found', 'This link no longer works. What it was about is decided, or it is too old.');
}
