import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { SeenVersion } from '../../domain/rule/audit/seen-version.ts';
import { versionIn } from './if-match.ts';
import { flag } from './query-parameters.ts';

/**
 * Injects the record version seen by the editor: that of the header If-Match, or `version` in the body as the record was
 * answered. Undefined if the editor accepts any version.
 */
export const ExpectedVersion = createParamDecorator((_: unknown, context: ExecutionContext): SeenVersion => {
  const { headers, body } = context.switchToHttp().getRequest<Request>();
  const inHeader = versionIn(headers['if-match']);
  if (inHeader !== undefined) return inHeader;
  const isRecord = typeof body === 'object' && body !== null && Object.hasOwn(body, 'version');
  const inBody: unknown = isRecord ? Reflect.get(body, 'version') : undefined;
  return inBody === undefined || inBody === null ? undefined : String(inBody);
});

/** Parameter by which the caller confirms the removal of dependent records. */
export const confirmation = { confirm: flag('true removes what depends on it too') };

/** Injects whether the caller confirms the removal of dependent records: confirm=true, or { "confirm": true }. */
export const Confirmed = createParamDecorator((_: unknown, context: ExecutionContext): boolean => {
  const { query, body } = context.switchToHttp().getRequest<Request>();
  const isInAddress = confirmation.confirm.read(query.confirm, 'confirm') ?? false;
  return isInAddress || (typeof body === 'object' && body !== null && Reflect.get(body, 'confirm') === true);
});

/** Injects the username of the organizer. */
export const By = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  return context.switchToHttp().getRequest<Request>().user?.username ?? '';
});
