import { useBoard } from './board.ts';
import styles from './no-email.module.css';
import { words } from './no-email-words.ts';
import { PhoneLink } from './site-contact.tsx';

/** Note beside an email input for people without email: the organizers register them by phone, if the site has a number. */
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
          {call} <PhoneLink />.
        </>
      )}
    </p>
  );
}
