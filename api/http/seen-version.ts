import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { SeenVersion } from '../../domain/audit/seen-version.ts';
import type { MoneyKept } from '../../domain/port/removals.ts';

/**
 * The version of a record that its editor has seen: the header If-Match: "7", or `version` in the body as the record was
 * answered. Undefined when the editor does not mind.
 */
export const Seen = createParamDecorator((_: unknown, context: ExecutionContext): SeenVersion => {
  const { headers, body } = context.switchToHttp().getRequest<Request>();
  const inHeader = headers['if-match']?.trim().replace(/^(?:W\/)?"?([^"]*)"?$/, '$1');
  if (inHeader !== undefined && inHeader !== '*') return inHeader;
  const isRecord = typeof body === 'object' && body !== null && Object.hasOwn(body, 'version');
  const inBody: unknown = isRecord ? Reflect.get(body, 'version') : undefined;
  return inBody === undefined || inBody === null ? undefined : String(inBody);
});

/** Whether somebody has said that what hangs on a record may go with it: confirm=true, or { "confirm": true }. */
export const Confirmed = createParamDecorator((_: unknown, context: ExecutionContext): boolean => {
  const { query, body } = context.switchToHttp().getRequest<Request>();
  return (
    query.confirm === 'true' || (typeof body === 'object' && body !== null && Reflect.get(body, 'confirm') === true)
  );
});

/** Who has said that money received is kept when its registration goes: keepMoney=true; undefined where it is to be refunded. */
export const KeptMoney = createParamDecorator((_: unknown, context: ExecutionContext): MoneyKept | undefined => {
  const { query, user } = context.switchToHttp().getRequest<Request>();
  return query.keepMoney === 'true' ? { by: user?.username ?? '', of: 'all' } : undefined;
});

/** The same in the API document. */
export const keepMoney = {
  name: 'keepMoney',
  required: false,
  description: 'true: what was received is kept. Else it stays on record as to be refunded',
};

/** Who does it, by the name an organizer signs in with. */
export const By = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  return context.switchToHttp().getRequest<Request>().user?.username ?? '';
});
