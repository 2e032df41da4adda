import type { CaptainsTeam } from '../../domain/answer/team/captains-team.ts';
import { dollars } from '../../domain/rule/payment/fee.ts';
import { VenmoButton } from '../payment/venmo-payment.tsx';
import { useBoard } from '../site/board.ts';
import styles from './captain-page.module.css';
import { words } from './captain-words.ts';

/** What is open for the whole roster, with one reference; the sum alone, and no child's own price. */
export function CaptainMoney({ team: { teamDebt } }: { readonly team: CaptainsTeam }) {
  const { site } = useBoard();
  if (!teamDebt) return null;
  const { title, text, open, reference } = words.money;
  return (
    <section className={styles.part} aria-labelledby="money">
      <h2 id="money">{title}</h2>
      <p>{text}</p>
      <p>
        <strong>{open(dollars(teamDebt.amountCents))}</strong> · {reference} <strong>{teamDebt.reference}</strong>
      </p>
      {site !== undefined && site.venmoHandle !== '' && <VenmoButton handle={site.venmoHandle} payment={teamDebt} />}
    </section>
  );
}
