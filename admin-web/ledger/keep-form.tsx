import Save from '@mui/icons-material/Check';
import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { Form, SaveButton, TextInput } from 'react-admin';
import type { ListedEntry } from '../../domain/answer/ledger/listed-entry.ts';
import { moneyToKeep } from '../../domain/use-case/ledger/money-form.ts';
import { complaintsOf, type Entered } from '../form/complaints-of.ts';
import { May } from '../kit/may.tsx';
import { useChange } from '../kit/use-change.ts';
import { useFirstField } from '../kit/use-first-field.ts';
import { send } from '../transport/call.ts';

/** Button that keeps the money of a deleted registration, asking for the reason, or lists it as to be refunded after all. */
export function KeepButton({
  entry: { registrationId, isToRefund },
}: {
  readonly entry: Pick<ListedEntry, 'registrationId' | 'isToRefund'>;
}) {
  const [isAsking, setAsking] = useState(false);
  const { run, isBusy } = useChange(() => keepMoney({ registrationId, isKept: false }), {
    done: 'The money is to be refunded',
    failed,
  });
  if (isAsking) return <KeepForm registrationId={registrationId} onDone={() => setAsking(false)} />;
  return (
    <May act="change">
      <Button size="small" aria-disabled={isBusy} onClick={() => (isToRefund ? setAsking(true) : run())}>
        {isToRefund ? 'Kept, because …' : 'Refund it after all'}
      </Button>
    </May>
  );
}

function KeepForm({ registrationId, onDone }: { readonly registrationId: number; readonly onDone: () => void }) {
  const first = useFirstField<HTMLDivElement>();
  const { run } = useChange(
    (money: Entered<typeof moneyToKeep>) => keepMoney({ ...money, registrationId, isKept: true }),
    {
      done: 'The money is kept',
      failed,
      after: onDone,
    },
  );
  return (
    <Form
      record={{}}
      defaultValues={{ registrationId, isKept: true }}
      validate={complaintsOf(moneyToKeep)}
      onSubmit={(money: Entered<typeof moneyToKeep>) => void run(money)}
      noValidate
      disableInvalidFormNotification
    >
      <Box ref={first}>
        <TextInput source="note" label={moneyToKeep.fields.note.label} isRequired autoComplete="off" />
      </Box>
      <Box sx={{ display: 'flex', gap: 1.5 }}>
        <SaveButton label="Keep" icon={<Save />} alwaysEnable />
        <Button onClick={onDone}>Not now</Button>
      </Box>
    </Form>
  );
}

const failed = 'Failed to save what becomes of the money';

const keepMoney = (money: Entered<typeof moneyToKeep>) => send<ListedEntry>('POST', '/api/admin/ledger/kept', money);
