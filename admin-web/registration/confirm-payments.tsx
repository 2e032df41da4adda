import Paid from '@mui/icons-material/PaidOutlined';
import { Typography } from '@mui/material';
import { BulkUpdateWithConfirmButton, useGetMany, useListContext } from 'react-admin';
import type { ListedRegistration } from '../../domain/answer/registration/listed-registration.ts';
import { counted } from '../kit/counted.ts';
import { NamedRecords } from '../kit/lost-records.tsx';
import { useMay } from '../kit/may.tsx';
import { useRefused } from '../kit/use-refused.tsx';
import { feeInWords } from './registration-facts.tsx';

/** Button that confirms the payments of the selected registrations, each as its own status does. */
export function ConfirmPayments() {
  const mayConfirm = useMay('confirm a payment');
  const { outcome, dialog } = useRefused((records) => `${counted(records, 'payment')} confirmed`);
  if (!mayConfirm) return null;
  return (
    <>
      <BulkUpdateWithConfirmButton
        label="Confirm payments"
        icon={<Paid />}
        data={{ paymentStatus: 'paid' }}
        mutationOptions={{ ...outcome, meta: { of: 'payment' } }}
        confirmTitle="Confirm payments"
        confirmContent={<Payments />}
      />
      {dialog}
    </>
  );
}

function Payments() {
  const { selectedIds } = useListContext();
  const { data = [] } = useGetMany<ListedRegistration>('tournament-registrations', { ids: selectedIds });
  const lines = data.map((one) => ({
    id: one.id,
    name: `${one.playerName}, ${one.tournamentName}`,
    text: one.paymentStatus === 'paid' ? 'paid already' : feeInWords(one),
  }));
  return (
    <>
      <Typography>What is still owed is entered as received today, in the way the family chose:</Typography>
      <NamedRecords label="Payments" lines={lines} />
    </>
  );
}
