import type { InvitedTeam } from '../../domain/answer/invitation/invited-team.ts';

import styles from './team-summary.module.css';
import { words } from './words.ts';

interface TeamSummaryProps {
  readonly team: InvitedTeam;
  /** Its place among the headings of the page. */
  readonly heading: 'h2' | 'h3';
}

/** The team somebody is invited to: who leads it, where it plays, who is on it, what is still open. */
export function TeamSummary({ team, heading: Heading }: TeamSummaryProps) {
  const open = Math.max(0, team.maxPlayers - team.currentPlayers);
  const { summary } = words;
  return (
    <section className={styles.summary} aria-label={team.name}>
      <Heading>{team.name}</Heading>
      <dl className={styles.facts}>
        <Fact name={summary.captain} value={team.captainName} />
        <Fact name={summary.tournament} value={team.tournament} />
        <Fact name={summary.skill} value={team.skillLevel} />
        <Fact name={summary.players} value={summary.playersOf(team.currentPlayers, team.maxPlayers)} />
      </dl>
      <p className={styles.open}>{summary.open(open)}</p>
      <ul className={styles.roster} aria-label={summary.roster}>
        {team.players.map(({ id, name }) => (
          <li key={id} className={styles.player}>
            {name}
          </li>
        ))}
        {Array.from({ length: open }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: open spots are alike
          <li key={`open ${place}`} className={styles.free}>
            {summary.free}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
