import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiBearerAuth, ApiExtension } from '@nestjs/swagger';
import type { Scope } from '../../domain/session/api-key.ts';

const within = 'within scope';

/** The scope with which a key of the API acts on this route for its organizer; routes without it are closed to keys. */
export const Within = (scope: Scope): MethodDecorator =>
  applyDecorators(SetMetadata(within, scope), ApiBearerAuth('api-key'), ApiExtension('x-scope', scope));

export function scopeOf(handler: object): Scope | undefined {
  return Reflect.getMetadata(within, handler);
}
