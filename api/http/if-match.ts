import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { SeenVersion } from '../../domain/rule/audit/seen-version.ts';
import { Refusal } from '../../domain/rule/refusal/refusal.ts';

/** Injects the version number that If-Match names; undefined if the caller accepts any version. */
export const IfMatch = createParamDecorator((_: unknown, context: ExecutionContext): number | undefined =>
  versionNumber(versionIn(context.switchToHttp().getRequest<Request>().headers['if-match'])),
);

/** A version alone, or an ETag of ours: the version and the hash, where the answer showed no version the hash alone. */
const tag = /^\s*(?:W\/)?"?(?:(\d{1,9}(?:\.\d{1,10})*)(?:-[\w-]+)?|-[\w-]+)"?\s*$/;

/**
 * Reads the version that If-Match names: "7", or an ETag as the product has sent it. Undefined accepts any version; the ETag of an
 * answer without a version gives an empty text, which is no version on file.
 */
export function versionIn(header: string | undefined): SeenVersion {
  if (header === undefined || header.trim() === '*') return undefined;
  const found = tag.exec(header);
  if (found === null) throw new Refusal('invalid', 'If-Match is a version number in quotes, such as "7"');
  return found[1] ?? '';
}

/** Returns the version as a number; one that no record has, if it is none. */
export const versionNumber = (seen: SeenVersion): number | undefined => (seen === undefined ? undefined : Number(seen));
