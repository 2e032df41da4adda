import { linkEnd, type MailedLinkKind, mailedLinkKinds, mailedLinks } from '../../mail/mailed-link.ts';
import type { Seal } from '../../port/seal.ts';
import { linkOf } from './sealed-link.ts';

const paths = [...new Set(mailedLinkKinds.map((kind) => mailedLinks[kind].path))];

/** A link of a letter, in plain text or in HTML: the path, and what is sealed. */
const sealedLink = new RegExp(`(/(?:${paths.join('|')})/)([^\\s/?#"'<>&]+)`, 'g');

interface Move {
  readonly from: string;
  readonly to: string;
  readonly seal: Seal;
  readonly now: Date;
  /** Hears of every link that is sealed anew. */
  readonly onMoved?: (kind: MailedLinkKind, ids: readonly number[]) => void;
}

/** A letter that goes to another address than it was written for: its links for the one are sealed for the other. */
export function resealed(text: string, { from, to, seal, now, onMoved }: Move): string {
  const before = seal.mark(from.toLowerCase());
  const after = seal.mark(to.toLowerCase());
  return text.replace(sealedLink, (link, path: string, sealed: string) => {
    const opened = seal.open(decodeURIComponent(sealed), now);
    const kind = mailedLinkKinds.find((one) => linkOf(one, opened)?.values.includes(before));
    const { ids, values } = (kind && linkOf(kind, opened)) ?? {};
    if (kind === undefined || ids === undefined || values === undefined) return link;
    onMoved?.(kind, ids);
    const moved = values.map((value) => (value === before ? after : value));
    return path + encodeURIComponent(seal.close([kind, ids.join(','), ...moved].join(':'), linkEnd(kind, now)));
  });
}
