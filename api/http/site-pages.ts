import type { Request } from 'express';

/** A page of the public site. */
export interface SitePage {
  readonly address: RegExp;
  /** Its only address where it has one, and nothing stands in it that is somebody's own. */
  readonly fixed?: string;
  /** The file that shows what it begins with; without one it begins empty. */
  readonly outline?: string;
  /** The file of a day on which games are played. */
  readonly outlineOfDay?: string;
  /** The calls that it makes at once for what its address names. */
  readonly asks?: (named: string) => readonly string[];
  /** Whether everybody may find it: it says by what address. */
  readonly isListed?: boolean;
}

/** A page that has one address. */
function fixed(address: string, more: Pick<SitePage, 'outline' | 'outlineOfDay' | 'isListed'> = {}): SitePage {
  return { address: new RegExp(`^${address === '/' ? '' : address}/?$`), fixed: address, ...more };
}

/** All its pages; every other address shows its not-found page, with the status that says so. */
export const sitePages: readonly SitePage[] = [
  fixed('/', { outline: 'landing', outlineOfDay: 'landing-day', isListed: true }),
  fixed('/tournaments', { outline: 'tournaments', isListed: true }),
  {
    address: /^\/tournaments\/([1-9]\d{0,8})(?:\/(?:bracket|table|games|teams))?\/?$/,
    outline: 'tournament',
    asks: (id) => [`/api/tournaments/${id}`],
    isListed: true,
  },
  fixed('/live-scores', { outline: 'live-scores', isListed: true }),
  fixed('/privacy', { isListed: true }),
  ...['/player-lookup', '/captain', '/family', '/keep-scores', '/live-scores/big-screen'].map((at) => fixed(at)),
  { address: /^\/invite\/([A-Z\d-]{1,40})\/?$/, outline: 'invite', asks: (code) => [`/api/teams/invite/${code}`] },
  { address: /^\/invite(\/[^/]+)?\/?$/ },
  {
    address: /^\/captain\/team\/(\d{1,9})\/?$/,
    outline: 'captain',
    asks: (id) => [`/api/teams/${id}/captain`, `/api/teams/${id}/move`],
  },
  { address: /^\/captain\/(team\/\d+|(?:offer\/)?[^/]+)\/?$/ },
  { address: /^\/teams\/[1-9]\d{0,8}\/?$/, isListed: true },
  { address: /^\/(?:family|game-day|change)\/[^/]+\/?$/ },
  { address: /^\/waiver\/[^/]+\/?$/ },
  { address: /^\/player-change\/[^/]+\/?$/ },
  { address: /^\/(?:interest|unsubscribe)\/[^/]+\/?$/ },
  { address: /^\/join-request\/[^/]+\/?$/ },
];

export const pageAt = (path: string): SitePage | undefined => sitePages.find(({ address }) => address.test(path));

/** What a page leads to from the head of its answer: its one address, where everybody may find it, and the calls that it makes at once. */
export function linksOf(
  { address, asks, isListed = false }: SitePage,
  request: Request,
  origin: string,
): readonly string[] {
  const calls = asks?.(address.exec(request.path)?.[1] ?? '') ?? [];
  return [
    ...(isListed ? [`<${origin}${oneAddress(request)}>; rel="canonical"`] : []),
    ...calls.map((call) => `<${call}>; rel=preload; as=fetch; crossorigin=use-credentials`),
  ];
}

/** Whatever else an address says; a tournament's bracket stands at its own address, and so does one that was shared before it had a page. */
function oneAddress({ path, query }: Request): string {
  const shared = path.startsWith('/tournaments') ? /^[1-9]\d{0,8}$/.exec(String(query.tournament))?.[0] : undefined;
  if (shared !== undefined) return `/tournaments/${shared}`;
  return path.replace(/(?<=.)\/$/, '').replace(/^(\/tournaments\/\d+)\/bracket$/, '$1');
}
