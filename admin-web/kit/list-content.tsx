import { Box } from '@mui/material';
import { type ComponentType, Fragment, type ReactNode } from 'react';
import { Pagination, RecordContextProvider, useListContext } from 'react-admin';
import { FetchFailed } from './fetch-failed.tsx';
import { ListLoading, NothingListed } from './list-states.tsx';
import { useNarrow } from './use-narrow.ts';

interface Content {
  readonly loading: string;
  readonly failed: string;
  /** Message for an empty list. */
  readonly empty: ReactNode;
  /** Message when the filters leave nothing. */
  readonly nothingFound?: ReactNode;
  /** Card of a record in a narrow window. */
  readonly card: ComponentType;
  /** Groups of the cards, each with a heading. */
  readonly groups?: ComponentType<{ readonly children: ReactNode }>;
  /** Table of the records. */
  readonly children: ReactNode;
}

/** Result of a list: its table, cards in a narrow window, or the reason why there is neither. */
export function ListContent({
  loading,
  failed,
  empty,
  nothingFound = nothingFits,
  card,
  groups: Groups = Fragment,
  children,
}: Content) {
  const { isPending, error, data, filterValues, refetch } = useListContext();
  const isNarrow = useNarrow();
  if (isPending) return <ListLoading label={loading} />;
  if (error) return <FetchFailed title={failed} failure={error} onRetry={refetch} />;
  if (data.length === 0) return Object.keys(filterValues).length === 0 ? empty : nothingFound;
  return (
    <>
      {isNarrow ? (
        <Groups>
          <Cards card={card} />
        </Groups>
      ) : (
        children
      )}
      <Pagination rowsPerPageOptions={[10, 25, 50, 100]} />
    </>
  );
}

const nothingFits = (
  <NothingListed title="Nothing found" text="Nothing in this list fits the search and the filters." isNarrowed />
);

function Cards({ card: Card }: Pick<Content, 'card'>) {
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
