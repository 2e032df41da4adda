import { Box, Button } from '@mui/material';
import { DataTable, type ResourceProps, useRecordContext } from 'react-admin';
import type { ListedDelivery } from '../../domain/answer/webhook/listed-webhook.ts';
import { newWebhook } from '../../domain/use-case/webhook/webhook-form.ts';
import { Badge, type BadgeTone } from '../kit/badge.tsx';
import { counted } from '../kit/counted.ts';
import { FilterChoice } from '../kit/filter-choice.tsx';
import { ListContent } from '../kit/list-content.tsx';
import { ListFilters } from '../kit/list-filters.tsx';
import { NothingListed } from '../kit/list-states.tsx';
import { ListHead, OfficeList } from '../kit/office-list.tsx';
import { PlainTable } from '../kit/plain-table.tsx';
import { RecordCard } from '../kit/record-card.tsx';
import { useChange } from '../kit/use-change.ts';
import { dayAndTimeOf } from '../time/eastern-time.ts';
import { send } from '../transport/call.ts';

const deliveryStates = { waiting: 'Waiting', sent: 'Taken', dead: 'Given up' };

/** Deliveries of webhooks with every attempt, beside the webhooks. */
export const webhookDeliveries: ResourceProps = {
  name: 'webhook-deliveries',
  list: DeliveriesPage,
  options: { label: 'Webhook Events' },
  recordRepresentation: 'event',
};

const sorts = [
  { field: 'id', label: 'Newest first', order: 'DESC' },
  { field: 'state', label: 'State' },
] as const;
const states = Object.entries(deliveryStates).map(([value, label]) => ({ value, label }));

function DeliveriesPage() {
  return (
    <OfficeList sort={{ field: 'id', order: 'DESC' }}>
      <ListHead title="Webhook Events" count={(events) => counted(events, 'event')} />
      <ListFilters searchHint="Address or event" sorts={sorts}>
        <FilterChoice source="state" label="State" all="All states" options={states} />
      </ListFilters>
      <ListContent
        loading="Loading the events…"
        failed="Failed to fetch the events"
        empty={
          <NothingListed title="Nothing told yet" text="What webhooks were told stands here, with every attempt." />
        }
        card={DeliveryCard}
      >
        <DeliveryTable />
      </ListContent>
    </OfficeList>
  );
}

function DeliveryTable() {
  return (
    <PlainTable>
      <DataTable.Col source="event" label="Event" sx={{ fontWeight: 600 }} />
      <DataTable.Col source="url" label={newWebhook.fields.url.label} disableSort sx={{ overflowWrap: 'anywhere' }} />
      <DataTable.Col source="state" label="State">
        <State />
      </DataTable.Col>
      <DataTable.NumberCol source="attempts" label="Attempts" disableSort />
      <DataTable.Col source="id" label="Happened">
        <Time of="createdAt" />
      </DataTable.Col>
      <DataTable.Col source="sentAt" label="Taken" disableSort>
        <Time of="sentAt" />
      </DataTable.Col>
      <DataTable.Col source="actions" label="Actions" disableSort>
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
        [newWebhook.fields.url.label, delivery.url],
        ['Attempts', String(delivery.attempts)],
        ['Happened', <Time key="created" of="createdAt" />],
        ['Taken', <Time key="sent" of="sentAt" />],
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
      <Badge tone={tones[state]}>{deliveryStates[state]}</Badge>
      {lastError !== null && <Box sx={{ color: 'text.secondary' }}>{lastError}</Box>}
      {state === 'waiting' && attempts > 0 && <Box>Next attempt {dayAndTimeOf(nextAttemptAt) ?? ''}</Box>}
    </>
  );
}

function Time({ of }: { readonly of: 'createdAt' | 'sentAt' }) {
  return <>{dayAndTimeOf(useRecordContext<ListedDelivery>()?.[of] ?? null) ?? '–'}</>;
}

function SendAgain() {
  const delivery = useRecordContext<ListedDelivery>();
  const { run, isBusy } = useChange((id: number) => retryDelivery(id), {
    done: 'The event is on its way again',
    failed: 'Failed to send the event again',
  });
  if (delivery === undefined) return null;
  const { id, event } = delivery;
  return (
    <Button size="small" aria-disabled={isBusy} aria-label={`Send again: ${event} ${id}`} onClick={() => run(id)}>
      Send again
    </Button>
  );
}

const retryDelivery = (id: number) => send('POST', `/api/admin/webhook-deliveries/${id}/retry`, {});
