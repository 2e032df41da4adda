import { registrationPaymentOptions } from '../../domain/rule/payment/payment-method.ts';
import { useFormField } from '../form/form-fields.ts';
import { type FormValues, written } from '../form/form-values.ts';
import { PaymentChoice } from './payment-choice.tsx';

/** Payment method chosen before the form, or the choice if there was none. */
export function PaymentSummary({ settled }: { readonly settled: FormValues }) {
  const { label } = useFormField('paymentMethod');
  const chosen = registrationPaymentOptions.find(({ value }) => value === written(settled, 'paymentMethod'));
  if (chosen === undefined) return <PaymentChoice />;
  return (
    <p>
      {label}: <strong>{chosen.label}</strong>
    </p>
  );
}
