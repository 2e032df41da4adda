import type { CaptainsTeam } from '../../domain/answer/team/captains-team.ts';
import button from '../kit/button.module.css';
import lead from './captain-lead.module.css';
import { takeBackOffer } from './captain-lead-calls.ts';
import { words } from './captain-lead-words.ts';
import styles from './captain-page.module.css';
import { type CaptainPart, dayOf, useAct } from './captain-part.ts';

interface CaptainOfferOpenProps extends CaptainPart {
  readonly offer: NonNullable<CaptainsTeam['offer']>;
}

/** Pending offer of the team, with a button to withdraw it. */
export function CaptainOfferOpen({ team, offer, onChange }: CaptainOfferOpenProps) {
  const { isBusy, act } = useAct(onChange);
  const takeBack = () => act(() => takeBackOffer(team.id), words.offer.takenBack);
  return (
    <ul className={styles.rows}>
      <li>
        <div>
          <strong>{words.offer.waiting(offer.name)}</strong>
          <p>{words.role[offer.role]}</p>
          <p className={lead.address}>{words.offer.until(offer.email, dayOf(offer.endsAt))}</p>
        </div>
        <button type="button" className={button.secondary} aria-disabled={isBusy} onClick={takeBack}>
          {words.offer.takeBack}
        </button>
      </li>
    </ul>
  );
}
