import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import type { ListedImport } from '../../domain/answer/import/import-view.ts';
import { Badge } from '../kit/badge.tsx';
import { ListFailedNote, ListLoading } from '../kit/list-states.tsx';
import { Section } from '../kit/section.tsx';
import { dayAndTimeOf } from '../time/eastern-time.ts';
import { UndoImport } from './undo-import.tsx';
import { madeInWords } from './what-will-be-made.tsx';

/** Imports, the latest ten at first, each with a button to undo it as long as that is possible. */
export function EarlierImports({ mayUndo }: { readonly mayUndo: boolean }) {
  const [perPage, setPerPage] = useState(10);
  const {
    data,
    total = 0,
    error,
    isPending,
  } = useGetList<ListedImport>('imports', {
    pagination: { page: 1, perPage },
    sort: { field: 'id', order: 'DESC' },
  });
  return (
    <Section title="Imports so far">
      {isPending && <ListLoading label="Loading imports" />}
      {error !== null && <ListFailedNote failure={error} />}
      {data?.length === 0 && <Typography>Nothing has been imported yet.</Typography>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data?.map((one) => (
          <Box component="li" key={one.id} sx={row}>
            <Box sx={{ flexGrow: 1, minWidth: 0 }}>
              <Typography fontWeight={600}>{madeInWords(one)}</Typography>
              <Typography color="text.secondary">
                {`${dayAndTimeOf(one.at) ?? ''}, by ${one.by}`}
                {one.isMailed && ' · Families were written to'}
              </Typography>
            </Box>
            {one.undoneAt !== null && <Badge tone="quiet">Undone</Badge>}
            {one.undoneAt === null && mayUndo && <UndoImport one={one} />}
          </Box>
        ))}
      </Box>
      {total > perPage && <Button onClick={() => setPerPage(total)}>{`All ${total}`}</Button>}
    </Section>
  );
}

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  py: 1,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
