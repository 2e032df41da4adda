import Save from '@mui/icons-material/Check';
import { Form, RadioButtonGroupInput, SaveButton, TextInput, useGetOne } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { ListedPlayer } from '../../domain/answer/player/listed-player.ts';
import type { ListedRegistration } from '../../domain/answer/registration/listed-registration.ts';
import { confirmationPaymentOptions, type PaymentMethod } from '../../domain/rule/payment/payment-method.ts';
import { type PaymentConfirmation, paymentConfirmation } from '../../domain/use-case/payment/payment-confirmation.ts';
import { asChoices } from '../form/choice-input.tsx';
import { complaintsOf } from '../form/complaints-of.ts';
import { useStartedFrom } from '../form/use-started-from.ts';
import { ChangedMeanwhile } from '../kit/changed-meanwhile.tsx';
import { DialogActions } from '../kit/dialog-actions.tsx';
import { RecordDialog } from '../kit/record-dialog.tsx';
import { useChange } from '../kit/use-change.ts';
import { useFirstField } from '../kit/use-first-field.ts';
import { useWayBack } from '../kit/use-way-back.ts';
import { change, type Seen } from '../transport/call.ts';
import { isStale } from '../transport/failure.ts';
import { PaymentView } from './payment-view.tsx';
import { WhatIsConfirmed } from './what-is-confirmed.tsx';

export const confirmPayment = 'Confirm Payment';

/** Dialog that confirms a player's payment and its way. */
export function ConfirmPaymentDialog() {
  return (
    <RecordDialog<ListedPlayer> title={confirmPayment} width="xs">
      {(player) => <ConfirmationForm player={player} />}
    </RecordDialog>
  );
}

function ConfirmationForm({ player }: { readonly player: ListedPlayer }) {
  const back = useWayBack();
  const start = useStartedFrom(player);
  const seen = (): Seen => ({ version: start.onFile()?.version ?? player.version });
  const answers = useFirstField<HTMLDivElement>();
  const { run } = useChange(
    ({ paymentMethod, customMethod }: PaymentConfirmation) =>
      confirmPaid(player.id, seen(), paymentMethod === 'other' && customMethod !== null ? customMethod : paymentMethod),
    {
      done: 'Payment confirmed',
      failed: 'Failed to confirm payment',
      about: () => player.name,
      after: back,
      onRefusal: (failure) => {
        if (!isStale(failure)) return false;
        void start.look();
        return true;
      },
    },
  );
  return (
    <Form<PaymentConfirmation>
      record={{}}
      validate={complaintsOf(paymentConfirmation)}
      onSubmit={(answers: unknown) => void run(answers as PaymentConfirmation)}
      noValidate
      disableInvalidFormNotification
    >
      <strong>{player.name}</strong>
      {player.tournament !== null && <div>{player.tournament}</div>}
      {player.registrationId !== null && <Confirmed registrationId={player.registrationId} />}
      <div ref={answers}>
        <RadioButtonGroupInput
          source="paymentMethod"
          label="Payment method"
          choices={asChoices(confirmationPaymentOptions)}
          row={false}
          translateChoice={false}
          isRequired
        />
      </div>
      <CustomMethod />
      {start.conflict !== undefined && (
        <ChangedMeanwhile>
          {start.conflict.theirs.name}, <PaymentView of={start.conflict.theirs} />
        </ChangedMeanwhile>
      )}
      <DialogActions onCancel={back}>
        <SaveButton label={confirmPayment} icon={<Save />} alwaysEnable size="large" />
      </DialogActions>
    </Form>
  );
}

/** Amount and entries of the shown registration, by the chosen method. */
function Confirmed({ registrationId }: { readonly registrationId: number }) {
  const method: PaymentMethod | undefined = useWatch({ name: 'paymentMethod' });
  const { data } = useGetOne<ListedRegistration>('tournament-registrations', { id: registrationId });
  return data === undefined ? null : <WhatIsConfirmed registration={data} method={method ?? null} />;
}

function CustomMethod() {
  const isOther = useWatch({ name: 'paymentMethod' }) === 'other';
  return isOther ? (
    <TextInput source="customMethod" label={paymentConfirmation.fields.customMethod.label} autoFocus isRequired />
  ) : null;
}

/** Confirms a payment, and its way, for the registration that a player is listed with. */
const confirmPaid = (playerId: number, seen: Seen, paymentMethod: string) =>
  change('PUT', `/api/admin/players/${playerId}/payment`, seen, { paymentMethod, paymentConfirmed: true });
