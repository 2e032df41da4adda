import { useState } from 'react';
import type { EmergencyContact } from '../../domain/emergency-contact/emergency-contact.ts';
import button from '../kit/button.module.css';
import { useSending } from '../kit/sending.ts';
import { contactAtGame } from './emergency-contact-calls.ts';
import styles from './player-emergency-contacts.module.css';
import { words } from './words.ts';

interface PlayerEmergencyContactsProps {
  readonly gameId: number;
  readonly players: readonly { readonly id: number; readonly name: string }[];
}

/** Emergency contacts of the players of a game: fetched one at a time, and shown no longer than needed. */
export function PlayerEmergencyContacts({ gameId, players }: PlayerEmergencyContactsProps) {
  const [shown, setShown] = useState<{ readonly playerId: number; readonly contact: EmergencyContact }>();
  const sending = useSending(words.lookFailed);
  const look = (playerId: number) =>
    sending.send(async () => {
      setShown(undefined);
      setShown({ playerId, contact: await contactAtGame(gameId, playerId) });
    });
  if (players.length === 0) return null;
  return (
    <details className={styles.place} onToggle={({ currentTarget }) => !currentTarget.open && setShown(undefined)}>
      <summary>{words.players}</summary>
      <p>{words.playersHint}</p>
      <ul>
        {players.map(({ id, name }) => (
          <li key={id}>
            <button
              type="button"
              className={button.secondary}
              aria-label={words.show(name)}
              aria-disabled={sending.isSending}
              onClick={() => look(id)}
            >
              <bdi>{name}</bdi>
            </button>
            {shown?.playerId === id && <ContactCard contact={shown.contact} onHide={() => setShown(undefined)} />}
          </li>
        ))}
      </ul>
    </details>
  );
}

function ContactCard({ contact, onHide }: { readonly contact: EmergencyContact; readonly onHide: () => void }) {
  const { name, relation, phone, care } = contact;
  return (
    <div className={styles.card} role="status">
      <p className={styles.who}>
        <strong>
          <bdi>{name}</bdi>
        </strong>{' '}
        {relation}
      </p>
      <a className={styles.call} href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
        {words.call(phone)}
      </a>
      <p className={styles.care}>{care ?? words.noCare}</p>
      <button type="button" className={button.secondary} onClick={onHide}>
        {words.hide}
      </button>
    </div>
  );
}
