import { paymentMethodLabel, paymentMethods } from '../../domain/payment/payment-method.ts';

const labelled = paymentMethods
  .map((method) => `when '${method}' then '${paymentMethodLabel(method).toLowerCase()}'`)
  .join(' ');

/** How a registration is paid, in the words that lists show and are therefore sorted by. */
export const paymentShownSql = `coalesce(nullif(lower(registration.payment_method_text), ''),
  case registration.payment_method ${labelled} else 'not specified' end)`;
