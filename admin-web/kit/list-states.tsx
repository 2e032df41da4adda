import { Box, Button, Skeleton, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';

/** Placeholder for a list that is loading. */
export function ListLoading({ label }: { readonly label: string }) {
  return (
    <Box role="status" aria-label={label}>
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        {label}
      </Typography>
      <Stack spacing={0.5} aria-hidden>
        {rows.map((row) => (
          <Skeleton key={row} variant="rounded" height={32} />
        ))}
      </Stack>
    </Box>
  );
}

const rows = Array.from({ length: 8 }, (_, row) => row);

/** Message in place of an empty list, with an action. */
export function EmptyNote({
  title,
  text,
  children,
}: {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}) {
  return (
    <Box sx={{ px: 2, py: { xs: 5, md: 7 }, textAlign: 'center', border: '2px dashed', borderColor: 'divider' }}>
      <Typography variant="h2">{title}</Typography>
      <Typography color="text.secondary" sx={{ mt: 1 }}>
        {text}
      </Typography>
      {children}
    </Box>
  );
}

/** Message for an empty list, with a button to clear a search or filter without results. */
export function NothingListed({
  title,
  text,
  isNarrowed = false,
  children,
}: {
  readonly title: string;
  readonly text: string;
  readonly isNarrowed?: boolean;
  /** First steps. */
  readonly children?: ReactNode;
}) {
  const { setFilters } = useListContext();
  return (
    <EmptyNote title={title} text={text}>
      {isNarrowed && (
        <Button variant="outlined" sx={{ mt: 2 }} onClick={() => setFilters({})}>
          Show all
        </Button>
      )}
      {children !== undefined && <Box sx={{ mt: 2 }}>{children}</Box>}
    </EmptyNote>
  );
}
