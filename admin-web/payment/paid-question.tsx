import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { useState } from 'react';
import type { ListedRegistration } from '../../domain/answer/registration/listed-registration.ts';
import { deskPaymentOptions, type PaymentMethod } from '../../domain/rule/payment/payment-method.ts';
import { paymentConfirmation } from '../../domain/use-case/payment/payment-confirmation.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { confirmPayment } from './confirm-payment-dialog.tsx';
import { WhatIsConfirmed } from './what-is-confirmed.tsx';

/** Question before a registration is marked as paid: the amount, what came before, and the method. */
export function PaidQuestion({
  registration,
  onConfirm,
  onCancel,
}: {
  readonly registration: ListedRegistration;
  readonly onConfirm: (method: PaymentMethod) => void;
  readonly onCancel: () => void;
}) {
  const announced = deskPaymentOptions.find(({ value }) => value === registration.paymentMethod)?.value ?? null;
  const [method, setMethod] = useState<PaymentMethod | null>(announced);
  return (
    <ConfirmDialog
      title={confirmPayment}
      confirm={confirmPayment}
      cancel="Cancel"
      isImpossible={method === null}
      onConfirm={() => method !== null && onConfirm(method)}
      onCancel={onCancel}
    >
      <Typography>
        <strong>{registration.playerName}</strong>, {registration.tournamentName}
      </Typography>
      <WhatIsConfirmed registration={registration} method={method} />
      <FormControl>
        <FormLabel id="received-by">{paymentConfirmation.fields.paymentMethod.label}</FormLabel>
        <RadioGroup
          aria-labelledby="received-by"
          value={method}
          onChange={(_, chosen) => setMethod(deskPaymentOptions.find(({ value }) => value === chosen)?.value ?? null)}
        >
          {deskPaymentOptions.map(({ value, label }) => (
            <FormControlLabel key={value} value={value} control={<Radio />} label={label} />
          ))}
        </RadioGroup>
      </FormControl>
    </ConfirmDialog>
  );
}
