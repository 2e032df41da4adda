import button from '../kit/button.module.css';
import { Link } from '../kit/link.tsx';
import { EmailLink } from '../site/site-contact.tsx';
import { ReserveTyped, useClosedToast } from './closed-meanwhile.tsx';
import styles from './closed-notice.module.css';
import { words } from './closed-words.ts';

/** Notice that registration is closed: in place of the requested form, or below one that was open already and stays as it was typed. */
export function ClosedNotice({ isMeanwhile }: { readonly isMeanwhile: boolean }) {
  useClosedToast(isMeanwhile);
  return (
    <div className={styles.notice} role="status">
      <h3>{words.title}</h3>
      <p>{isMeanwhile ? words.meanwhile : words.text}</p>
      <p>{words.ask}</p>
      <div className={styles.ways}>
        {isMeanwhile && <ReserveTyped>{words.reserve}</ReserveTyped>}
        <Link to="/player-lookup" className={isMeanwhile ? button.secondary : button.primary}>
          {words.playerId}
        </Link>
        <EmailLink className={button.secondary}>{words.write}</EmailLink>
      </div>
    </div>
  );
}
