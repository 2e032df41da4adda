import Save from '@mui/icons-material/Check';
import { Form, RadioButtonGroupInput, SaveButton, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { confirmationPaymentOptions } from '../../domain/payment/payment-method.ts';
import { type PaymentConfirmation, paymentConfirmation } from '../../domain/use-case/payment/payment-confirmation.ts';
import { asChoices } from '../form/choice-input.tsx';
import { complaintsOf } from '../form/complaints-of.ts';
import { DialogActions } from '../kit/dialog-actions.tsx';
import { RecordDialog } from '../kit/record-dialog.tsx';
import { useChange } from '../kit/use-change.ts';
import { useFirstField } from '../kit/use-first-field.ts';
import { useWayBack } from '../kit/use-way-back.ts';
import { send } from '../transport/call.ts';

export const confirmPayment = 'Confirm Payment';

interface Payer {
  readonly id: number;
  readonly name: string;
  readonly tournament: string | null;
}

/** Dialog that confirms a player's payment and its way. */
export function ConfirmPaymentDialog() {
  return (
    <RecordDialog<Payer> title={confirmPayment} width="xs">
      {(player) => <ConfirmationForm player={player} />}
    </RecordDialog>
  );
}

function ConfirmationForm({ player }: { readonly player: Payer }) {
  const back = useWayBack();
  const answers = useFirstField<HTMLDivElement>();
  const { run } = useChange(
    ({ paymentMethod, customMethod }: PaymentConfirmation) =>
      confirmPaid(player.id, paymentMethod === 'other' && customMethod !== null ? customMethod : paymentMethod),
    { done: 'Payment confirmed', failed: 'Failed to confirm payment', about: () => player.name, after: back },
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
      <DialogActions onCancel={back}>
        <SaveButton label={confirmPayment} icon={<Save />} alwaysEnable size="large" />
      </DialogActions>
    </Form>
  );
}

function CustomMethod() {
  const isOther = useWatch({ name: 'paymentMethod' }) === 'other';
  return isOther ? (
    <TextInput source="customMethod" label={paymentConfirmation.fields.customMethod.label} autoFocus isRequired />
  ) : null;
}

/** Confirms a payment, and its way, for the registration that a player is listed with. */
const confirmPaid = (playerId: number, paymentMethod: string) =>
  send('PUT', `/api/admin/players/${playerId}/payment`, { paymentMethod, paymentConfirmed: true });
