import type { CaptainsTeam } from '../../domain/answer/team/captains-team.ts';
import styles from './captain-page.module.css';
import { words } from './captain-words.ts';

/** Who is on the team, and the spots that are still open. */
export function CaptainRoster({ team }: { readonly team: CaptainsTeam }) {
  const { roster } = words;
  const open = Array.from({ length: Math.max(0, team.maxPlayers - team.players.length) }, (_, place) => place);
  return (
    <section className={styles.part} aria-labelledby="roster">
      <h2 id="roster">{roster.title}</h2>
      <ul className={styles.rows}>
        {team.players.map(({ id, name, isCaptain, skillLevel, waiverState }) => (
          <li key={id}>
            <div>
              <strong>{name}</strong>
              <p>{isCaptain ? `${roster.captain} · ${skillLevel}` : skillLevel}</p>
            </div>
            <span className={styles.badge} data-good={waiverState === 'confirmed'}>
              {roster.waiver[waiverState]}
            </span>
          </li>
        ))}
        {open.map((place) => (
          <li key={`open ${place}`} className={styles.open}>
            {roster.open}
          </li>
        ))}
      </ul>
    </section>
  );
}
