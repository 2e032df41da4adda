import { isIP } from 'node:net';

/** Result of reading a setting: its value, or a complaint in words that follow its name. */
export type Reading<T> = { readonly value: T } | { readonly complaint: string };

export type Reader<T> = (text: string) => Reading<T>;

/** Returns a reader that accepts one of a few words. */
export function oneOf<const T extends string>(...words: readonly T[]): Reader<T> {
  return (text) => {
    const value = words.find((word) => word === text);
    return value === undefined ? { complaint: `is "${text}"; it must be ${words.join(' or ')}` } : { value };
  };
}

export function yesOrNo(text: string): Reading<boolean> {
  if (text === 'true' || text === 'false') return { value: text === 'true' };
  return { complaint: `is "${text}"; it must be true or false` };
}

export function portNumber(text: string): Reading<number> {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= 1 && value <= 65_535) return { value };
  return { complaint: `is "${text}"; it must be a number from 1 to 65535` };
}

/** Reads the site's address, such as https://golden-goal.example, to which the families' mails link. */
export function siteAddress(text: string): Reading<string> {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol) && `${url.href}` === `${url.origin}/`) return { value: url.origin };
  return { complaint: `is "${text}"; it must be http:// or https://, a host and nothing after it` };
}

/** Reads host names separated by commas: push.example, push.example.org. */
export function hostNames(text: string): Reading<readonly string[]> {
  const value = text.split(',').map((name) => name.trim().toLowerCase());
  if (value.every((name) => /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*$/.test(name))) return { value };
  return { complaint: `is "${text}"; it must be names of hosts with commas` };
}

/** Returns a reader of connection addresses, whose complaints never repeat the text, since it may contain a password. */
export function connectionAddress(...schemes: readonly string[]): Reader<string> {
  return (text) => {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    if (url && schemes.includes(url.protocol.slice(0, -1))) return { value: text };
    return { complaint: `is not an address that begins with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}` };
  };
}

/** Reads a mail address with or without a name: "Golden Goal <play@golden-goal.example>". */
export function mailSender(text: string): Reading<string> {
  const isSender = /^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(text);
  return isSender ? { value: text } : { complaint: `is "${text}"; it must be an email address, or Name <address>` };
}

/** Proxies trusted about the caller's address: none, all, a number of them, or those at these addresses. */
export type TrustProxy = boolean | number | readonly string[];

export function trustedProxies(text: string): Reading<TrustProxy> {
  if (text === 'true' || text === 'false') return { value: text === 'true' };
  if (/^\d{1,2}$/.test(text)) return { value: Number(text) };
  const value = text.split(',').map((address) => address.trim());
  if (value.every(isProxyAddress)) return { value };
  return { complaint: `is "${text}"; it must be false, true, a number of proxies, or their addresses with commas` };
}

function isProxyAddress(address: string): boolean {
  const [host = '', bits, ...more] = address.split('/');
  if (['loopback', 'linklocal', 'uniquelocal'].includes(address)) return true;
  const version = isIP(host);
  const isMask = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
  return version !== 0 && isMask && more.length === 0;
}
