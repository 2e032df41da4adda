import { queryOptions } from '@tanstack/react-query';
import type { Needs } from '../../domain/answer/need/needs.ts';
import { ask } from '../transport/call.ts';

const millisecondsBetweenLooks = 60_000;

/** Query of what needs somebody now, asked again each minute. */
export const openNeeds = queryOptions({
  queryKey: ['needs'],
  queryFn: () => ask<Needs>('/api/admin/needs'),
  refetchInterval: millisecondsBetweenLooks,
});
