import type { PaymentReceipt } from '../../domain/answer/registration/receipts.ts';
import { dollars } from '../../domain/rule/payment/fee.ts';
import { siblingPrice } from '../../domain/rule/payment/price.ts';
import type { Prices } from '../../domain/rule/tournament/prices.ts';
import { useBoard } from '../site/board.ts';
import styles from './amount-due.module.css';
import { words } from './due-words.ts';
import { RefundPolicy } from './refund-policy.tsx';
import { VenmoPayment } from './venmo-payment.tsx';

interface AmountDueProps {
  readonly payment: PaymentReceipt;
  /** Tournament to which the amount belongs. */
  readonly tournamentId: number;
  /** Whether the family's mailbox has answered, so that a sibling's price is shown if it is theirs. */
  readonly isConfirmed?: boolean;
}

/** Amount due with its reference and the shortest way to pay it. */
export function AmountDue({ payment: asked, tournamentId, isConfirmed = false }: AmountDueProps) {
  const { site, tournaments } = useBoard();
  const payment = { ...asked, amountCents: asked.owedCents ?? asked.amountCents };
  if (payment.priceCents === 0) return <p className={styles.due}>{words.nothingToPay}</p>;
  if (asked.amountCents === 0) return <p className={styles.due}>{words.nothingDue}</p>;
  if (payment.amountCents === 0) return <p className={styles.due}>{words.received}</p>;
  const amount = dollars(payment.amountCents);
  const prices = tournaments?.find(({ id }) => id === tournamentId);
  const lower = isConfirmed || prices === undefined ? undefined : siblingCents(payment, prices);
  return (
    // biome-ignore lint/a11y/useSemanticElements: facts about a payment, and no set of inputs
    <div className={styles.due} role="group" aria-label={words.due}>
      <dl className={styles.figures}>
        <div>
          <dt>{[words.due, words.reasons[payment.priceReason]].filter(Boolean).join(' · ')}</dt>
          <dd className={styles.amount}>{amount}</dd>
        </div>
        <div>
          <dt>{words.reference}</dt>
          <dd>{payment.reference}</dd>
        </div>
      </dl>
      {lower !== undefined && <p>{words.siblingPrice(dollars(lower))}</p>}
      {payment.method === 'venmo' && site !== undefined && site.venmoHandle !== '' ? (
        <VenmoPayment handle={site.venmoHandle} payment={payment} />
      ) : (
        <p>{words.payAtEvent}</p>
      )}
      <RefundPolicy tournamentId={tournamentId} />
    </div>
  );
}

/** Returns the sibling price where it may be this player's and is not shown, since it names a family on file. */
function siblingCents({ priceCents: cents, priceReason: reason }: PaymentReceipt, prices: Prices): number | undefined {
  const price = siblingPrice({ cents, reason }, prices);
  return reason !== 'sibling' && price.reason === 'sibling' ? price.cents : undefined;
}
