import type { CaptainsTeam } from '../../domain/answer/team/captains-team.ts';
import type { ReachedAt } from '../../domain/mail/reached-at.ts';
import styles from './captain-page.module.css';
import reached from './captain-roster.module.css';
import { words } from './captain-words.ts';

/** Who is on the team, and the spots that are still open. */
export function CaptainRoster({ team }: { readonly team: CaptainsTeam }) {
  const { roster } = words;
  const open = Array.from({ length: Math.max(0, team.maxPlayers - team.players.length) }, (_, place) => place);
  return (
    <section className={styles.part} aria-labelledby="roster">
      <h2 id="roster">{roster.title}</h2>
      <ul className={styles.rows}>
        {team.players.map(({ id, name, isCaptain, skillLevel, waiverState, reachedAt }) => (
          <li key={id}>
            <div>
              <strong>{name}</strong>
              <p>{isCaptain ? `${roster.captain} · ${skillLevel}` : skillLevel}</p>
              {reachedAt && <Reached {...reachedAt} />}
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

/** How the family of a player lets the captain reach it: a press writes or calls. */
function Reached({ name, email, phone }: ReachedAt) {
  return (
    <p className={reached.reached}>
      <span>{name}</span>
      {email && <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>{email}</a>}
      {phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>}
    </p>
  );
}
