import { Box, Button } from '@mui/material';
import { DataTable, type ResourceProps, useRecordContext } from 'react-admin';
import type { ListedDelivery } from '../../domain/answer/webhook/listed-webhook.ts';
import { Badge, type BadgeTone } from '../kit/badge.tsx';
import { FilterChoice } from '../kit/filter-choice.tsx';
import { ListPage } from '../kit/list-page.tsx';
import { PlainTable } from '../kit/plain-table.tsx';
import { RecordCard } from '../kit/record-card.tsx';
import { useChange } from '../kit/use-change.ts';
import { dayAndTimeOf } from '../time/eastern-time.ts';
import { useProvider } from '../transport/use-provider.ts';
import { deliveryWords as words } from './words.ts';

/** What other sites were told, with every attempt; reached by the menu. */
export const webhookDeliveries: ResourceProps = {
  name: 'webhook-deliveries',
  list: DeliveriesPage,
  options: { label: words.title },
  recordRepresentation: 'event',
};

const { columns } = words;
const sorts = [
  { field: 'id', label: words.newest, order: 'DESC' },
  { field: 'state', label: columns.state },
] as const;
const states = Object.entries(words.states).map(([value, label]) => ({ value, label }));

function DeliveriesPage() {
  return (
    <ListPage
      {...words}
      sort={{ field: 'id', order: 'DESC' }}
      sorts={sorts}
      table={<DeliveryTable />}
      card={DeliveryCard}
      filters={<FilterChoice source="state" {...words.filter} options={states} />}
    />
  );
}

function DeliveryTable() {
  return (
    <PlainTable>
      <DataTable.Col source="event" label={columns.event} sx={{ fontWeight: 600 }} />
      <DataTable.Col source="url" label={columns.url} disableSort sx={{ overflowWrap: 'anywhere' }} />
      <DataTable.Col source="state" label={columns.state}>
        <State />
      </DataTable.Col>
      <DataTable.NumberCol source="attempts" label={columns.attempts} disableSort />
      <DataTable.Col source="id" label={columns.createdAt}>
        <Time of="createdAt" />
      </DataTable.Col>
      <DataTable.Col source="sentAt" label={columns.sentAt} disableSort>
        <Time of="sentAt" />
      </DataTable.Col>
      <DataTable.Col source="actions" label={columns.actions} disableSort>
        <SendAgain />
      </DataTable.Col>
    </PlainTable>
  );
}

function DeliveryCard() {
  const delivery = useRecordContext<ListedDelivery>();
  if (delivery === undefined) return null;
  return (
    <RecordCard
      title={delivery.event}
      badge={<State />}
      facts={[
        [columns.url, delivery.url],
        [columns.attempts, String(delivery.attempts)],
        [columns.createdAt, <Time key="created" of="createdAt" />],
        [columns.sentAt, <Time key="sent" of="sentAt" />],
      ]}
    >
      <SendAgain />
    </RecordCard>
  );
}

const tones: Readonly<Record<ListedDelivery['state'], BadgeTone>> = { sent: 'good', dead: 'alarm', waiting: 'quiet' };

function State() {
  const delivery = useRecordContext<ListedDelivery>();
  if (delivery === undefined) return null;
  const { state, attempts, lastError, nextAttemptAt } = delivery;
  return (
    <>
      <Badge tone={tones[state]}>{words.states[state]}</Badge>
      {lastError !== null && <Box sx={{ color: 'text.secondary' }}>{lastError}</Box>}
      {state === 'waiting' && attempts > 0 && <Box>{words.next(dayAndTimeOf(nextAttemptAt) ?? '')}</Box>}
    </>
  );
}

function Time({ of }: { readonly of: 'createdAt' | 'sentAt' }) {
  return <>{dayAndTimeOf(useRecordContext<ListedDelivery>()?.[of] ?? null) ?? '–'}</>;
}

function SendAgain() {
  const provider = useProvider();
  const delivery = useRecordContext<ListedDelivery>();
  const { run, isBusy } = useChange((id: number) => provider.retryDelivery(id), words.again);
  if (delivery === undefined) return null;
  const { id, event } = delivery;
  return (
    <Button
      size="small"
      aria-disabled={isBusy}
      aria-label={`${words.again.action}: ${event} ${id}`}
      onClick={() => run(id)}
    >
      {words.again.action}
    </Button>
  );
}
