import { Box, type Theme, useMediaQuery } from '@mui/material';
import { Pagination, RecordContextProvider, useListContext } from 'react-admin';
import type { ListPageProps } from './list-page.tsx';
import { ListFailed, ListLoading, NothingListed } from './list-states.tsx';

/** Result of a list: a table, cards in a narrow window, or the reason why there is neither. */
export function TableOrCards(
  props: Pick<ListPageProps, 'none' | 'failed' | 'loading' | 'table' | 'card' | 'first'> & {
    /** Message when the filters leave nothing, in place of the one for a search without results. */
    readonly nothingFound?: ListPageProps['none'];
  },
) {
  const { isPending, error, data, filterValues } = useListContext();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'), { noSsr: true });
  if (isPending) return <ListLoading label={props.loading} />;
  if (error) return <ListFailed title={props.failed} />;
  if (data.length === 0) {
    if (props.nothingFound !== undefined) return <NothingListed {...props.nothingFound}>{props.first}</NothingListed>;
    return Object.keys(filterValues).length === 0 ? (
      <NothingListed {...props.none}>{props.first}</NothingListed>
    ) : (
      <NothingListed title="Nothing found" text="Nothing in this list fits the search and the filters." isNarrowed />
    );
  }
  return (
    <>
      {isNarrow ? <Cards card={props.card} /> : props.table}
      <Pagination rowsPerPageOptions={[10, 25, 50, 100]} />
    </>
  );
}

function Cards({ card: Card }: Pick<ListPageProps, 'card'>) {
  const { data = [] } = useListContext();
  return (
    <Box component="ul" sx={cards}>
      {data.map((record) => (
        <RecordContextProvider key={record.id} value={record}>
          <Card />
        </RecordContextProvider>
      ))}
    </Box>
  );
}

const cards = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
  gap: 1.5,
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;
