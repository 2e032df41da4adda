import Key from '@mui/icons-material/VpnKeyOutlined';
import { Box, Button } from '@mui/material';
import { DataTable, type ResourceProps, useRecordContext } from 'react-admin';
import { Link, Route, Routes } from 'react-router';
import type { ListedApiKey } from '../../domain/answer/session/listed-api-key.ts';
import { scopeNames } from '../../domain/session/api-key.ts';
import { ListPage } from '../kit/list-page.tsx';
import { PlainTable } from '../kit/plain-table.tsx';
import { RecordCard } from '../kit/record-card.tsx';
import { dayAndTimeOf } from '../time/eastern-time.ts';
import { words } from './api-key-words.ts';
import { NewApiKey } from './new-api-key.tsx';
import { RevokeApiKey } from './revoke-api-key.tsx';

/** The keys with which programs come in, reached by the menu: the own ones, and for owners everybody's. */
export const apiKeys: ResourceProps = {
  name: 'api-keys',
  list: ApiKeysPage,
  options: { label: words.title },
  recordRepresentation: 'name',
};

const { columns } = words;
const sorts = [
  { field: 'id', label: words.newest, order: 'DESC' },
  { field: 'name', label: columns.name },
] as const;

function ApiKeysPage() {
  return (
    <>
      <ListPage
        {...words}
        sort={{ field: 'id', order: 'DESC' }}
        sorts={sorts}
        table={<KeyTable />}
        card={KeyCard}
        actions={
          <>
            <Button href="/api/docs">{words.document}</Button>
            <Button component={Link} to="/api-keys/create" variant="contained" startIcon={<Key />}>
              {words.make.action}
            </Button>
          </>
        }
      />
      <Routes>
        <Route path="create" element={<NewApiKey />} />
        <Route path="*" element={null} />
      </Routes>
    </>
  );
}

function KeyTable() {
  return (
    <PlainTable>
      <DataTable.Col source="name" label={columns.name}>
        <Name />
      </DataTable.Col>
      <DataTable.Col source="organizer" label={columns.organizer} disableSort />
      <DataTable.Col source="scopes" label={columns.scopes} disableSort>
        <Scopes />
      </DataTable.Col>
      <DataTable.Col source="lastUsedAt" label={columns.lastUsed}>
        <LastUsed />
      </DataTable.Col>
      <DataTable.Col source="isOpen" label={columns.state} disableSort>
        <State />
      </DataTable.Col>
      <DataTable.Col source="actions" label={columns.actions} disableSort>
        <RevokeApiKey />
      </DataTable.Col>
    </PlainTable>
  );
}

function KeyCard() {
  const key = useRecordContext<ListedApiKey>();
  if (key === undefined) return null;
  return (
    <RecordCard
      title={key.name}
      facts={[
        [words.made.label, `${key.start}…`],
        [columns.organizer, key.organizer],
        [columns.scopes, <Scopes key="scopes" />],
        [columns.lastUsed, <LastUsed key="used" />],
        [columns.state, <State key="state" />],
      ]}
    >
      <RevokeApiKey />
    </RecordCard>
  );
}

function Name() {
  const key = useRecordContext<ListedApiKey>();
  return (
    <>
      <strong>{key?.name}</strong>
      <Box sx={{ color: 'text.secondary' }}>{`${key?.start}…`}</Box>
    </>
  );
}

function Scopes() {
  const { scopes = [] } = useRecordContext<ListedApiKey>() ?? {};
  return (
    <>
      {scopes.map((scope) => (
        <div key={scope}>{scopeNames[scope]}</div>
      ))}
    </>
  );
}

function LastUsed() {
  return <>{dayAndTimeOf(useRecordContext<ListedApiKey>()?.lastUsedAt ?? null) ?? words.never}</>;
}

function State() {
  const key = useRecordContext<ListedApiKey>();
  if (key === undefined) return null;
  const { open, revoked, ended } = words.state;
  if (key.revokedAt !== null) return <>{revoked(dayAndTimeOf(key.revokedAt) ?? '')}</>;
  return <>{key.isOpen ? open : ended}</>;
}
