import { tournamentParts } from '../tournament/tournament-part.ts';

/** Page of the public site that starts empty. */
interface EmptyPage {
  /** Whether search engines may list it; it then declares its canonical address. */
  readonly isListed: boolean;
  readonly outline?: undefined;
  readonly names?: undefined;
}

/** Record that the id in a page's address names; where it is not there, the page is answered 404. */
export type NamedRecord = 'tournament' | 'team' | 'game';

/** Page that is served with an outline, so that its layout is visible before the first answer. */
interface OutlinedPage extends Omit<EmptyPage, 'outline' | 'names'> {
  /** Name of the outline's file. */
  readonly outline: string;
  /** Module that renders the page. */
  readonly module: `${string}.tsx`;
  /** API calls that the page makes at once; parameters of its address appear in them under the same name. */
  readonly asks: readonly `/api/${string}`[];
  /** Whether each part that the address can name has an outline of its own; the first part uses the page's. */
  readonly hasOutlineOfParts?: true;
  readonly names?: NamedRecord;
  /** Whether it has a different outline, from a file of its own, on a day with games. */
  readonly isOtherOnMatchDay?: true;
  /** Whether the page, often opened on slow connections, comes with its own style and system fonts, and loads the full style later. */
  readonly hasLateStyle?: true;
}

type SitePage = EmptyPage | OutlinedPage;

/** Parameters that make an address somebody's own. */
type Secret = 'code' | 'sealed';

interface SitePages {
  readonly [address: `/${string}`]: SitePage;
  readonly [secret: `/${string}/:${Secret}${string}`]: SitePage & { readonly isListed: false };
}

const board = ['/api/tournaments', '/api/site'] as const;

/** All pages by address, in React Router's syntax; every other address shows the not-found page. */
const table = {
  '/': {
    ...{ isListed: true, outline: 'landing', module: 'landing/landing-page.tsx', isOtherOnMatchDay: true },
    asks: ['/api/live-scores', ...board, '/api/site/texts'],
  },
  '/tournaments': { isListed: true, outline: 'tournaments', module: 'bracket/brackets-page.tsx', asks: board },
  '/tournaments/:id/:part?': {
    ...{ isListed: true, outline: 'tournament', module: 'bracket/tournament-page.tsx', hasOutlineOfParts: true },
    names: 'tournament',
    asks: [...board, '/api/tournaments/:id'],
  },
  '/live-scores': {
    ...{ isListed: true, outline: 'live-scores', module: 'live/live-scores-page.tsx' },
    asks: ['/api/live-scores', '/api/top-scorers', ...board],
  },
  '/teams/:id': {
    ...{ isListed: true, outline: 'team', module: 'team/team-page.tsx' },
    names: 'team',
    asks: [...board, '/api/teams/:id/games'],
  },
  '/games/:id': {
    ...{ isListed: true, outline: 'game', module: 'live/game-page.tsx' },
    names: 'game',
    asks: [...board, '/api/games/:id'],
  },
  '/privacy': { isListed: true },
  '/player-lookup/:id?': { isListed: false },
  '/keep-scores': { isListed: false },
  '/invite/:code': {
    ...{ isListed: false, outline: 'invite', module: 'invitation/invitation-page.tsx', hasLateStyle: true },
    asks: [...board, '/api/teams/invite/:code'],
  },
  '/captain/:sealed?': { isListed: false },
  '/captain/team/:id': {
    ...{ isListed: false, outline: 'captain', module: 'captain/captain-pages.tsx' },
    asks: [...board, '/api/teams/:id/captain', '/api/teams/:id/move'],
  },
  '/join-request/:sealed': { isListed: false },
  '/record/:sealed': { isListed: false },
  '/waiver/:sealed': { isListed: false },
  '/interest/:sealed': { isListed: false },
  '/unsubscribe/:sealed': { isListed: false },
} as const satisfies SitePages;

export type PageAddress = keyof typeof table;

/** Path of an address before its sealed parameter. */
export type SealedPath<Address = PageAddress> = Address extends `/${infer Path}/:sealed${string}` ? Path : never;

/** Patterns of the parameters that have a fixed form. */
const written: Readonly<Record<string, string>> = { id: '[1-9]\\d{0,8}', part: tournamentParts.join('|') };

const addresses = Object.keys(table) as readonly PageAddress[];

type Addressed = SitePage & { readonly address: PageAddress; readonly path: RegExp };

export const sitePages: readonly Addressed[] = addresses.map((address) => {
  const path = address
    .replace(/\/(:\w+)\?/g, '(?:/$1)?')
    .replace(/:(\w+)/g, (_, name: string) => `(?<${name}>${written[name] ?? '[^/]+'})`);
  return { ...table[address], address, path: new RegExp(`^${path.replace(/^\/$/, '')}/?$`) };
});

/** Page that a path opens, with the values of its parameters. */
export type OpenedPage = Addressed & { readonly named: Readonly<Record<string, string>> };

/** Returns the page of a path. */
export function pageAt(path: string): OpenedPage | undefined {
  const page = sitePages.find((one) => one.path.test(path));
  return page && { ...page, named: { ...page.path.exec(path)?.groups } };
}

/** Variant of a page's outline: that of a part, that of a day with games. */
interface Shown {
  readonly part?: string | undefined;
  readonly isOfDay?: boolean;
}

/** Returns the name of an outline's file. */
export function outlineFile({ outline, hasOutlineOfParts }: OutlinedPage, { part, isOfDay = false }: Shown): string {
  const ofPart = hasOutlineOfParts && part !== undefined && part !== tournamentParts[0] ? [part] : [];
  return [outline, ...ofPart, ...(isOfDay ? ['day'] : [])].join('-');
}

/** Values that stand for all others. */
const anyValue: Readonly<Record<string, string>> = { id: '1', code: 'code', sealed: 'sealed' };

/** Returns the path of a page; one path for all whose page differs in its links alone. */
export function sharedPath({ address, named, names }: OpenedPage): `/${string}` {
  const filled = address.slice(1).replace(/\/?:(\w+)\??/g, (written, name: string) => {
    const value = names ? named[name] : named[name] && anyValue[name];
    return value === undefined ? '' : `${written.startsWith('/') ? '/' : ''}${value}`;
  });
  return `/${filled}`;
}

const secretPages = addresses.flatMap((address) => /^\/([\w-]+)\/.*:(?:code|sealed)/.exec(address)?.[1] ?? []);

const secretPage = new RegExp(`^/+(?:${secretPages.join('|')})/`, 'i');

/** Returns whether a path contains a secret: it must not be sent to other sites or cached. */
export const carriesSecret = (path: string): boolean => secretPage.test(path);
