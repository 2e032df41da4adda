import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { Refusal } from '../../domain/refusal/refusal.ts';

/** Injects the record version from the header If-Match: "7"; undefined if the caller accepts any version. */
export const IfMatch = createParamDecorator((_: unknown, context: ExecutionContext): number | undefined =>
  versionIn(context.switchToHttp().getRequest<Request>().headers['if-match']),
);

export function versionIn(header: string | undefined): number | undefined {
  if (header === undefined || header.trim() === '*') return undefined;
  const [, version] = /^\s*(?:W\/)?"?(\d{1,9})(?:-[\w-]+)?"?\s*$/.exec(header) ?? [];
  if (version === undefined) throw new Refusal('invalid', 'If-Match is a version number in quotes, such as "7"');
  return Number(version);
}
