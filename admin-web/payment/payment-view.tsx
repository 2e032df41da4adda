import { Box } from '@mui/material';
import { type PaymentMethod, paymentMethodLabel } from '../../domain/rule/payment/payment-method.ts';
import { Badge } from '../kit/badge.tsx';

export const notSpecified = 'Not specified';

/** Payment method of a registration, and whether the payment is confirmed. */
export function PaymentView({
  of,
}: {
  readonly of: {
    readonly paymentMethod: PaymentMethod | null;
    readonly paymentMethodText: string | null;
    readonly paymentConfirmed: boolean;
  };
}) {
  const method = of.paymentMethod === null ? notSpecified : paymentMethodLabel(of.paymentMethod);
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75 }}>
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        {of.paymentMethodText || method}
      </Box>
      {of.paymentConfirmed && <Badge tone="good">Confirmed</Badge>}
    </Box>
  );
}
