import type { IncomingHttpHeaders } from 'node:http';
import type { INestApplication } from '@nestjs/common';
import { Clock } from '../../domain/port/clock.ts';
import type { Language } from '../../domain/rule/language/language.ts';
import { embedAt, embedPath } from '../../domain/rule/site/embed.ts';
import { night } from '../../domain/rule/time/eastern.ts';
import { startOfNextEasternDay } from '../../domain/rule/time/eastern-instant.ts';
import { languageOf } from '../http/language-of.ts';
import type { ServedPages } from '../http/pages.ts';
import { AddressCache } from './address-cache.ts';
import { AnswerMaker, type ToMake } from './answer-maker.ts';
import { CachedReading, type Lifetime } from './cached-reading.ts';
import type { Change } from './change.ts';
import { Changes } from './changes.ts';
import type { Ask } from './internal-request.ts';
import type { PreparedAnswer } from './prepared-answer.ts';
import {
  type AddressedPage,
  addressedPage,
  isForAll,
  type LanguageOfPage,
  languageFor,
  type PreparedPage,
} from './prepared-pages.ts';
import { type PreparedRoute, preparedRoutes, spellingOf } from './prepared-routes.ts';
import { staleBy } from './stale-by.ts';
import { apiPath, type WrittenAddress, writtenAddress } from './written-address.ts';

const room = { answers: 2000, bytes: 64 * 1024 * 1024 };
/** Pages have room of their own: whoever asks for many supplants no answer. */
const roomOfPages = { answers: 500, bytes: 48 * 1024 * 1024 };
/** Greatest length of a prepared address. */
const longestUrl = 300;
/** Greatest number of spellings that are looked up as written. */
const mostWays = 2000;

/** One address for each of those that share a page: those of the back office, and those of frames on other sites. */
const officePage = '/admin';
const framePage = embedPath('live', 1);
const isOfOffice = (path: string): boolean => /^\/(?:admin|bracket-management)(?!\/assets\/)(?:\/|$)/.test(path);

/** Way to the entry of an address; undefined if the framework answers this caller. */
type Way = (headers: IncomingHttpHeaders) => CachedAddress | undefined;

/** Cache entry of an address. An answer that is not public is undefined: the framework gives it, and it is not cached. */
export interface CachedAddress {
  readonly url: string;
  readonly reading: CachedReading<PreparedAnswer | undefined>;
  /** Route; undefined for a file or page that stays the same for the life of the process. */
  readonly route: PreparedRoute | undefined;
  /** Id in its path; NaN if there is none. */
  readonly id: number;
  /** Last answer, however old: better than none while the database is away. */
  readonly last: PreparedAnswer | undefined;
  /** Link header of this request, for an answer that many addresses share. */
  readonly links?: string;
  isStaleBy(change: Change): boolean;
}

/** Cache of public answers by address. */
export class PreparedAnswers {
  private readonly kept = new AddressCache<CachedAddress>(room);
  private readonly keptPages = new AddressCache<CachedAddress>(roomOfPages);
  private readonly routes: readonly PreparedRoute[];
  /** Ways to the entries of addresses, as they were written. */
  private readonly ways = new Map<string, Way>();
  private readonly maker: AnswerMaker;
  private readonly changes: Changes;
  private readonly clock: Clock;

  constructor(
    app: INestApplication,
    ask: Ask,
    private readonly pages: ServedPages,
  ) {
    this.maker = new AnswerMaker(ask);
    this.routes = preparedRoutes(app);
    this.changes = app.get(Changes);
    this.clock = app.get(Clock);
    this.changes.listen((change) => this.outdate(change));
  }

  /** Returns the cache entry of an address, or starts one; undefined if the framework answers. */
  at(written: string, headers: IncomingHttpHeaders): CachedAddress | undefined {
    return this.kept.get(written) ?? (this.ways.get(written) ?? this.findWay(written))?.(headers);
  }

  /** Returns the entry of an address in the caller's language; each language has its own. */
  private inLanguageOf(headers: IncomingHttpHeaders, url: string, toMake: ToMake = {}): CachedAddress {
    const language = languageOf(headers);
    return this.kept.get(keyOf(url, language, 'strangers')) ?? this.keep(url, { ...toMake, language });
  }

  /** Returns the way to the entries of a page; the links of its address come with them. */
  private wayToPage(page: AddressedPage): Way {
    let [shared, linked]: (CachedAddress | undefined)[] = [];
    return (headers) => {
      if (!isForAll(page, headers)) return undefined;
      const kept = this.pageFor(page, languageFor(page, headers));
      if (page.links === '') return kept;
      // Made once, not for each request: copying it took a sixteenth of the answer.
      if (kept !== shared) [shared, linked] = [kept, Object.create(kept, { links: { value: page.links } })];
      return linked;
    };
  }

