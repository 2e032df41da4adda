import { useArrival } from '../kit/arrival.ts';
import button from '../kit/button.module.css';
import { Link } from '../kit/link.tsx';
import styles from './captain-page.module.css';
import { words } from './captain-roster-words.ts';

/** Message that another captain leads the team now. */
export function CaptainHandedOver({ team, captain }: { readonly team: string; readonly captain: string }) {
  const heading = useArrival<HTMLHeadingElement>();
  const { done } = words.handOver;
  return (
    <section className={styles.state}>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {done.title(team)}
      </h1>
      <p>{done.text(captain)}</p>
      <div className={styles.ways}>
        <Link to="/player-lookup" className={button.primary}>
          {done.playerId}
        </Link>
      </div>
    </section>
  );
}
