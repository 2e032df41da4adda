import type { Seal } from '../../port/seal.ts';
import { linkEnd, type MailedLinkKind, mailedLinkKinds, mailedLinks } from '../../rule/mail/mailed-link.ts';
import { linkOf } from './sealed-link.ts';

const paths = [...new Set(mailedLinkKinds.map((kind) => mailedLinks[kind].path))];

/** Matches a link of a letter, in plain text or in HTML: the path, and the sealed content. */
const sealedLink = new RegExp(`(/(?:${paths.join('|')})/)([^\\s/?#"'<>&]+)`, 'g');

interface Move {
  readonly from: string;
  readonly to: string;
  readonly seal: Seal;
  readonly now: Date;
  /** Called for every link that is sealed anew. */
  readonly onMoved?: (kind: MailedLinkKind, ids: readonly number[]) => void;
}

/** Rewrites a letter for another address than it was written for, sealing the links for the old address for the new one. */
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
