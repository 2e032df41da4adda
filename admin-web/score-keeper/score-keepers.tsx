import { Typography } from '@mui/material';
import { DataTable, type ResourceProps, useDataProvider, useRecordContext } from 'react-admin';
import type { ListedKeeper } from '../../domain/answer/score-keeper/listed-keeper.ts';
import { AskedButton } from '../kit/change-question.tsx';
import { ListContent } from '../kit/list-content.tsx';
import { ListFilters } from '../kit/list-filters.tsx';
import { NothingListed } from '../kit/list-states.tsx';
import { useMay } from '../kit/may.tsx';
import { ListHead, OfficeList } from '../kit/office-list.tsx';
import { PlainTable } from '../kit/plain-table.tsx';
import { RecordCard } from '../kit/record-card.tsx';
import { dayAndTimeOf } from '../time/eastern-time.ts';

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

/** Button that ends a score keeper's access after a confirmation. */
function SignOutKeeper() {
  const provider = useDataProvider();
  const keeper = useRecordContext<ListedKeeper>();
  const mayEnd = useMay('change');
  if (keeper === undefined || !mayEnd) return null;
  const { id, name } = keeper;
  return (
    <AskedButton
      action="Sign out"
      of={name}
      title={`Sign out ${name}?`}
      change={() => provider.delete('score-keepers', { id })}
      done={`${name} is signed out`}
      failed="Failed to sign out the score keeper"
    >
      <Typography>
        Scores can no longer be entered from that phone. What it has not sent yet waits there until somebody signs in on
        it again.
      </Typography>
      <Typography sx={{ mt: 1 }}>
        Whoever knows the shared password can sign in again: to keep somebody out for good, change SCORE_KEEPER_PASSWORD
        too.
      </Typography>
    </AskedButton>
  );
}
