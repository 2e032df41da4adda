import Add from '@mui/icons-material/Add';
import Back from '@mui/icons-material/Undo';
import { Box, Button, Paper, Skeleton, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import type { ListedEntry } from '../../domain/answer/ledger/listed-entry.ts';
import type { ListedRegistration } from '../../domain/answer/registration/listed-registration.ts';
import { receivedBy } from '../../domain/rule/ledger/ledger-entry.ts';
import { owedCents, type Payment, paidSoFar } from '../../domain/rule/payment/payment.ts';
import { paymentMethodLabel } from '../../domain/rule/payment/payment-method.ts';
import { Badge } from '../kit/badge.tsx';
import { FetchFailed } from '../kit/fetch-failed.tsx';
import { May } from '../kit/may.tsx';
import { amount } from './amount.ts';
import { EntryLines, figure } from './entry-lines.tsx';
import { KeepButton } from './keep-form.tsx';
import { MoneyForm } from './money-form.tsx';

export const moneyFailed = 'Failed to fetch the money';

const tones = { paid: 'good', part: 'strong', owed: 'quiet' } as const;

/** Account of a registration: amount due, entries, and forms for new ones. */
export function Account({ registration }: { readonly registration: ListedRegistration }) {
  const { data, isPending, error } = useEntries({ registrationId: registration.id });
  const { paymentStatus: state, paymentMethod, amountCents, receivedCents } = registration;
  const payment: Payment = { state, method: paymentMethod, amountCents, receivedCents };
  const soFar = paidSoFar(payment);
  const owed = owedCents(payment);
  const over = receivedCents - amountCents;
  const toRefund = data?.at(-1)?.toRefundCents ?? null;
  return (
    <AccountPart title={registration.tournamentName} badge={<Badge tone={tones[soFar]}>{accountSoFar[soFar]}</Badge>}>
      <Box component="dl" sx={sums}>
        <Sum label={askedFor[registration.priceReason]} cents={amountCents} />
        <Sum label="Came in" cents={receivedCents} />
        {over > 0 ? <Sum label="Too much" cents={over} /> : <Sum label="Owed" cents={owed} />}
      </Box>
      {soFar !== 'paid' && paymentMethod !== null && (
        <Typography color="text.secondary">Method on file: {paymentMethodLabel(paymentMethod)}</Typography>
      )}
      {toRefund !== null && <Typography>{amount(toRefund)} to be refunded: the tournament is called off</Typography>}
      <Entries entries={data} isPending={isPending} failure={error} label={registration.tournamentName} />
      <Entering
        registrationId={registration.id}
        owed={owed}
        held={receivedCents}
        toRefund={toRefund}
        usual={lastWay(data)}
        mayReceive
      />
    </AccountPart>
  );
}

/** Account of a deleted registration, whose money can still be refunded. */
export function GoneAccount({ entries }: { readonly entries: readonly ListedEntry[] }) {
  const [first] = entries;
  if (first === undefined) return null;
  const held = receivedBy(entries);
  const isKept = receivedBy(entries.filter(({ cause }) => cause === 'kept')) < 0;
  return (
    <AccountPart title={`${first.tournamentName}, no longer registered`}>
      {held > 0 && <Typography>{amount(held)} to be refunded</Typography>}
      <EntryLines entries={entries} label={first.tournamentName} />
      {(held > 0 || isKept) && <KeepButton entry={first} />}
      <Entering registrationId={first.registrationId} owed={0} held={held} usual={lastWay(entries)} />
    </AccountPart>
  );
}

/** Fetches the entries of a registration or a player, oldest first. */
export function useEntries(filter: object) {
  return useGetList<ListedEntry>('ledger', {
    pagination: { page: 1, perPage: 200 },
    sort: { field: 'id', order: 'ASC' },
    filter,
  });
}

const lastWay = (entries: readonly ListedEntry[] | undefined) => {
  const method = entries?.at(-1)?.method ?? null;
  return method === 'at_event' ? null : method;
};

function AccountPart({
  title,
  badge,
  children,
}: {
  readonly title: string;
  readonly badge?: React.ReactNode;
  readonly children: React.ReactNode;
}) {
  return (
    <Paper variant="outlined" component="section" sx={{ p: 2, mb: 1.5 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: 1.5, mb: 1 }}>
        <Typography variant="h3">{title}</Typography>
        {badge}
      </Box>
      {children}
    </Paper>
  );
}

function Sum({ label, cents }: { readonly label: string; readonly cents: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{amount(cents)}</dd>
    </div>
  );
}

function Entries({
  entries,
  isPending,
  failure,
  label,
}: {
  readonly entries: readonly ListedEntry[] | undefined;
  readonly isPending: boolean;
  readonly failure: unknown;
  readonly label: string;
}) {
  if (isPending) return <Skeleton variant="rounded" height={48} />;
  if (entries === undefined) return <FetchFailed title={moneyFailed} failure={failure} />;
  if (entries.length === 0) return <Typography>Nothing has come yet.</Typography>;
  return <EntryLines entries={entries} label={label} />;
}

function Entering({
  registrationId,
  owed,
  held,
  toRefund = null,
  usual,
  mayReceive = false,
}: {
  readonly registrationId: number;
  /** Amount due; all amounts are in US cents. */
  readonly owed: number;
  readonly held: number;
  readonly toRefund?: number | null;
  readonly usual: string | null;
  readonly mayReceive?: boolean;
}) {
  const [kind, setKind] = useState<'receive' | 'sendBack'>();
  if (kind !== undefined) {
    const likely = kind === 'receive' ? owed : (toRefund ?? held);
    return (
      <MoneyForm
        registrationId={registrationId}
        usual={{
          amountCents: likely || null,
          paymentMethod: usual,
          ...(kind === 'sendBack' && { isOwedNoMore: toRefund !== null }),
        }}
        kind={kind}
        onDone={() => setKind(undefined)}
      />
    );
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 1.5 }}>
      {mayReceive && (
        <May act="confirm a payment">
          <Button variant="contained" startIcon={<Add />} onClick={() => setKind('receive')}>
            Add Payment
          </Button>
        </May>
      )}
      {held > 0 && (
        <May act="change">
          <Button variant="outlined" startIcon={<Back />} onClick={() => setKind('sendBack')}>
            Refund
          </Button>
        </May>
      )}
    </Box>
  );
}

const sums = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  m: 0,
  mb: 1,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, ...figure },
} as const;

const accountSoFar = { paid: 'Paid', part: 'Part paid', owed: 'Not paid' };

const askedFor = { regular: 'Asked', early: 'Asked (early price)', sibling: 'Asked (sibling price)' };
