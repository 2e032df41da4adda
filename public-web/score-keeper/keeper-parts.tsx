import styles from '../game/live-scores.module.css';
import type { SentGame } from '../game/sent-game.ts';
import button from '../kit/button.module.css';
import { showToast } from '../kit/toasts.ts';
import { KeeperNews } from './keeper-news.tsx';
import { useQueue } from './keeper-outbox.ts';
import { type Keeper, signOut } from './keeper-session.ts';
import { words } from './keeping-words.ts';
import { queueNotes } from './queue-notes.ts';
import { WaitingEntries } from './waiting-entries.tsx';

const { manage } = words;

/** Name of the score keeper on this phone, and the button to sign out. */
export function KeeperBar({ name, onLoggedOut }: { readonly name: string; readonly onLoggedOut: () => void }) {
  const logOut = async () => {
    await signOut().catch(() => undefined);
    onLoggedOut();
    showToast({ tone: 'good', ...manage.loggedOut });
  };
  return (
    <p className={styles.keeper}>
      {name !== '' && <span>{manage.keeping(name)}</span>}
      <button type="button" className={button.secondary} onClick={logOut}>
        {manage.logout}
      </button>
    </p>
  );
}

/** Range of the keeper's link, outcomes of entries and the queue. */
export function KeeperDesk({ keeper }: { readonly keeper: Keeper | undefined }) {
  const width = keeper?.width;
  return (
    <>
      {width !== undefined && <p className={styles.width}>{manage.within(width.field)}</p>}
      <KeeperNews />
      <WaitingEntries isOpen={keeper !== undefined} />
    </>
  );
}

/** Notes on this phone's entries for a game that wait for the network or for the keeper's decision. */
export function QueueNotes({ game, className }: { readonly game: SentGame; readonly className: string | undefined }) {
  return queueNotes(useQueue(), game).map(({ id, note }) => (
    <span key={id} className={className}>
      {note}
    </span>
  ));
}
