import { Box, Button, Pagination, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { DuplicatePair } from '../../domain/answer/duplicate/duplicates-view.ts';
import type { Sent } from '../../domain/time/moment.ts';
import { counted } from '../kit/counted.ts';
import { EmptyNote, ListFailedNote, ListLoading } from '../kit/list-states.tsx';
import { useMay } from '../kit/may.tsx';
import { PageHead } from '../kit/page-head.tsx';
import { useProvider } from '../transport/use-provider.ts';
import { LikelyPair } from './likely-pair.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { RecentMerges } from './recent-merges.tsx';

export const duplicatesTitle = 'Duplicates';

/** Page with likely duplicates side by side, of one player if the address names one, and recent merges. */
export function DuplicatesPage() {
  const [asked, setAsked] = useSearchParams();
  const [merging, setMerging] = useState<Sent<DuplicatePair>>();
  const provider = useProvider();
  const mayChange = useMay('change');
  const [page, playerId] = [Math.max(1, Number(asked.get('page') ?? 1) || 1), asked.get('playerId')];
  const { data, error, isPending } = useQuery({
    queryKey: ['duplicates', page, playerId],
    queryFn: () => provider.duplicates(page, playerId),
    gcTime: 0,
  });
  const pages = data === undefined ? 0 : Math.ceil(data.total / data.perPage);
  return (
    <>
      <PageHead title={duplicatesTitle} remark="Records that may be one person’s, the likeliest first." />
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        {isPending && <ListLoading label="Looking for duplicates" />}
        {error !== null && <ListFailedNote failure={error} />}
        {data !== undefined && (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
            <Typography role="status">{counted(data.total, 'pair')}</Typography>
            {playerId !== null && (
              <Button component={Link} to="/duplicates">
                Show all duplicates
              </Button>
            )}
          </Box>
        )}
        {data?.pairs.length === 0 && <EmptyNote {...(playerId === null ? nobodyTwice : noneOfOne)} />}
        {data?.pairs.map((pair) => (
          <LikelyPair key={pair.id} pair={pair} mayChange={mayChange} onMerge={() => setMerging(pair)} />
        ))}
        {pages > 1 && (
          <Pagination
            count={pages}
            page={page}
            aria-label="Pages of duplicates"
            onChange={(_, next) => setAsked({ page: String(next) })}
          />
        )}
        {data !== undefined && <RecentMerges merges={data.merges} mayUndo={mayChange} />}
      </Box>
      {merging !== undefined && <MergeDialog pair={merging} onClose={() => setMerging(undefined)} />}
    </>
  );
}

const nobodyTwice = {
  title: 'Nobody is on file twice',
  text: 'Nobody shares a name with a phone, an address or a birth year.',
};

const noneOfOne = {
  title: 'No other record is like this one',
  text: 'Nobody shares its name with its phone, address or year.',
};
