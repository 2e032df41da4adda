import type { IncomingHttpHeaders } from 'node:http';
import type { INestApplication } from '@nestjs/common';
import { type Language, languages } from '../../domain/language/language.ts';
import { Clock } from '../../domain/port/clock.ts';
import { languageInLink } from '../../domain/site/links.ts';
import { startOfNextEasternDay } from '../../domain/time/eastern-instant.ts';
import { languageOf } from '../http/language-of.ts';
import type { FixedAddresses } from '../http/pages.ts';
import { AddressCache } from './address-cache.ts';
import { CachedReading, type Lifetime } from './cached-reading.ts';
import type { Change } from './change.ts';
import { Changes } from './changes.ts';
import { type Ask, type InternalAnswer, requestInternally } from './internal-request.ts';
import { cacheControlOf } from './prepared.ts';
import { type AnswerContent, encodings, type PreparedAnswer, prepareAnswer } from './prepared-answer.ts';
import { type PreparedRoute, preparedRoutes, spellingOf } from './prepared-routes.ts';
import { staleBy } from './stale-by.ts';
import { apiPath, writtenAddress } from './written-address.ts';

const room = { answers: 2000, bytes: 64 * 1024 * 1024 };
/** Greatest length of a prepared address. */
const longestUrl = 300;

/** Values of a page's parameters that the framework answers: a language to keep, a tournament in an old link. */
const readByPages = new RegExp(
  `(?:^|&)(?:${languageInLink}=(?:${languages.join('|')})|tournament=[1-9]\\d{0,8})(?:&|$)`,
);

/** Cache entry of an address. An answer that is not public is undefined: the framework gives it, and it is not cached. */
export interface CachedAddress {
  readonly url: string;
  readonly reading: CachedReading<PreparedAnswer | undefined>;
  /** Route; undefined for a file or page that stays the same for the life of the process. */
  readonly route: PreparedRoute | undefined;
  /** Id in its path; NaN if there is none. */
  readonly id: number;
  isStaleBy(change: Change): boolean;
}

/** Audience of an answer: anonymous callers, or those who have named a team of the tournament. */
type For = 'strangers' | 'spectators';

/** Entry to be created; without a route it is a page or a file. */
interface Begun {
  readonly route?: PreparedRoute;
  /** Language, for an address with several. */
  readonly language?: Language;
  readonly id?: number;
  readonly whose?: For;
}

/** Cache of public answers by address. */
export class PreparedAnswers {
  private readonly kept = new AddressCache<CachedAddress>(room);
  private readonly routes: readonly PreparedRoute[];
  /** Routes with several languages, by their address if they have only one. */
  private readonly spoken: ReadonlyMap<string, PreparedRoute>;
  private readonly changes: Changes;
  private readonly clock: Clock;

  constructor(
    app: INestApplication,
    private readonly ask: Ask,
    private readonly pages: FixedAddresses,
  ) {
    this.routes = preparedRoutes(app);
    this.spoken = new Map(
      this.routes.flatMap((route) => (route.isSpoken && route.fixed ? [[route.fixed, route]] : [])),
    );
    this.changes = app.get(Changes);
    this.clock = app.get(Clock);
    this.changes.listen((change) => this.outdate(change));
  }

  /** Returns the cache entry of an address, or starts one; undefined if the framework answers. */
  at(written: string, headers: IncomingHttpHeaders): CachedAddress | undefined {
    return this.known(written, headers) ?? this.begin(written, headers);
  }

  private known(url: string, headers: IncomingHttpHeaders): CachedAddress | undefined {
    return this.kept.get(url) ?? this.spokenAt(url, headers);
  }

  private spokenAt(url: string, headers: IncomingHttpHeaders): CachedAddress | undefined {
    const route = this.spoken.get(url);
    if (route === undefined && !this.pages.spoken.has(url)) return undefined;
    return this.inLanguageOf(headers, url, route && { route });
  }

  /** Returns the entry of an address in the caller's language; each language has its own. */
  private inLanguageOf(headers: IncomingHttpHeaders, url: string, begun: Begun = {}): CachedAddress {
    const language = languageOf(headers);
    return this.kept.get(keyOf(url, { language })) ?? this.keep(url, { ...begun, language });
  }

  /** Returns the answer for callers who have named a team of the tournament in its path. */
  forSpectators({ url, route, id }: CachedAddress): CachedAddress['reading'] {
    const begun: Begun = { ...(route && { route }), id, whose: 'spectators' };
    return (this.kept.get(keyOf(url, begun)) ?? this.keep(url, begun)).reading;
  }

  private begin(written: string, headers: IncomingHttpHeaders): CachedAddress | undefined {
    const address = writtenAddress(written);
    const path = apiPath(address.path);
    if (this.pages.same.has(path)) return this.kept.get(path) ?? this.keep(path, {});
    if (this.pages.spoken.has(path)) return readByPages.test(address.query) ? undefined : this.spokenAt(path, headers);
    for (const route of this.routes) {
      const found = route.path.exec(path);
      if (found === null) continue;
      const url = spellingOf(route, { ...address, path });
      if (url === undefined || url.length > longestUrl) return undefined;
      const begun = { route, id: Number(found[1]) };
      if (route.isSpoken) return this.inLanguageOf(headers, url, begun);
      return this.kept.get(url) ?? this.keep(url, begun);
    }
    return undefined;
  }

