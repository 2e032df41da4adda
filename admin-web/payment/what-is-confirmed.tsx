import { Box, Typography } from '@mui/material';
import type { ListedRegistration } from '../../domain/answer/registration/listed-registration.ts';
import { centsToConfirm } from '../../domain/rule/ledger/settle.ts';
import { isPaid } from '../../domain/rule/payment/payment.ts';
import type { PaymentMethod } from '../../domain/rule/payment/payment-method.ts';
import { useEntries } from '../ledger/account.tsx';
import { amount } from '../ledger/amount.ts';
import { EntryLines } from '../ledger/entry-lines.tsx';

/** Amount that a confirmation enters, and the entries before it. */
export function WhatIsConfirmed({
  registration,
  method,
}: {
  readonly registration: ListedRegistration;
  /** Chosen method; it decides about a card's surcharge. */
  readonly method: PaymentMethod | null;
}) {
  const { data: entries = [] } = useEntries({ registrationId: registration.id });
  const { paymentStatus: state, paymentMethod, priceCents, amountCents, receivedCents } = registration;
  const payment = { state, method: paymentMethod, amountCents, receivedCents };
  return (
    <Box sx={{ my: 1 }}>
      <Typography fontWeight={600}>
        {isPaid(payment)
          ? 'Paid already: only the method changes.'
          : `${amount(centsToConfirm({ payment, priceCents }, method))} is entered as received today.`}
      </Typography>
      {entries.length === 0 ? (
        <Typography color="text.secondary">Nothing has come before.</Typography>
      ) : (
        <EntryLines entries={entries} label={`Came before: ${registration.tournamentName}`} />
      )}
    </Box>
  );
}
