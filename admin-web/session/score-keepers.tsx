import QrCode2 from '@mui/icons-material/QrCode2';
import { Button } from '@mui/material';
import { DataTable, type ResourceProps, useRecordContext } from 'react-admin';
import { Link } from 'react-router';
import type { ListedKeeper } from '../../domain/answer/session/listed-keeper.ts';
import { ListPage } from '../kit/list-page.tsx';
import { PlainTable } from '../kit/plain-table.tsx';
import { RecordCard } from '../kit/record-card.tsx';
import { dayAndTimeOf } from '../time/eastern-time.ts';
import { words } from './score-keeper-words.ts';
import { SignOutKeeper } from './sign-out-keeper.tsx';

/** Who may write scores now, reached by the menu. */
export const scoreKeepers: ResourceProps = {
  name: 'score-keepers',
  list: ScoreKeepersPage,
  options: { label: words.title },
  recordRepresentation: 'name',
};

const { columns } = words;
const sorts = [
  { field: 'id', label: words.newest, order: 'DESC' },
  { field: 'name', label: columns.name },
  { field: 'lastSeenAt', label: columns.lastSeenAt, order: 'DESC' },
] as const;

function ScoreKeepersPage() {
  return (
    <ListPage
      {...words}
      sort={{ field: 'id', order: 'DESC' }}
      sorts={sorts}
      table={<ScoreKeeperTable />}
      card={ScoreKeeperCard}
      actions={
        <Button component={Link} to="/keeper-links" variant="contained" startIcon={<QrCode2 />}>
          {words.links}
        </Button>
      }
    />
  );
}

function ScoreKeeperTable() {
  return (
    <PlainTable>
      <DataTable.Col source="name" label={columns.name} sx={{ fontWeight: 600 }} />
      <DataTable.Col source="signedInAt" label={columns.signedInAt}>
        <Moment of="signedInAt" />
      </DataTable.Col>
      <DataTable.Col source="lastSeenAt" label={columns.lastSeenAt}>
        <Moment of="lastSeenAt" />
      </DataTable.Col>
      <DataTable.Col source="actions" label={columns.actions} disableSort>
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
        [columns.signedInAt, <Moment key="signed in" of="signedInAt" />],
        [columns.lastSeenAt, <Moment key="last seen" of="lastSeenAt" />],
      ]}
    >
      <SignOutKeeper />
    </RecordCard>
  );
}

function Moment({ of }: { readonly of: 'signedInAt' | 'lastSeenAt' }) {
  return <>{dayAndTimeOf(useRecordContext<ListedKeeper>()?.[of])}</>;
}
