import type { IncomingHttpHeaders } from 'node:http';
import { type ParsedUrlQuery, parse } from 'node:querystring';
import type { Language } from '../../domain/rule/language/language.ts';
import { languageInLink } from '../../domain/rule/site/links.ts';
import {
  type NamedRecord,
  type OpenedPage,
  type PageAddress,
  pageAt,
  sharedPath,
} from '../../domain/rule/site/pages.ts';
import { languageOf, languageOfLink, languageOnDevice } from '../http/language-of.ts';
import { linksOf } from '../http/page-links.ts';
import type { PublicContent } from './change.ts';
import type { WrittenAddress } from './written-address.ts';

/** Page of the public site at an address. */
export interface AddressedPage {
  /** Its address in one spelling, shared by all whose page differs in its links alone. */
  readonly url: string;
  readonly shows: readonly PublicContent[];
  /** Whether other addresses share it, each with a Link header of its own. */
  readonly isShared: boolean;
  /** Link header of the address, if the page is shared; empty if it has none. */
  readonly links: string;
  /** Language that the link names. */
  readonly named: Language | undefined;
  /** Whether its head previews something for messengers that a browser does not need. */
  readonly isForBrowsers: boolean;
  /** Whether messengers get a page of their own, with a preview. */
  readonly isPreviewed: boolean;
}

/** Language of a page for a request. */
export interface LanguageOfPage {
  readonly language: Language;
  /** Whether the device has a language of its own, although the link names one to keep. */
  readonly isChosen: boolean;
}

/** Page as it is prepared. */
export interface PreparedPage extends AddressedPage, LanguageOfPage {}

/** Pages that messengers preview; everybody else gets the page without a preview. */
const previewed = [
  '/',
  '/tournaments',
  '/live-scores',
  '/teams/:id',
  '/games/:id',
] as const satisfies readonly PageAddress[];

/** Contents of a page by the record that it names: whether it is there, and a tournament's preview; closing one closes them all. */
const shownOf = {
  tournament: ['tournaments', 'site_settings'],
  team: ['tournaments', 'teams'],
  game: ['tournaments', 'games'],
} as const satisfies Record<NamedRecord, readonly PublicContent[]>;

/** Returns the page of an address; undefined if there is none. */
export function addressedPage({ path, query }: WrittenAddress, origin: string): AddressedPage | undefined {
  const page = pageAt(path);
  if (page === undefined) return undefined;
  const written = parse(query);
  const [named, tournament] = [languageOfLink({ query: written }), tournamentIn(page, written)];
  const read = [...(tournament ? [`tournament=${tournament}`] : []), ...(named ? [`${languageInLink}=${named}`] : [])];
  const url = sharedPath(page);
  const record = page.names ?? (tournament && 'tournament');
  const isShared = !page.names && Object.values(page.named).some((value) => value !== undefined);
  return {
    url: read.length === 0 ? url : `${url}?${read.join('&')}`,
    shows: [
      ...(record ? shownOf[record] : []),
      ...(page.outline !== undefined && page.isOtherOnMatchDay ? (['tournaments', 'games'] as const) : []),
    ],
    isShared,
    links: isShared ? linksOf(page, { path, query: {} }, origin).join(', ') : '',
    named,
    isForBrowsers: page.address === '/invite/:code',
    isPreviewed: tournament === undefined && previewed.some((address) => address === page.address),
  };
}

/** Returns whether a page is the same for everybody with the language of this request, and not for this caller alone. */
export function isForAll({ isForBrowsers, isPreviewed }: AddressedPage, headers: IncomingHttpHeaders): boolean {
  if (isPreviewed) return !isMessenger(headers);
  return !isForBrowsers || isBrowser(headers);
}

/** Returns the language of a page for a request. */
export function languageFor({ named }: AddressedPage, headers: IncomingHttpHeaders): LanguageOfPage {
  const own = named && languageOnDevice(headers);
  return { language: own ?? named ?? languageOf(headers), isChosen: own !== undefined };
}

/** Returns the tournament of an old shared link, as written. */
function tournamentIn({ address }: OpenedPage, { tournament }: ParsedUrlQuery): string | undefined {
  if (address !== '/' && address !== '/tournaments') return undefined;
  return /^[1-9]\d{0,8}$/.exec(String(tournament))?.[0];
}

const previewer = /bot|facebookexternalhit|whatsapp/i;

const isMessenger = ({ 'user-agent': agent = '' }: IncomingHttpHeaders): boolean => previewer.test(agent);

/** Returns whether a page is opened to be seen by a person, who sees no preview of it. */
const isBrowser = (headers: IncomingHttpHeaders): boolean =>
  headers['sec-fetch-dest'] === 'document' && !isMessenger(headers);
