import { useBoard } from './board.ts';
import styles from './no-email.module.css';
import { words } from './no-email-words.ts';

/** Beside the question for an email, for whoever has none: the organizers enter them by phone, where the site has one. */
export function NoEmail() {
  const phone = useBoard().site?.contactPhone ?? '';
  const { question, ask, call } = words;
  return (
    <p className={styles.without}>
      <strong>{question}</strong>{' '}
      {phone === '' ? (
        `${ask}.`
      ) : (
        <>
          {call} <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>.
        </>
      )}
    </p>
  );
}
