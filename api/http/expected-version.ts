import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { SeenVersion } from '../../domain/audit/seen-version.ts';

/**
 * Injects the record version seen by the editor: the header If-Match: "7", or `version` in the body as the record was
 * answered. Undefined if the editor accepts any version.
 */
export const ExpectedVersion = createParamDecorator((_: unknown, context: ExecutionContext): SeenVersion => {
  const { headers, body } = context.switchToHttp().getRequest<Request>();
  const inHeader = headers['if-match']?.trim().replace(/^(?:W\/)?"?([^"]*)"?$/, '$1');
  if (inHeader !== undefined && inHeader !== '*') return inHeader;
  const isRecord = typeof body === 'object' && body !== null && Object.hasOwn(body, 'version');
  const inBody: unknown = isRecord ? Reflect.get(body, 'version') : undefined;
  return inBody === undefined || inBody === null ? undefined : String(inBody);
});

/** Injects whether the caller confirms the removal of dependent records: confirm=true, or { "confirm": true }. */
export const Confirmed = createParamDecorator((_: unknown, context: ExecutionContext): boolean => {
  const { query, body } = context.switchToHttp().getRequest<Request>();
  return (
    query.confirm === 'true' || (typeof body === 'object' && body !== null && Reflect.get(body, 'confirm') === true)
  );
});

/** Injects the username of the organizer. */
export const By = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  return context.switchToHttp().getRequest<Request>().user?.username ?? '';
});
