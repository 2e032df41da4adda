import { Reflector } from '@nestjs/core';
import type { Act } from '../../domain/rule/access/role.ts';

/** Act that an organizer's call counts as, if a read is more than a look, or a write less or more than a change. */
export const CountsAs = Reflector.createDecorator<Act>();

/** Returns the act that calling a route counts as. */
export function actOf(reflector: Reflector, handler: Parameters<Reflector['get']>[1], method: string): Act {
  return reflector.get(CountsAs, handler) ?? (method === 'GET' || method === 'HEAD' ? 'look' : 'change');
}
