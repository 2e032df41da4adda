import { createHash } from 'node:crypto';
import type { RequestHandler } from 'express';

/** Returns an ETag without its quotes: the version of the record in the answer, empty if there is none, and a hash of 132 bits. */
export function contentMark(bytes: string | Uint8Array, version = ''): string {
  return `${version}-${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}`;
}

/** Returns the ETag of an answer of the framework. */
export function entityTag(body: string | Buffer): string {
  return `"${contentMark(body, versionShown(objectIn(body)))}"`;
}

/** Returns the version of the record in an answer, or of the tournament or game that it is about; undefined if it shows none. */
export function versionShown(answer: object): string | undefined {
  const records = [answer, Reflect.get(answer, 'tournament'), Reflect.get(answer, 'game')];
  return records.map(versionOf).find((version) => version !== undefined);
}

const versionOf = (record: unknown): string | undefined => {
  const version = typeof record === 'object' && record !== null ? Reflect.get(record, 'version') : undefined;
  return /^\d+(?:\.\d+)*$/.test(String(version)) ? String(version) : undefined;
};

/** Reads an answer that is an object with a version; any other reads as empty. */
function objectIn(body: string | Buffer): object {
  return body.indexOf('{') === 0 && body.includes('"version":') ? JSON.parse(body.toString()) : {};
}

/**
 * Lets If-None-Match count for programs too: fetch adds Cache-Control: no-cache to it, which speaks to caches on the way, and for
 * which the framework would answer in full.
 */
export const heedMarks: RequestHandler = ({ headers }, _response, next) => {
  if (headers['if-none-match'] !== undefined) headers['cache-control'] = undefined;
  next();
};
