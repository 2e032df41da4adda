import type { Request } from 'express';
import type { OpenedPage } from '../../domain/site/pages.ts';
import { partAddress, partNamed } from '../../domain/tournament/tournament-part.ts';

/** What a page leads to from the head of its answer: its one address, where everybody may find it, and the calls that it makes at once. */
export function linksOf(page: OpenedPage, request: Request, origin: string): readonly string[] {
  return [
    ...(page.isListed ? [`<${origin}${oneAddress(page, request)}>; rel="canonical"`] : []),
    ...callsOf(page).map((call) => `<${call}>; rel=preload; as=fetch; crossorigin=use-credentials`),
  ];
}

/** The calls about what its address names; the others stand in the page. What has to be encoded first the page asks for itself. */
function callsOf({ named, ...page }: OpenedPage): readonly string[] {
  return (page.outline === undefined ? [] : page.asks)
    .filter((call) => call.includes(':'))
    .map((call) => call.replace(/:(\w+)/, (name, word: string) => /^[\w-]+$/.exec(named[word] ?? '')?.[0] ?? name))
    .filter((call) => !call.includes(':'));
}

/** Whatever else an address says; a tournament's bracket stands at its own address, and so does one that was shared before it had a page. */
function oneAddress({ address, named: { id, part } }: OpenedPage, { path, query }: Request): string {
  if (address === '/tournaments/:id/:part?' && id !== undefined) return partAddress(id, partNamed(part));
  const shared = address === '/tournaments' ? /^[1-9]\d{0,8}$/.exec(String(query.tournament))?.[0] : undefined;
  return shared === undefined ? path.replace(/(?<=.)\/$/, '') : partAddress(shared, 'bracket');
}
