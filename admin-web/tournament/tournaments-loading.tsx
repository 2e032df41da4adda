import { Skeleton, Stack } from '@mui/material';
import { words } from './words.ts';

export function TournamentsLoading() {
  return (
    <Stack spacing={1} role="status" aria-label={words.loading}>
      {['first', 'second', 'third', 'fourth'].map((row) => (
        <Skeleton key={row} variant="rounded" height={48} />
      ))}
    </Stack>
  );
}
