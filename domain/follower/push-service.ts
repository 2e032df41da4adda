/** The push services of browsers, by the names of their hosts: of Chrome and its kin, Firefox, Edge and Safari. */
const knownServices: readonly RegExp[] = [
  /^(fcm|android)\.googleapis\.com$/,
  /^([a-z0-9-]+\.)*push\.services\.mozilla\.com$/,
  /^([a-z0-9-]+\.)+notify\.windows\.com$/,
  /^([a-z0-9-]+\.)+push\.apple\.com$/,
];

/** An address by https and port 443; nobody is named before its host. */
const byHttps = /^https:\/\/([a-z\d.-]+)(?::443)?\/[^\s#]*$/i;

/** Whether an endpoint is at a push service that is known, or at one of these hosts: nothing is sent to any other. */
export function isAtPushService(endpoint: string, more: readonly string[] = []): boolean {
  const host = byHttps.exec(endpoint)?.[1]?.toLowerCase() ?? '';
  return more.includes(host) || knownServices.some((name) => name.test(host));
}
