import Key from '@mui/icons-material/VpnKeyOutlined';
import { Box, Button, Typography } from '@mui/material';
import { DataTable, type ResourceProps, useDataProvider, useRecordContext } from 'react-admin';
import { Link, Route, Routes } from 'react-router';
import type { ListedApiKey } from '../../domain/answer/api-key/listed-api-key.ts';
import { scopeNames } from '../../domain/rule/api-key/api-key.ts';
import { newApiKey } from '../../domain/use-case/api-key/api-key-form.ts';
import { AskedButton } from '../kit/change-question.tsx';
import { counted } from '../kit/counted.ts';
import { ListContent } from '../kit/list-content.tsx';
import { ListFilters } from '../kit/list-filters.tsx';
import { NothingListed } from '../kit/list-states.tsx';
import { ListHead, OfficeList } from '../kit/office-list.tsx';
import { PlainTable } from '../kit/plain-table.tsx';
import { RecordCard } from '../kit/record-card.tsx';
import { dayAndTimeOf } from '../time/eastern-time.ts';
import { NewApiKey } from './new-api-key.tsx';

/** API keys, beside the account: one's own, and for owners everybody's. */
export const apiKeys: ResourceProps = {
  name: 'api-keys',
  list: ApiKeysPage,
  options: { label: 'API Keys' },
  recordRepresentation: 'name',
};

const sorts = [
  { field: 'id', label: 'Newest first', order: 'DESC' },
  { field: 'name', label: newApiKey.fields.name.label },
] as const;

function ApiKeysPage() {
  return (
    <>
      <OfficeList sort={{ field: 'id', order: 'DESC' }}>
        <ListHead title="API Keys" count={(keys) => counted(keys, 'key')}>
          <Button href="/api/docs">What can be called</Button>
          <Button component={Link} to="/api-keys/create" variant="contained" startIcon={<Key />}>
            Make key
          </Button>
        </ListHead>
        <ListFilters searchHint="Name, organizer or beginning" sorts={sorts} />
        <ListContent
          loading="Loading the keys…"
          failed="Failed to fetch the keys"
          empty={
            <NothingListed
              title="No keys yet"
              text="A key lets a program in: a score board, a spreadsheet, your own site. It does what you choose, and never more than your role."
            />
          }
          card={KeyCard}
        >
          <KeyTable />
        </ListContent>
      </OfficeList>
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
      <DataTable.Col source="name" label={newApiKey.fields.name.label}>
        <Name />
      </DataTable.Col>
      <DataTable.Col source="organizer" label="Acts for" disableSort />
      <DataTable.Col source="scopes" label="May" disableSort>
        <Scopes />
      </DataTable.Col>
      <DataTable.Col source="lastUsedAt" label="Last used">
        <LastUsed />
      </DataTable.Col>
      <DataTable.Col source="isOpen" label="State" disableSort>
        <State />
      </DataTable.Col>
      <DataTable.Col source="actions" label="Actions" disableSort>
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
        ['API key', `${key.start}…`],
        ['Acts for', key.organizer],
        ['May', <Scopes key="scopes" />],
        ['Last used', <LastUsed key="used" />],
        ['State', <State key="state" />],
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
  return <>{dayAndTimeOf(useRecordContext<ListedApiKey>()?.lastUsedAt ?? null) ?? 'Never'}</>;
}

function State() {
  const key = useRecordContext<ListedApiKey>();
  if (key === undefined) return null;
  if (key.revokedAt !== null) return <>Revoked {dayAndTimeOf(key.revokedAt) ?? ''}</>;
  return <>{key.isOpen ? 'In use' : 'Ended with the account'}</>;
}

/** Button that revokes an API key after a confirmation. */
function RevokeApiKey() {
  const provider = useDataProvider();
  const key = useRecordContext<ListedApiKey>();
  if (key === undefined || !key.isOpen) return null;
  return (
    <AskedButton
      action="Revoke"
      of={key.name}
      title={`Revoke the key ${key.name}?`}
      change={() => provider.delete('api-keys', { id: key.id })}
      done={`The key ${key.name} is revoked`}
      failed="Failed to revoke the key"
    >
      <Typography>The program that has it is refused at once, and for good.</Typography>
    </AskedButton>
  );
}
