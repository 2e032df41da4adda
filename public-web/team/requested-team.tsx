import type { PublicTeam } from '../../domain/answer/team/public-team.ts';
import { words } from './pick-words.ts';
import styles from './requested-team.module.css';

/** Team chosen before the form, with its tournament. */
export function RequestedTeam({ team }: { readonly team: PublicTeam }) {
  return (
    <p className={styles.team}>
      <span>{words.askingFor}</span>
      <strong>
        <bdi>{team.name}</bdi>
      </strong>
      <span>{team.tournament}</span>
    </p>
  );
}
