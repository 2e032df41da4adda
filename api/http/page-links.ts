import type { OpenedPage } from '../../domain/rule/site/pages.ts';
import { partAddress, partNamed } from '../../domain/rule/tournament/tournament-part.ts';

/** Address of a page: its path, and the tournament that an old shared link names. */
interface Asked {
  readonly path: string;
  readonly query: { readonly tournament?: unknown };
}

/** Returns the Link header of a page: its canonical address if it is listed, and preloads of the calls it makes at once. */
export function linksOf(page: OpenedPage, request: Asked, origin: string): readonly string[] {
  return [
    ...(page.isListed ? [`<${origin}${oneAddress(page, request)}>; rel="canonical"`] : []),
    ...callsOf(page).map((call) => `<${call}>; rel=preload; as=fetch; crossorigin=use-credentials`),
  ];
}

/** Returns the calls with parameters from the page's address; calls without parameters stand in the page. Values that need encoding are left out. */
function callsOf({ named, ...page }: OpenedPage): readonly string[] {
  return (page.outline === undefined ? [] : page.asks)
    .filter((call) => call.includes(':'))
    .map((call) => call.replace(/:(\w+)/, (name, word: string) => /^[\w-]+$/.exec(named[word] ?? '')?.[0] ?? name))
    .filter((call) => !call.includes(':'));
}

/** Returns the canonical path without its query; a tournament's part has an address of its own, and an old shared link leads to the bracket. */
function oneAddress({ address, named: { id, part } }: OpenedPage, { path, query }: Asked): string {
  if (address === '/tournaments/:id/:part?' && id !== undefined) return partAddress(id, partNamed(part));
  const shared = address === '/tournaments' ? /^[1-9]\d{0,8}$/.exec(String(query.tournament))?.[0] : undefined;
  return shared === undefined ? path.replace(/(?<=.)\/$/, '') : partAddress(shared, 'bracket');
}