  private keep(url: string, begun: Begun): CachedAddress {
    const { route, id = Number.NaN } = begun;
    const key = keyOf(url, begun);
    let latest: PreparedAnswer | undefined;
    const read = async () => {
      latest = await this.prepare(url, begun, latest);
      if (latest === undefined) this.kept.forget(key, cachedAddress);
      else this.kept.weigh(key, cachedAddress, latest.size);
      return latest;
    };
    const reading = new CachedReading(read, this.changes, route && this.lifetimeOf(route));
    const cachedAddress: CachedAddress = { url, reading, route, id, isStaleBy: staleByRoute(route, id) };
    this.kept.add(key, cachedAddress);
    return cachedAddress;
  }

  private lifetimeOf({ staysMs = Number.POSITIVE_INFINITY }: PreparedRoute): Lifetime {
    const now = () => this.clock.now().getTime();
    return { now, end: () => Math.min(now() + staysMs, startOfNextEasternDay(now())) };
  }

  /** Makes the answer; undefined if it is not public. An answer with the same bytes as before is reused without compressing it again. */
  private async prepare(
    url: string,
    { route, whose, language }: Begun,
    latest: PreparedAnswer | undefined,
  ): Promise<PreparedAnswer | undefined> {
    if (route === undefined) return this.preparePage(url, language);
    const headers = languageLine(language);
    const answer = await requestInternally(this.ask, { url, headers, isForSpectators: whose === 'spectators' });
    if (!isForEverybody(answer)) return undefined;
    if (latest?.plain.equals(answer.bytes)) return latest;
    const { bytes } = answer;
    const vary = language && 'Accept-Encoding, Accept-Language, Cookie';
    return prepareAnswer({ bytes, lines: linesOf(answer, route), ...readIn(bytes, route), vary });
  }

  /** Makes the answer of a page or file from its existing encodings. */
  private async preparePage(url: string, language?: Language): Promise<PreparedAnswer | undefined> {
    const [br, gzip, plain] = await Promise.all(
      encodings.map((encoding) => {
        const headers = { 'accept-encoding': encoding, ...languageLine(language) };
        return requestInternally(this.ask, { url, headers });
      }),
    );
    if (br === undefined || gzip === undefined || plain === undefined || !isForEverybody(plain)) return undefined;
    const encoded = { ...(isIn('br', br) && { br: br.bytes }), ...(isIn('gzip', gzip) && { gzip: gzip.bytes }) };
    const vary = br.head.find(([name]) => name === 'vary')?.[1];
    return prepareAnswer({ bytes: plain.bytes, lines: linesOf(plain), encoded, vary });
  }

  private outdate(change: Change | undefined): void {
    for (const { reading, isStaleBy } of this.kept.all())
      if (change === undefined || isStaleBy(change)) reading.outdate();
  }
}

const languageLine = (language?: Language) => (language === undefined ? {} : { 'accept-language': language });

const keyOf = (url: string, { whose, language }: Begun): string =>
  [url, ...(whose === 'spectators' ? ['for spectators'] : []), ...(language ? ['in', language] : [])].join(' ');

function staleByRoute(route: PreparedRoute | undefined, id: number): CachedAddress['isStaleBy'] {
  if (route === undefined) return () => false;
  const { shows, showsOfTournament = [], isOfTournament } = route;
  return staleBy({ shows, showsOfTournament: isOfTournament ? showsOfTournament : [] }, id);
}

function isForEverybody({ status, head }: InternalAnswer): boolean {
  return status === 200 && head.every(([name]) => name !== 'set-cookie');
}

const isIn = (encoding: string, { head }: InternalAnswer) =>
  head.some(([name, value]) => name === 'content-encoding' && value === encoding);

/** Headers that differ by form, or belong to one request alone. */
const ownLines = new Set([
  ...['etag', 'vary', 'content-length', 'content-encoding', 'x-request-id', 'date', 'connection', 'accept-ranges'],
]);

function linesOf({ head }: InternalAnswer, route?: PreparedRoute): AnswerContent['lines'] {
  const kept = route && cacheControlOf(route);
  return head
    .filter(([name]) => !ownLines.has(name))
    .flatMap(([name, value]) => [name, name === 'cache-control' ? (kept ?? value) : value]);
}

/** Returns the version of the answer's record, as prefix of the ETag for later changes, and whether it withholds something. */
function readIn(bytes: Buffer, { withheldIf }: PreparedRoute): Pick<AnswerContent, 'version' | 'withholds'> {
  if (!bytes.subarray(0, 1).equals(Buffer.from('{'))) return {};
  const shown: object = JSON.parse(bytes.toString());
  const version = Reflect.get(shown, 'version');
  const withholds = withheldIf !== undefined && Reflect.get(shown, withheldIf) !== false;
  return { withholds, ...(typeof version === 'number' && { version: `${version}-` }) };
}
