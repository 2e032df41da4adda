import { accepted, type Field, isBlank, optional, refused } from '../../rule/form/field.ts';
import { text } from '../../rule/form/text.ts';
import type { Way } from '../../rule/ledger/ledger-entry.ts';
import { everyPaymentOption, type PaymentMethod, paymentMethodChoice } from '../../rule/payment/payment-method.ts';

/** Payment method as an organizer records it: one of the known ones, or another in a few words. */
interface RecordedMethod {
  readonly method: PaymentMethod;
  readonly text: string | null;
}

const missing = 'Payment method is required';
const known = paymentMethodChoice(everyPaymentOption, missing);
const inWords = text({
  label: 'Payment method',
  missing,
  max: [50, 'Payment method must be less than 50 characters'],
});

/** Form field for a payment method: a known one by its value, its label or an older spelling; any other words are the method itself. */
export const recordedMethod: Field<RecordedMethod> = {
  label: 'Payment Method',
  limits: () => ({ type: 'string', required: true, maxLength: 50 }),
  read: (raw, at) => {
    if (isBlank(raw)) return refused(missing);
    const choice = known.read(raw, at);
    if ('value' in choice) return accepted({ method: choice.value, text: null });
    const words = inWords.read(raw, at);
    return 'value' in words ? accepted({ method: 'other', text: words.value }) : words;
  },
};

/** Form field for the words of a method that is none of the known ones. */
export const customMethod = optional(
  text({ label: 'Custom payment method', max: [50, 'Custom payment method must be less than 50 characters'] }),
);

/** Returns the method in the form of the ledger. */
export function wayOf({ method, text: words }: RecordedMethod, custom: string | null): Way {
  return { method, methodText: words ?? (method === 'other' ? custom : null) };
}
