import { RecordLinkRequest } from '../record/record-link-request.tsx';
import styles from './player-search-form.module.css';
import { words } from './words.ts';

/** Offer after a search without result: a letter to the address on file. */
export function LostRegistration() {
  const { title, text } = words.id.lost;
  return (
    <section className={styles.lost} aria-label={title}>
      <p>
        <strong>{title}</strong> {text}
      </p>
      <RecordLinkRequest />
    </section>
  );
}
