import { Reflector } from '@nestjs/core';
import type { Act } from '../../domain/session/role.ts';

/** What an organizer does who calls a route, where reading it is more than a look, or writing it less or more than a change. */
export const CountsAs = Reflector.createDecorator<Act>();

/** What calling a route counts as. */
export function actOf(reflector: Reflector, handler: Parameters<Reflector['get']>[1], method: string): Act {
  return reflector.get(CountsAs, handler) ?? (method === 'GET' || method === 'HEAD' ? 'look' : 'change');
}
