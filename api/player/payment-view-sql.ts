import { paymentMethodLabel, paymentMethods } from '../../domain/rule/payment/payment-method.ts';

const labelled = paymentMethods
  .map((method) => `when '${method}' then '${paymentMethodLabel(method).toLowerCase()}'`)
  .join(' ');

/** Payment method of a registration in the words that lists display and sort by. */
export const paymentViewSql = `coalesce(nullif(lower(registration.payment_method_text), ''),
  case registration.payment_method ${labelled} else 'not specified' end)`;
