import type { Overview } from '../../domain/answer/overview/overview.ts';
import { ask } from './call.ts';

/** API call of the overview. */
export const overviewCalls = {
  overview: () => ask<Overview>('/api/admin/overview'),
};
