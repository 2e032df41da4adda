import type { Needs } from '../../domain/answer/need/needs.ts';
import { ask } from './call.ts';

/** API call about what needs an organizer now. */
export const needCalls = {
  needs: () => ask<Needs>('/api/admin/needs'),
};
