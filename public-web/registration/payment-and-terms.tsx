import { type ReactNode, useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { feeInCents } from '../../domain/rule/payment/fee.ts';
import type { Prices } from '../../domain/rule/tournament/prices.ts';
import { FormSection } from '../form/form-section.tsx';
import type { FormValues } from '../form/form-values.ts';
import { currentPrice } from '../payment/current-price.ts';
import { PaymentChoice } from '../payment/payment-choice.tsx';
import { priceLead } from '../payment/spoken-price.ts';
import { words } from '../payment/words.ts';
import { useBoard } from '../site/board.ts';
import { useChosenTournament } from '../tournament/chosen-tournament.ts';
import { Terms } from '../waiver/terms.tsx';

interface PaymentAndTermsProps {
  readonly terms?: ReactNode;
  /** Prices of the tournament, if the form itself does not name one. */
  readonly prices?: Prices | undefined;
  /** Content for the payment method; the choice by default. */
  readonly payment?: ReactNode;
}

/** Last section of every registration form: price, payment method and waiver. */
export function PaymentAndTerms({ terms = <Terms />, prices, payment = <PaymentChoice /> }: PaymentAndTermsProps) {
  const { site } = useBoard();
  const chosen = useChosenTournament();
  const asked = currentPrice(prices ?? chosen, site?.fee.cents ?? feeInCents);
  return (
    <FormSection title={words.section} lead={priceLead(asked)}>
      {asked.cents === 0 ? <NothingToPay /> : payment}
      {terms}
    </FormSection>
  );
}

/** Sets payment at the event, since the form needs an answer even if nothing is to be paid. */
function NothingToPay() {
  const { setValue } = useFormContext<FormValues>();
  useEffect(() => setValue('paymentMethod', 'at_event'), [setValue]);
  return null;
}
