import type { Overview } from '../../domain/answer/overview/overview.ts';
import { ask } from './call.ts';

/** The call of the first page. */
export const overviewCalls = {
  overview: () => ask<Overview>('/api/admin/overview'),
};
