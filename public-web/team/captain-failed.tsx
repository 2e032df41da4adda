import button from '../kit/button.module.css';
import styles from './captain-page.module.css';
import { words } from './captain-words.ts';

/** Message that the server did not answer. */
export function CaptainFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <section className={styles.state}>
      <h1 className={styles.title}>{words.failed.title}</h1>
      <p>{words.failed.text}</p>
      <div>
        <button type="button" className={button.primary} onClick={onRetry}>
          {words.failed.again}
        </button>
      </div>
    </section>
  );
}
