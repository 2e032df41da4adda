import button from '../kit/button.module.css';
import { Link } from '../kit/link.tsx';
import { EmailLink } from '../site/site-contact.tsx';
import styles from './closed-notice.module.css';
import { words } from './closed-words.ts';

/** Notice in place of the requested form while registration is closed. */
export function ClosedNotice() {
  return (
    <div className={styles.notice} role="status">
      <h3>{words.title}</h3>
      <p>{words.text}</p>
      <p>{words.ask}</p>
      <div className={styles.ways}>
        <Link to="/player-lookup" className={button.primary}>
          {words.playerId}
        </Link>
        <EmailLink className={button.secondary}>{words.write}</EmailLink>
      </div>
    </div>
  );
}
