import { Link } from 'react-router';
import { useArrival } from '../kit/arrival.ts';
import button from '../kit/button.module.css';
import { words } from './sign-words.ts';
import type { WaiverShown } from './waiver-calls.ts';
import styles from './waiver-page.module.css';

const inWords = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'America/New_York' });

/** Somebody has signed, now or earlier. */
export function WaiverSigned({ shown }: { readonly shown: WaiverShown }) {
  const heading = useArrival<HTMLHeadingElement>();
  const { signer, playerName, signedAt, likenessAllowed, version } = shown;
  const day = signedAt === null ? '' : inWords.format(new Date(signedAt));
  return (
    <section className={styles.state}>
      <h1 ref={heading} tabIndex={-1}>
        {words.done.title}
      </h1>
      <p>{words.done.text(signer ?? '', playerName, day)}</p>
      <p>{words.done.likeness(likenessAllowed === true)}</p>
      <p className={styles.version}>{words.versionOf(version)}</p>
      <div>
        <Link to="/player-lookup" className={button.primary}>
          {words.done.playerId}
        </Link>
      </div>
    </section>
  );
}

/** The link leads nowhere any more. */
export function WaiverGone() {
  return (
    <section className={styles.state}>
      <h1>{words.gone.title}</h1>
      <p>{words.gone.text}</p>
      <div>
        <Link to="/player-lookup" className={button.primary}>
          {words.gone.playerId}
        </Link>
      </div>
    </section>
  );
}

/** The server did not answer. */
export function WaiverBroken({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <section className={styles.state}>
      <h1>{words.broken.title}</h1>
      <p>{words.broken.text}</p>
      <div>
        <button type="button" className={button.primary} onClick={onRetry}>
          {words.broken.again}
        </button>
      </div>
    </section>
  );
}
