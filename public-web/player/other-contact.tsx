import type { ConfirmedRecord } from '../../domain/answer/player/confirmed-record.ts';
import type { Contact } from '../../domain/player/player.ts';
import button from '../kit/button.module.css';
import { useSending } from '../kit/sending.ts';
import { showToast } from '../kit/toasts.ts';
import styles from './contact-code.module.css';
import { chooseOtherContact } from './player-calls.ts';
import { words } from './words.ts';

interface OtherContactProps {
  readonly id: number;
  readonly contact: Contact;
  readonly onChosen: (player: ConfirmedRecord) => void;
}

/** Other contact from the last registration, which the family adopts or drops. */
export function OtherContact({ id, contact, onChosen }: OtherContactProps) {
  const { other, editing } = words;
  const { send } = useSending(editing.failed);
  const choose = (use: boolean) =>
    send(async () => {
      const player = await chooseOtherContact(id, use);
      showToast({ tone: 'good', ...(use ? editing.saved : other.dropped) });
      onChosen(player);
    });
  const lines = [contact.email, contact.parentName, contact.parentEmail, contact.parentPhone];
  return (
    <section className={styles.offer} aria-label={other.title}>
      <h2>{other.title}</h2>
      <p>{other.text}</p>
      <p>{lines.filter((line) => line !== null && line !== '').join(' · ')}</p>
      <div className={styles.ways}>
        <button type="button" className={button.primary} onClick={() => choose(true)}>
          {other.use}
        </button>
        <button type="button" className={button.secondary} onClick={() => choose(false)}>
          {other.drop}
        </button>
      </div>
    </section>
  );
}
