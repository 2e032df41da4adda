import type { RequestedChange } from '../../domain/answer/player/requested-change.ts';
import { useArrival } from '../kit/arrival.ts';
import button from '../kit/button.module.css';
import { Link } from '../kit/link.tsx';
import pages from '../kit/mailed-link-page.module.css';
import styles from './change-page.module.css';
import { words } from './change-words.ts';

/** Result after the family's answer. */
export function ChangeDecided({ change }: { readonly change: RequestedChange }) {
  const heading = useArrival<HTMLHeadingElement>();
  const { title, text } = change.state === 'waiting' ? words.closed : words[change.state];
  return (
    <section className={pages.state}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p>{text}</p>
      <PlayerId />
    </section>
  );
}

function PlayerId() {
  return (
    <div className={styles.ways}>
      <Link to="/player-lookup" className={button.secondary}>
        {words.playerId}
      </Link>
    </div>
  );
}
