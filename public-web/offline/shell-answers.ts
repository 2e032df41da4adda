/** Where the answer to a request comes from on a device that keeps the site. */
type ShellAnswer =
  /** As if nothing were kept: whatever is said by the server, or nothing. */
  | 'network'
  /** A page of the site: the network's, or the kept one when the network is silent. */
  | 'page'
  /** A file of the site that never changes under its name. */
  | 'kept file';

/** What has to be known of a request. */
interface AskedFor {
  readonly method: string;
  /** The request's mode: navigate for a page. */
  readonly mode: string;
  readonly url: string;
}

/** Addresses that are none of the public site's: the API with its exports, the back office, what others frame. */
const foreign = /^\/(api|admin|embed|bracket-management)(\/|$)/;
/** The longest ending of a file is that of the webmanifest; the last part of a sealed link, after its dot, is longer. */
const aFile = /\.[a-z\d]{1,11}$/i;
const firstServerError = 500;

/** Where a request is answered from. Nothing that the API says is ever kept: it may be about a person. */
export function answerTo({ method, mode, url }: AskedFor, origin: string, files: readonly string[]): ShellAnswer {
  const { origin: asked, pathname } = new URL(url);
  if (method !== 'GET' || asked !== origin || foreign.test(pathname)) return 'network';
  if (mode === 'navigate') return aFile.test(pathname) ? 'network' : 'page';
  return pathname.startsWith('/assets/') || files.includes(pathname) ? 'kept file' : 'network';
}

/** Whether an answer says no more than that nobody serves the site at the moment. */
export const isOutOfOrder = ({ status }: { readonly status: number }): boolean => status >= firstServerError;

const prefix = 'golden-goal-site-';

/** The name of the place on the device where one build of the site is kept. */
export const placeOf = (version: string): string => prefix + version;

/** The builds that no page can need any more once this one serves them all. */
export const outdated = (places: readonly string[], version: string): readonly string[] =>
  places.filter((place) => place.startsWith(prefix) && place !== placeOf(version));
