import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiBearerAuth, ApiExtension } from '@nestjs/swagger';
import type { Scope } from '../../domain/rule/api-key/api-key.ts';

const within = 'within scope';

/** Scope that an API key needs to act on this route for its organizer; routes without one are closed to keys. */
export const ApiKeyScope = (scope: Scope): MethodDecorator =>
  applyDecorators(SetMetadata(within, scope), ApiBearerAuth('api-key'), ApiExtension('x-scope', scope));

export function scopeOf(handler: object): Scope | undefined {
  return Reflect.getMetadata(within, handler);
}
