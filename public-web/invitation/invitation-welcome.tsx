import { useNavigate } from 'react-router';
import { useArrival } from '../kit/arrival.ts';
import button from '../kit/button.module.css';
import { Checklist } from '../kit/checklist.tsx';
import { Link } from '../kit/link.tsx';
import { AmountDue } from '../payment/amount-due.tsx';
import { NextSteps } from '../registration/next-steps.tsx';
import type { TeamJoined } from '../registration/outcome.ts';
import { SignNow } from '../registration/sign-now.tsx';
import { words as success } from '../registration/success-words.ts';
import styles from './invitation-page.module.css';
import { words } from './words.ts';

interface InvitationWelcomeProps {
  readonly outcome: TeamJoined;
  readonly onAnother: () => void;
}

/** Confirmation of a place on the team. */
export function InvitationWelcome({ outcome, onAnother }: InvitationWelcomeProps) {
  const navigate = useNavigate();
  const heading = useArrival<HTMLHeadingElement>();
  return (
    <section className={styles.state}>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {words.page.success.title}
      </h1>
      <p>{success.joined.text(outcome.team)}</p>
      <AmountDue payment={outcome.payment} tournamentId={outcome.tournamentId} />
      <Checklist entries={outcome.checklist} />
      <SignNow {...outcome} onOpen={navigate} />
      <NextSteps tournamentId={outcome.tournamentId} hasTeam />
      <div className={styles.ways}>
        <button type="button" className={button.secondary} onClick={onAnother}>
          {success.another.onTeam}
        </button>
        <Link to="/player-lookup" className={button.primary}>
          {words.page.success.playerId}
        </Link>
        <Link to="/" className={button.secondary}>
          {words.page.success.home}
        </Link>
      </div>
    </section>
  );
}
