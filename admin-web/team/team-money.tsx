import { Box, Button } from '@mui/material';
import { useGetList, useRefresh } from 'react-admin';
import type { ListedRegistration } from '../../domain/answer/registration/listed-registration.ts';
import { paymentMethodLabel } from '../../domain/rule/payment/payment-method.ts';
import { counted } from '../kit/counted.ts';
import { May } from '../kit/may.tsx';
import { Section } from '../kit/section.tsx';
import { useChange } from '../kit/use-change.ts';
import { amount } from '../ledger/amount.ts';
import { owedOf } from '../registration/registration-facts.tsx';
import { send } from '../transport/call.ts';

/** What is open for a roster, confirmed in one press; each registration gets its own entry and receipt. */
export function TeamMoney({ teamId }: { readonly teamId: number }) {
  const refresh = useRefresh();
  const { data = [] } = useGetList<ListedRegistration>('tournament-registrations', {
    pagination: { page: 1, perPage: 50 },
    sort: { field: 'id', order: 'ASC' },
    filter: { teamId, owes: true, isOver: false },
  });
  const owed = amount(data.reduce((sum, one) => sum + owedOf(one), 0));
  const { run, isBusy } = useChange(
    async (paymentMethod: 'cash' | 'venmo') => {
      for (const { id } of data)
        await send('PUT', `/api/admin/tournament-registrations/${id}/payment`, {
          paymentStatus: 'paid',
          paymentMethod,
        });
    },
    {
      done: () => `${counted(data.length, 'payment')} confirmed`,
      failed: 'Failed to confirm every payment',
      after: () => refresh(),
      onRefusal: () => refresh(),
    },
  );
  if (data.length === 0) return null;
  return (
    <May act="confirm a payment">
      <Section title="Payment for the whole team" remark={`${owed} open for ${counted(data.length, 'player')}`}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {(['cash', 'venmo'] as const).map((method) => (
            <Button key={method} variant="outlined" aria-disabled={isBusy} onClick={() => run(method)}>
              {`${paymentMethodLabel(method)} ${owed} for all ${data.length}`}
            </Button>
          ))}
        </Box>
      </Section>
    </May>
  );
}