  private pageFor(page: AddressedPage, { language, isChosen }: LanguageOfPage): CachedAddress {
    const known = this.keptPages.get(keyOf(page.url, language, isChosen ? 'as chosen' : ''));
    return known ?? this.keep(page.url, { page: { ...page, language, isChosen }, language });
  }

  /** Returns the entry for callers who have named a team of the tournament in its path. */
  forSpectators({ url, route, id }: CachedAddress): CachedAddress {
    const toMake: ToMake = { ...(route && { route }), id, whose: 'spectators' };
    return this.kept.get(keyFor(url, toMake)) ?? this.keep(url, toMake);
  }

  private findWay(written: string): Way | undefined {
    const way = this.wayTo(writtenAddress(written));
    if (this.ways.size >= mostWays) this.ways.clear();
    if (way !== undefined && written.length <= longestUrl) this.ways.set(written, way);
    return way;
  }

  private wayTo(address: WrittenAddress): Way | undefined {
    const path = apiPath(address.path);
    if (this.pages.same.has(path)) return () => this.kept.get(path) ?? this.keep(path, {});
    if (this.pages.spoken.has(path)) return (headers) => this.inLanguageOf(headers, path);
    if (!path.startsWith('/api/')) {
      if (isOfOffice(path)) return () => this.kept.get(officePage) ?? this.keep(officePage, {});
      if (embedAt(path)) return (headers) => this.inLanguageOf(headers, framePage);
      const page = this.pages.origin && addressedPage(address, this.pages.origin);
      return page ? this.wayToPage(page) : undefined;
    }
    for (const route of this.routes) {
      const found = route.path.exec(path);
      if (found === null) continue;
      const url = spellingOf(route, { ...address, path });
      if (url === undefined || url.length > longestUrl) return undefined;
      const toMake = { route, id: Number(found[1]) };
      if (route.isSpoken) return (headers) => this.inLanguageOf(headers, url, toMake);
      return () => this.kept.get(url) ?? this.keep(url, toMake);
    }
    return undefined;
  }

  private keep(url: string, toMake: ToMake): CachedAddress {
    const { route, page, id = Number.NaN } = toMake;
    const [key, kept] = [keyFor(url, toMake), page ? this.keptPages : this.kept];
    let last: PreparedAnswer | undefined;
    const read = async () => {
      last = await this.maker.make(url, toMake, last);
      if (last === undefined) kept.forget(key, cachedAddress);
      else kept.weigh(key, cachedAddress, last.size);
      return last;
    };
    const reading = new CachedReading(read, this.changes, (route ?? page) && this.lifetimeOf(route));
    const isStaleBy = route ? staleByRoute(route, id) : staleByPage(page);
    const cachedAddress: CachedAddress = {
      ...{ url, reading, route, id, isStaleBy },
      get last() {
        return last;
      },
    };
    kept.add(key, cachedAddress);
    return cachedAddress;
  }

  private lifetimeOf({ staysMs = Number.POSITIVE_INFINITY }: Partial<PreparedRoute> = {}): Lifetime {
    const now = () => this.clock.now().getTime();
    return { now, end: () => Math.min(now() + staysMs, endOfDayOrNight(now())) };
  }

  private outdate(change: Change | undefined): void {
    for (const kept of [this.kept, this.keptPages])
      for (const { reading, isStaleBy } of kept.all()) if (change === undefined || isStaleBy(change)) reading.outdate();
  }
}

const keyOf = (url: string, language: Language | undefined, whose: string): string => `${url} ${language} ${whose}`;

function keyFor(url: string, { whose = 'strangers', language, page }: ToMake): string {
  if (page) return keyOf(url, language, page.isChosen ? 'as chosen' : '');
  return whose === 'strangers' && language === undefined ? url : keyOf(url, language, whose);
}

/** Returns the end of the day, or of the night in which its games may still be played. */
function endOfDayOrNight(now: number): number {
  return Math.min(startOfNextEasternDay(now), startOfNextEasternDay(now - night) + night);
}

function staleByRoute(route: PreparedRoute, id: number): CachedAddress['isStaleBy'] {
  const { shows, showsOfTournament = [], isOfTournament } = route;
  return staleBy({ shows, showsOfTournament: isOfTournament ? showsOfTournament : [] }, id);
}

/** No page shows a score. */
function staleByPage(page: PreparedPage | undefined): CachedAddress['isStaleBy'] {
  const isStale = staleBy({ shows: page?.shows ?? [] }, Number.NaN);
  return (change) => change.score === undefined && isStale(change);
}
