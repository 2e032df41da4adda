import button from '../kit/button.module.css';
import { Link } from '../kit/link.tsx';
import { pathOf } from '../registration/registration-type.ts';
import { words } from './invalid-words.ts';
import styles from './invitation-page.module.css';

/** Message that the link leads to no team that can be joined. */
export function InvitationInvalid() {
  return (
    <section className={styles.state}>
      <svg viewBox="0 0 120 120" aria-hidden="true">
        <circle cx="60" cy="60" r="52" fill="none" stroke="currentColor" strokeWidth="5" strokeDasharray="9 10" />
        <path d="m42 42 36 36m0-36L42 78" stroke="var(--alarm)" strokeWidth="8" strokeLinecap="round" />
      </svg>
      <h1 className={styles.title}>{words.title}</h1>
      <p>{words.text}</p>
      <p>{words.help}</p>
      <div className={styles.ways}>
        <Link to={pathOf('individual')} className={button.primary}>
          {words.register}
        </Link>
        <Link to={pathOf('invitation')} className={button.secondary}>
          {words.code}
        </Link>
      </div>
    </section>
  );
}
