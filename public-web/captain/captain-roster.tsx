import type { ContactDetails } from '../../domain/rule/mail/contact-details.ts';
import { EmailAddress } from '../kit/email-address.tsx';
import { skillLabel } from '../kit/skill-label.ts';
import styles from './captain-page.module.css';
import type { CaptainPart } from './captain-part.ts';
import { CaptainPlayerWays } from './captain-player-ways.tsx';
import { CaptainRename } from './captain-rename.tsx';
import reached from './captain-roster.module.css';
import { words } from './captain-words.ts';

interface CaptainRosterProps extends CaptainPart {
  /** Called with the name of the new captain. */
  readonly onHandedOver: (captain: string) => void;
}

/** Roster of the team with its open places. */
export function CaptainRoster({ team, onChange, onHandedOver }: CaptainRosterProps) {
  const { roster } = words;
  const open = Array.from({ length: Math.max(0, team.maxPlayers - team.players.length) }, (_, place) => place);
  return (
    <section className={styles.part} aria-labelledby="roster">
      <h2 id="roster">{roster.title}</h2>
      <ul className={styles.rows}>
        {team.players.map((player) => (
          <li key={player.id}>
            <div>
              <strong>
                <bdi>{player.name}</bdi>
              </strong>
              <p>{[player.isCaptain && roster.captain, skillLabel(player.skillLevel)].filter(Boolean).join(' · ')}</p>
              {player.reachedAt && <Reached {...player.reachedAt} />}
              {team.canChangeRoster && !player.isCaptain && (
                <CaptainPlayerWays {...{ team, player, onChange, onHandedOver }} />
              )}
            </div>
            <span className={styles.badge} data-good={player.waiverState === 'confirmed'}>
              {roster.waiver[player.waiverState]}
            </span>
          </li>
        ))}
        {open.map((place) => (
          <li key={`open ${place}`} className={styles.open}>
            {roster.open}
          </li>
        ))}
      </ul>
      <CaptainRename team={team} onChange={onChange} />
    </section>
  );
}

/** Contact that a player's family shares with the captain, as links to write or call. */
function Reached({ name, email, phone }: ContactDetails) {
  return (
    <p className={reached.reached}>
      <bdi>{name}</bdi>
      {email && (
        <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>
          <EmailAddress of={email} />
        </a>
      )}
      {phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>}
    </p>
  );
}
