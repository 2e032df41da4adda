import type { RefObject } from 'react';
import button from '../kit/button.module.css';
import { Link } from '../kit/link.tsx';
import { words } from './already-words.ts';
import styles from './alternatives.module.css';

/** Notice that the player is registered for the tournament already, with a link to see, change or cancel the registration. */
export function AlreadyRegistered({ place }: { readonly place?: RefObject<HTMLElement | null> }) {
  const { title, text, playerId } = words;
  return (
    <section ref={place} aria-label={title} className={styles.ways}>
      <p>
        <strong>{title}</strong> {text}
      </p>
      <Link to="/player-lookup" className={button.secondary}>
        {playerId}
      </Link>
    </section>
  );
}
