/** Host names of the browsers' push services: of Chrome and its relatives, Firefox, Edge and Safari. */
const knownServices: readonly RegExp[] = [
  /^(fcm|android)\.googleapis\.com$/,
  /^([a-z0-9-]+\.)*push\.services\.mozilla\.com$/,
  /^([a-z0-9-]+\.)+notify\.windows\.com$/,
  /^([a-z0-9-]+\.)+push\.apple\.com$/,
];

/** URL with https and port 443, without user information before the host. */
const byHttps = /^https:\/\/([a-z\d.-]+)(?::443)?\/[^\s#]*$/i;

/** Tells whether an endpoint is at a known push service or at one of the given hosts; nothing is sent to any other. */
export function isAtPushService(endpoint: string, more: readonly string[] = []): boolean {
  const host = byHttps.exec(endpoint)?.[1]?.toLowerCase() ?? '';
  return more.includes(host) || knownServices.some((name) => name.test(host));
}
