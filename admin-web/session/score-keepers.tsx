import { DataTable, type ResourceProps, useRecordContext } from 'react-admin';
import type { ListedKeeper } from '../../domain/answer/session/listed-keeper.ts';
import { ListContent } from '../kit/list-content.tsx';
import { ListFilters } from '../kit/list-filters.tsx';
import { NothingListed } from '../kit/list-states.tsx';
import { ListHead, OfficeList } from '../kit/office-list.tsx';
import { PlainTable } from '../kit/plain-table.tsx';
import { RecordCard } from '../kit/record-card.tsx';
import { dayAndTimeOf } from '../time/eastern-time.ts';
import { SignOutKeeper } from './sign-out-keeper.tsx';

/** Score keepers who are signed in, beside their links. */
export const scoreKeepers: ResourceProps = {
  name: 'score-keepers',
  list: ScoreKeepersPage,
  options: { label: 'Score Keepers' },
  recordRepresentation: 'name',
};

const sorts = [
  { field: 'id', label: 'Newest first', order: 'DESC' },
  { field: 'name', label: 'Name' },
  { field: 'lastSeenAt', label: 'Last seen', order: 'DESC' },
] as const;

function ScoreKeepersPage() {
  return (
    <OfficeList sort={{ field: 'id', order: 'DESC' }}>
      <ListHead
        title="Score Keepers"
        count={(keepers) => (keepers === 1 ? '1 signed in' : `${keepers.toLocaleString('en-US')} signed in`)}
      />
      <ListFilters searchHint="Name" sorts={sorts} />
      <ListContent
        loading="Loading the score keepers…"
        failed="Failed to fetch the score keepers"
        empty={
          <NothingListed
            title="Nobody keeps scores now"
            text="Whoever signs in at Live Scores with the shared password, or comes in by a link, stands here."
          />
        }
        card={ScoreKeeperCard}
      >
        <ScoreKeeperTable />
      </ListContent>
    </OfficeList>
  );
}

function ScoreKeeperTable() {
  return (
    <PlainTable>
      <DataTable.Col source="name" label="Name" sx={{ fontWeight: 600 }} />
      <DataTable.Col source="signedInAt" label="Signed in">
        <Moment of="signedInAt" />
      </DataTable.Col>
      <DataTable.Col source="lastSeenAt" label="Last seen">
        <Moment of="lastSeenAt" />
      </DataTable.Col>
      <DataTable.Col source="actions" label="Actions" disableSort>
        <SignOutKeeper />
      </DataTable.Col>
    </PlainTable>
  );
}

function ScoreKeeperCard() {
  const keeper = useRecordContext<ListedKeeper>();
  if (keeper === undefined) return null;
  return (
    <RecordCard
      title={keeper.name}
      facts={[
        ['Signed in', <Moment key="signed in" of="signedInAt" />],
        ['Last seen', <Moment key="last seen" of="lastSeenAt" />],
      ]}
    >
      <SignOutKeeper />
    </RecordCard>
  );
}

function Moment({ of }: { readonly of: 'signedInAt' | 'lastSeenAt' }) {
  return <>{dayAndTimeOf(useRecordContext<ListedKeeper>()?.[of])}</>;
}
