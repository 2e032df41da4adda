import type { ReactNode } from 'react';
import { dollars, feeInCents } from '../../domain/payment/fee.ts';
import { FormSection } from '../form/form-section.tsx';
import { PaymentChoice } from '../payment/payment-choice.tsx';
import { words } from '../payment/words.ts';
import { useBoard } from '../site/board.ts';
import { Terms } from '../waiver/terms.tsx';

/** The end of every registration form: the fee, how it is paid, and the waiver. */
export function PaymentAndTerms({ terms = <Terms /> }: { readonly terms?: ReactNode }) {
  const { site } = useBoard();
  return (
    <FormSection title={words.section} lead={words.lead(dollars(site?.fee.cents ?? feeInCents))}>
      <PaymentChoice />
      {terms}
    </FormSection>
  );
}
