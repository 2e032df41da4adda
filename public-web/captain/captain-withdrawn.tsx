import type { CaptainsTeam } from '../../domain/answer/team/captains-team.ts';
import { useArrival } from '../kit/arrival.ts';
import button from '../kit/button.module.css';
import { Link } from '../kit/link.tsx';
import { pathOf } from '../registration/registration-type.ts';
import styles from './captain-page.module.css';
import { words } from './captain-words.ts';

const { gone } = words.withdrawal;

/** Message that the team was withdrawn, with links for its players. */
export function CaptainWithdrawn({ team }: { readonly team: CaptainsTeam }) {
  const heading = useArrival<HTMLHeadingElement>();
  return (
    <section className={styles.state}>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {gone.title(team.name)}
      </h1>
      <p>{gone.text(team.tournament)}</p>
      <div className={styles.ways}>
        <Link to={pathOf('join-team')} className={button.primary}>
          {gone.find}
        </Link>
        <Link to="/player-lookup" className={button.secondary}>
          {gone.playerId}
        </Link>
      </div>
    </section>
  );
}
