/** Source of the answer to a request on a device with the service worker. */
type ShellAnswer =
  /** The network only, as if there were no cache. */
  | 'network'
  /** Page of the site: from the network, or from the cache if the network is silent. */
  | 'page'
  /** File of the site that never changes under its name. */
  | 'kept file';

/** Fields of a request that decide its source. */
interface AskedFor {
  readonly method: string;
  /** Mode of the request: navigate for a page. */
  readonly mode: string;
  readonly url: string;
}

/** Paths outside the public site: the API with its exports, the back office, and frames for other sites. */
const foreign = /^\/(api|admin|embed|bracket-management)(\/|$)/;
/** The longest file extension is webmanifest; the last part of a sealed link, after its dot, is longer. */
const aFile = /\.[a-z\d]{1,11}$/i;
const firstServerError = 500;

/** Returns the source of the answer to a request. API answers are never cached, since they may have personal data. */
export function answerTo({ method, mode, url }: AskedFor, origin: string, files: readonly string[]): ShellAnswer {
  const { origin: asked, pathname } = new URL(url);
  if (method !== 'GET' || asked !== origin || foreign.test(pathname)) return 'network';
  if (mode === 'navigate') return aFile.test(pathname) ? 'network' : 'page';
  return pathname.startsWith('/assets/') || files.includes(pathname) ? 'kept file' : 'network';
}

/** Returns whether a status says that the server is out of order. */
export const isOutOfOrder = ({ status }: { readonly status: number }): boolean => status >= firstServerError;

const prefix = 'golden-goal-site-';

/** Returns the name of the cache of one build. */
export const placeOf = (version: string): string => prefix + version;

/** Returns the caches of other builds, which no page needs once this one is active. */
export const outdated = (places: readonly string[], version: string): readonly string[] =>
  places.filter((place) => place.startsWith(prefix) && place !== placeOf(version));
