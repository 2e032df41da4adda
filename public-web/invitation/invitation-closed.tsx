import button from '../kit/button.module.css';
import { Link } from '../kit/link.tsx';
import { ReserveTyped, useClosedToast } from '../registration/closed-meanwhile.tsx';
import styles from './invitation-page.module.css';
import { words } from './words.ts';

interface InvitationClosedProps {
  /** Whether the team of the invitation is on the page. */
  readonly isShown: boolean;
  /** Whether registration has closed since the form was opened, which stays. */
  readonly isMeanwhile?: boolean;
}

/** Message while registration is closed, which does not mean that the invitation is invalid. */
export function InvitationClosed({ isShown, isMeanwhile = false }: InvitationClosedProps) {
  const { closed } = words.page;
  useClosedToast(isMeanwhile);
  return (
    <section className={styles.state} role="status">
      {isShown ? <h2 className={styles.title}>{closed.title}</h2> : <h1 className={styles.title}>{closed.title}</h1>}
      <p>{isShown ? closed.valid : closed.text}</p>
      <p>{closed.help}</p>
      <div className={styles.ways}>
        <ReserveTyped>{closed.reserve}</ReserveTyped>
        <Link to="/player-lookup" className={button.secondary}>
          {closed.playerId}
        </Link>
      </div>
    </section>
  );
}
