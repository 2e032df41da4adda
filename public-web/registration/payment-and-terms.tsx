import { type ReactNode, useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { feeInCents } from '../../domain/payment/fee.ts';
import type { Prices } from '../../domain/tournament/prices.ts';
import { FormSection } from '../form/form-section.tsx';
import type { FormValues } from '../form/form-values.ts';
import { askedPrice } from '../payment/asked-price.ts';
import { PaymentChoice } from '../payment/payment-choice.tsx';
import { priceLead } from '../payment/spoken-price.ts';
import { words } from '../payment/words.ts';
import { useBoard } from '../site/board.ts';
import { useChosenTournament } from '../tournament/chosen-tournament.ts';
import { Terms } from '../waiver/terms.tsx';

interface PaymentAndTermsProps {
  readonly terms?: ReactNode;
  /** Where the form itself names no tournament. */
  readonly prices?: Prices | undefined;
  /** How it is paid: asked, unless that was settled before the form. */
  readonly payment?: ReactNode;
}

/** The end of every registration form: the price, how it is paid, and the waiver. */
export function PaymentAndTerms({ terms = <Terms />, prices, payment = <PaymentChoice /> }: PaymentAndTermsProps) {
  const { site } = useBoard();
  const chosen = useChosenTournament();
  const asked = askedPrice(prices ?? chosen, site?.fee.cents ?? feeInCents);
  return (
    <FormSection title={words.section} lead={priceLead(asked)}>
      {asked.cents === 0 ? <NothingToPay /> : payment}
      {terms}
    </FormSection>
  );
}

/** Nobody is asked how to pay what costs nothing: the answer that the form has to give is the plainest. */
function NothingToPay() {
  const { setValue } = useFormContext<FormValues>();
  useEffect(() => setValue('paymentMethod', 'at_event'), [setValue]);
  return null;
}
