import button from '../kit/button.module.css';
import styles from './invitation-page.module.css';
import { words } from './words.ts';

/** Message that the invitation could not be looked up, so that its validity is unknown. */
export function InvitationFailed({ onRetry }: { readonly onRetry: () => void }) {
  const { failed } = words.page;
  return (
    <section className={styles.state}>
      <h1 className={styles.title}>{failed.title}</h1>
      <p>{failed.text}</p>
      <button type="button" className={button.primary} onClick={onRetry}>
        {failed.again}
      </button>
    </section>
  );
}
