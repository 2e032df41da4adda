import button from '../kit/button.module.css';
import { Link } from '../kit/link.tsx';
import { pathOf } from '../registration/registration-type.ts';
import styles from './invitation-page.module.css';
import { words } from './words.ts';

/** Message while registration is closed, which does not mean that the invitation is invalid; `isShown` tells whether its team is on the page. */
export function InvitationClosed({ isShown }: { readonly isShown: boolean }) {
  const { closed } = words.page;
  return (
    <section className={styles.state} role="status">
      {isShown ? <h2 className={styles.title}>{closed.title}</h2> : <h1 className={styles.title}>{closed.title}</h1>}
      <p>{isShown ? closed.valid : closed.text}</p>
      <p>{closed.help}</p>
      <div className={styles.ways}>
        <Link to={pathOf('pre-register')} className={button.primary}>
          {closed.reserve}
        </Link>
        <Link to="/player-lookup" className={button.secondary}>
          {closed.playerId}
        </Link>
      </div>
    </section>
  );
}
