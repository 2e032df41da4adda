import { MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { useRecordContext, useRefresh } from 'react-admin';
import { type ListedRegistration, paymentStateLabels } from '../../domain/answer/registration/listed-registration.ts';
import { type PaymentState, paymentStates } from '../../domain/rule/payment/payment.ts';
import type { PaymentMethod } from '../../domain/rule/payment/payment-method.ts';
import { registrationPayment } from '../../domain/use-case/payment/player-payment-form.ts';
import { useMay } from '../kit/may.tsx';
import { useChange } from '../kit/use-change.ts';
import { PaidQuestion } from '../payment/paid-question.tsx';
import { change } from '../transport/call.ts';
import { isStale } from '../transport/failure.ts';

interface PaymentUndo {
  readonly paymentStatus: PaymentState;
  readonly paymentMethod?: PaymentMethod;
  readonly before: PaymentState;
  readonly version: number;
}

/** Select that sets a payment to pending, paid or failed; paid asks for the method, and the toast offers an undo. */
export function StatusChoice() {
  const registration = useRecordContext<ListedRegistration>();
  const refresh = useRefresh();
  const mayConfirm = useMay('confirm a payment');
  const [isAsked, setAsked] = useState(false);
  const back = useChange(
    (said: Omit<PaymentUndo, 'before'>) => recordPayment(registration?.id ?? 0, { ...said, isUndo: true }),
    {
      done: 'Payment status as before',
      failed: updateFailed,
      about: () => registration?.playerName,
    },
  );
  const { run, isBusy } = useChange(
    ({ before: _, ...payment }: PaymentUndo) => recordPayment(registration?.id ?? 0, payment),
    {
      done: 'Payment status updated',
      failed: updateFailed,
      about: () => registration?.playerName,
      onRefusal: (failure) => {
        if (isStale(failure)) refresh();
        return false;
      },
      undo:
        ({ before }, { version }) =>
        () =>
          back.run({ paymentStatus: before, version }),
    },
  );
  if (registration === undefined) return null;
  const { paymentStatus: before, version } = registration;
  const paid = (paymentMethod: PaymentMethod) => {
    setAsked(false);
    run({ paymentStatus: 'paid', paymentMethod, before, version });
  };
  const choose = (state: PaymentState) =>
    state === 'paid' ? setAsked(true) : run({ paymentStatus: state, before, version });
  return (
    <>
      <TextField
        select
        variant="standard"
        value={registration.paymentStatus}
        disabled={!mayConfirm}
        aria-disabled={isBusy}
        onChange={({ target }) => choose(target.value as PaymentState)}
        slotProps={{
          select: {
            SelectDisplayProps: {
              'aria-label': `${registrationPayment.fields.paymentStatus.label}: ${registration.playerName}`,
              'aria-labelledby': undefined,
            },
          },
        }}
        sx={{ m: 0, minWidth: 104, '& .MuiInputBase-root': { minHeight: 34 }, ...tones[registration.paymentStatus] }}
      >
        {paymentStates.map((state) => (
          <MenuItem key={state} value={state}>
            {paymentStateLabels[state]}
          </MenuItem>
        ))}
      </TextField>
      {isAsked && <PaidQuestion registration={registration} onConfirm={paid} onCancel={() => setAsked(false)} />}
    </>
  );
}

const tones = {
  pending: {},
  paid: { '& .MuiSelect-select': { color: 'success.main', fontWeight: 600 } },
  failed: { '& .MuiSelect-select': { color: 'error.main', fontWeight: 600 } },
} as const;

const updateFailed = 'Failed to update payment status';

const recordPayment = (
  registrationId: number,
  { version, ...payment }: Omit<PaymentUndo, 'before'> & { readonly isUndo?: boolean },
) =>
  change<ListedRegistration>(
    'PUT',
    `/api/admin/tournament-registrations/${registrationId}/payment`,
    { version },
    payment,
  );
