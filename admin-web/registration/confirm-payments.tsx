import Paid from '@mui/icons-material/PaidOutlined';
import { MenuItem, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { BulkUpdateWithConfirmButton, useGetMany, useListContext } from 'react-admin';
import type { ListedRegistration } from '../../domain/answer/registration/listed-registration.ts';
import { deskPaymentOptions } from '../../domain/rule/payment/payment-method.ts';
import { paymentConfirmation } from '../../domain/use-case/payment/payment-confirmation.ts';
import { counted } from '../kit/counted.ts';
import { NamedRecords } from '../kit/lost-records.tsx';
import { useMay } from '../kit/may.tsx';
import { NotOnScreen } from '../kit/not-on-screen.tsx';
import { useRefused } from '../kit/use-refused.tsx';
import { amount } from '../ledger/amount.ts';
import { owedOf } from './registration-facts.tsx';

/** Choice of the method that each family has announced, offered where each has. */
const asAnnounced = 'announced';

/** Button that confirms the payments of the selected registrations, each as its own status does. */
export function ConfirmPayments() {
  const mayConfirm = useMay('confirm a payment');
  const { selectedIds } = useListContext();
  const { data = [] } = useGetMany<ListedRegistration>('tournament-registrations', { ids: selectedIds });
  const [chosen, setChosen] = useState<string>();
  const { outcome, dialog } = useRefused((records) => `${counted(records, 'payment')} confirmed`);
  if (!mayConfirm) return null;
  const isKnown = data.every(({ paymentMethod }) => deskPaymentOptions.some(({ value }) => value === paymentMethod));
  const method = chosen ?? (isKnown ? asAnnounced : 'cash');
  return (
    <>
      <BulkUpdateWithConfirmButton
        label="Confirm payments"
        icon={<Paid />}
        data={{ paymentStatus: 'paid', ...(method !== asAnnounced && { paymentMethod: method }) }}
        mutationOptions={{ ...outcome, meta: { of: 'payment' } }}
        confirmTitle="Confirm payments"
        confirmContent={
          <>
            <NotOnScreen />
            <Payments registrations={data} />
            <TextField
              select
              fullWidth
              label={paymentConfirmation.fields.paymentMethod.label}
              value={method}
              onChange={({ target }) => setChosen(target.value)}
            >
              {isKnown && <MenuItem value={asAnnounced}>As each family has announced</MenuItem>}
              {deskPaymentOptions.map(({ value, label }) => (
                <MenuItem key={value} value={value}>
                  {label}
                </MenuItem>
              ))}
            </TextField>
          </>
        }
      />
      {dialog}
    </>
  );
}

function Payments({ registrations }: { readonly registrations: readonly ListedRegistration[] }) {
  const lines = registrations.map((one) => ({
    id: one.id,
    name: `${one.playerName}, ${one.tournamentName}`,
    text: one.paymentStatus === 'paid' ? 'paid already' : paymentOf(one),
  }));
  const owed = registrations.reduce((sum, one) => sum + owedOf(one), 0);
  return (
    <>
      <Typography>{amount(owed)} is entered as received today:</Typography>
      <NamedRecords label="Payments" lines={lines} />
    </>
  );
}

/** Returns the amount that is still owed, and what came before it. */
const paymentOf = (one: ListedRegistration): string =>
  one.receivedCents > 0 ? `${amount(owedOf(one))}, after ${amount(one.receivedCents)} before` : amount(owedOf(one));
