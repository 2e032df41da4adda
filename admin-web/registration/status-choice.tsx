import { MenuItem, TextField } from '@mui/material';
import { useRecordContext, useRefresh } from 'react-admin';
import { type ListedRegistration, paymentStateLabels } from '../../domain/answer/registration/listed-registration.ts';
import { type PaymentState, paymentStates } from '../../domain/payment/payment.ts';
import { registrationPayment } from '../../domain/use-case/payment/player-payment-form.ts';
import { useMay } from '../kit/may.tsx';
import { useChange } from '../kit/use-change.ts';
import { change } from '../transport/call.ts';
import { isStale } from '../transport/failure.ts';

interface PaymentUndo {
  readonly paymentStatus: PaymentState;
  readonly before: PaymentState;
  readonly version: number;
}

/** Select that sets a payment to pending, paid or failed; the toast offers an undo. */
export function StatusChoice() {
  const registration = useRecordContext<ListedRegistration>();
  const refresh = useRefresh();
  const mayConfirm = useMay('confirm a payment');
  const back = useChange(
    (said: Omit<PaymentUndo, 'before'>) => recordPayment(registration?.id ?? 0, { ...said, isUndo: true }),
    {
      done: 'Payment status as before',
      failed: updateFailed,
      about: () => registration?.playerName,
    },
  );
  const { run, isBusy } = useChange(
    ({ paymentStatus, version }: PaymentUndo) => recordPayment(registration?.id ?? 0, { paymentStatus, version }),
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
  return (
    <TextField
      select
      variant="standard"
      value={registration.paymentStatus}
      disabled={!mayConfirm}
      aria-disabled={isBusy}
      onChange={({ target }) =>
        run({
          paymentStatus: target.value as PaymentState,
          before: registration.paymentStatus,
          version: registration.version,
        })
      }
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
  {
    version,
    ...payment
  }: { readonly paymentStatus: PaymentState; readonly version: number; readonly isUndo?: boolean },
) =>
  change<ListedRegistration>(
    'PUT',
    `/api/admin/tournament-registrations/${registrationId}/payment`,
    { version },
    payment,
  );
