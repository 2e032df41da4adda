/** Address of a request: its path, and its query without the question mark. */
export interface WrittenAddress {
  readonly path: string;
  readonly query: string;
}

const whole = /^(?:https?:\/\/[^/?#]*)?([^?#]*)\??([^#]*)/i;

/** Reads an address as the framework does: with or without an origin, and without a fragment. */
export function writtenAddress(url: string): WrittenAddress {
  const [, path = '', query = ''] = whole.exec(url) ?? [];
  return { path, query };
}

/** Returns the one spelling of a path of the API, whose case, final slash and leading zeros do not count. */
export function apiPath(path: string): string {
  if (!path.startsWith('/api/')) return path;
  return path
    .toLowerCase()
    .replace(/\/$/, '')
    .replace(/\/0+(?=\d)/g, '/');
}
