import Save from '@mui/icons-material/Check';
import { Box, Button } from '@mui/material';
import { BooleanInput, DateInput, Form, SaveButton, SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { ListedEntry } from '../../domain/answer/ledger/listed-entry.ts';
import { everyPaymentOption } from '../../domain/rule/payment/payment-method.ts';
import { moneyReceived, moneySentBack } from '../../domain/use-case/ledger/money-form.ts';
import { asChoices } from '../form/choice-input.tsx';
import { complaintsOf, type Entered } from '../form/complaints-of.ts';
import { DollarsInput } from '../form/dollars-input.tsx';
import { pair } from '../form/domain-form.tsx';
import { useChange } from '../kit/use-change.ts';
import { useFirstField } from '../kit/use-first-field.ts';
import { send } from '../transport/call.ts';

const { fields } = moneyReceived;

/** Ways of payment; "at the event" is an intention, not a way. */
const ways = asChoices(everyPaymentOption.filter(({ value }) => value !== 'at_event'));

/** Form for money received for a registration, or refunded. */
export function MoneyForm({
  registrationId,
  usual,
  kind,
  onDone,
}: {
  readonly registrationId: number;
  /** Default amount in US cents, and default way. */
  readonly usual: {
    readonly amountCents: number | null;
    readonly paymentMethod: string | null;
    readonly isOwedNoMore?: boolean;
  };
  readonly kind: 'receive' | 'sendBack';
  readonly onDone: () => void;
}) {
  const first = useFirstField<HTMLDivElement>();
  const call = kind === 'receive' ? receiveMoney : sendMoneyBack;
  const { run } = useChange((money: Entered<typeof moneySentBack>) => call({ ...money, registrationId }), {
    ...messages[kind],
    after: onDone,
  });
  return (
    <Form
      record={{}}
      defaultValues={{ registrationId, ...usual }}
      validate={complaintsOf(kind === 'receive' ? moneyReceived : moneySentBack)}
      onSubmit={(money: Entered<typeof moneySentBack>) => void run(money)}
      noValidate
      disableInvalidFormNotification
    >
      <Box ref={first} sx={pair}>
        <DollarsInput source="amountCents" label={fields.amountCents.label} isRequired />
        <SelectInput
          source="paymentMethod"
          label={fields.paymentMethod.label}
          choices={ways}
          translateChoice={false}
          isRequired
        />
        <CustomWay />
        <DateInput source="receivedOn" label={fields.receivedOn.label} helperText="Today unless you say another day" />
        <TextInput source="note" label={fields.note.label} autoComplete="off" />
      </Box>
      {kind === 'sendBack' && (
        <BooleanInput
          source="isOwedNoMore"
          label={moneySentBack.fields.isOwedNoMore.label}
          helperText="Else what goes back is owed again."
        />
      )}
      <Box sx={{ display: 'flex', gap: 1.5, mt: 1 }}>
        <SaveButton label={messages[kind].submit} icon={<Save />} alwaysEnable />
        <Button onClick={onDone}>Not now</Button>
      </Box>
    </Form>
  );
}

function CustomWay() {
  const isOther = useWatch({ name: 'paymentMethod' }) === 'other';
  return isOther ? <TextInput source="customMethod" label={fields.customMethod.label} /> : null;
}

const messages = {
  receive: { submit: 'Enter payment', done: 'Payment entered', failed: 'Failed to enter the payment' },
  sendBack: { submit: 'Enter refund', done: 'Refund entered', failed: 'Failed to enter the refund' },
};

const receiveMoney = (money: Entered<typeof moneyReceived>) => send<ListedEntry>('POST', '/api/admin/ledger', money);

const sendMoneyBack = (money: Entered<typeof moneySentBack>) =>
  send<ListedEntry>('POST', '/api/admin/ledger/refunds', money);
