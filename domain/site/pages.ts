import { tournamentParts } from '../tournament/tournament-part.ts';

/** A page of the public site that begins empty. */
interface EmptyPage {
  /** Whether everybody may find it: it says by what one address. */
  readonly isListed: boolean;
  readonly outline?: undefined;
}

/** A page that is sent with an outline, so that it stands before its first answer. */
export interface OutlinedPage extends Omit<EmptyPage, 'outline'> {
  /** The name of the file. */
  readonly outline: string;
  /** The module that shows it. */
  readonly module: `${string}.tsx`;
  /** The calls that it makes at once; what its address names stands in them under the same name. */
  readonly asks: readonly `/api/${string}`[];
  /** Whether each part that its address can name has an outline of its own; the first part has the page's. */
  readonly hasOutlineOfParts?: true;
  /** Whether it shows something else on a day on which games are played, from a file of that day. */
  readonly isOtherOnMatchDay?: true;
  /** It is opened on the poorest lines: it has the style of what it shows, in common letters, and all of it comes once somebody goes on. */
  readonly hasLateStyle?: true;
}

type SitePage = EmptyPage | OutlinedPage;

/** What stands in the address of a page that is somebody's own. */
type Secret = 'code' | 'sealed';

interface SitePages {
  readonly [address: `/${string}`]: SitePage;
  readonly [secret: `/${string}/:${Secret}${string}`]: SitePage & { readonly isListed: false };
}

const board = ['/api/tournaments', '/api/site'] as const;

/** All pages by their addresses, as React Router writes them; every other address shows the not-found page. */
const table = {
  '/': {
    ...{ isListed: true, outline: 'landing', module: 'landing/landing-page.tsx', isOtherOnMatchDay: true },
    asks: ['/api/live-scores', ...board, '/api/site/texts'],
  },
  '/tournaments': { isListed: true, outline: 'tournaments', module: 'bracket/brackets-page.tsx', asks: board },
  '/tournaments/:id/:part?': {
    ...{ isListed: true, outline: 'tournament', module: 'bracket/tournament-page.tsx', hasOutlineOfParts: true },
    asks: [...board, '/api/tournaments/:id'],
  },
  '/live-scores': {
    ...{ isListed: true, outline: 'live-scores', module: 'game/live-scores-page.tsx' },
    asks: ['/api/live-scores', '/api/top-scorers', ...board],
  },
  '/live-scores/big-screen': { isListed: false },
  '/teams/:id': {
    ...{ isListed: true, outline: 'team', module: 'schedule/team-page.tsx' },
    asks: [...board, '/api/teams/:id/games'],
  },
  '/privacy': { isListed: true },
  '/player-lookup': { isListed: false },
  '/keep-scores': { isListed: false },
  '/invite/:code': {
    ...{ isListed: false, outline: 'invite', module: 'invitation/invitation-page.tsx', hasLateStyle: true },
    asks: [...board, '/api/teams/invite/:code'],
  },
  '/captain/:sealed?': { isListed: false },
  '/captain/team/:id': {
    ...{ isListed: false, outline: 'captain', module: 'team/captain-pages.tsx' },
    asks: [...board, '/api/teams/:id/captain', '/api/teams/:id/move'],
  },
  '/captain/offer/:sealed': { isListed: false },
  '/join-request/:sealed': { isListed: false },
  '/family/:sealed?': { isListed: false },
  '/game-day/:sealed': { isListed: false },
  '/waiver/:sealed': { isListed: false },
  '/change/:sealed': { isListed: false },
  '/player-change/:sealed': { isListed: false },
  '/interest/:sealed': { isListed: false },
  '/unsubscribe/:sealed': { isListed: false },
} as const satisfies SitePages;

export type PageAddress = keyof typeof table;

/** What stands in an address in front of something sealed. */
export type SealedPath<Address = PageAddress> = Address extends `/${infer Path}/:sealed${string}` ? Path : never;

/** How what an address names is written, where that is not left to whoever reads it. */
const written: Readonly<Record<string, string>> = { id: '[1-9]\\d{0,8}', part: tournamentParts.join('|') };

const addresses = Object.keys(table) as readonly PageAddress[];

type Addressed = SitePage & { readonly address: PageAddress; readonly path: RegExp };

export const sitePages: readonly Addressed[] = addresses.map((address) => {
  const path = address
    .replace(/\/(:\w+)\?/g, '(?:/$1)?')
    .replace(/:(\w+)/g, (_, name: string) => `(?<${name}>${written[name] ?? '[^/]+'})`);
  return { ...table[address], address, path: new RegExp(`^${path.replace(/^\/$/, '')}/?$`) };
});

/** A page as a path opens it, with what that names. */
export type OpenedPage = Addressed & { readonly named: Readonly<Record<string, string>> };

/** The page of a path. */
export function pageAt(path: string): OpenedPage | undefined {
  const page = sitePages.find((one) => one.path.test(path));
  return page && { ...page, named: { ...page.path.exec(path)?.groups } };
}

/** Which of a page's outlines is meant: that of a part, that of a day on which games are played. */
interface Shown {
  readonly part?: string | undefined;
  readonly isOfDay?: boolean;
}

/** The name of the file of an outline. */
export function outlineFile({ outline, hasOutlineOfParts }: OutlinedPage, { part, isOfDay = false }: Shown): string {
  const ofPart = hasOutlineOfParts && part !== undefined && part !== tournamentParts[0] ? [part] : [];
  return [outline, ...ofPart, ...(isOfDay ? ['day'] : [])].join('-');
}

/** The paths that show the same to everybody all day, as nothing is named in them. */
export const fixedPaths = sitePages
  .filter((page) => page.outline === undefined || !page.isOtherOnMatchDay)
  .map(({ address }) => address.replace(/\/:\w+\?/g, ''))
  .filter((path) => !path.includes(':'));

const secretPages = addresses.flatMap((address) => /^\/([\w-]+)\/.*:(?:code|sealed)/.exec(address)?.[1] ?? []);

const secretPage = new RegExp(`^/+(?:${secretPages.join('|')})/`, 'i');

/** Whether a path is that of a page with a secret in it: no other site is told of it, and no cache keeps it. */
export const carriesSecret = (path: string): boolean => secretPage.test(path);
