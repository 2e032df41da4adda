import type { PublicTeam } from '../../domain/answer/team/public-team.ts';
import { nameInPublic } from '../../domain/rule/team/individual.ts';
import button from '../kit/button.module.css';
import { translateTerm } from '../kit/server-terms.ts';
import { skillLabel } from '../kit/skill-label.ts';
import { words } from './find-team-words.ts';
import styles from './team-to-join.module.css';

interface TeamToJoinProps {
  readonly team: PublicTeam;
  readonly hasAccepted: boolean;
  readonly onAsk: (team: PublicTeam) => void;
}

/** Row of a team with an open place. Before the terms are accepted, its button explains that they are missing. */
export function TeamToJoin({ team, hasAccepted, onAsk }: TeamToJoinProps) {
  const tooltip = `terms-before-${team.id}`;
  return (
    <li className={styles.team}>
      <div className={styles.about}>
        <h3>
          <bdi>{nameInPublic(team.name)}</bdi>
        </h3>
        <p>
          {words.players(team.currentPlayers, team.maxPlayers)} · {skillLabel(team.skillLevel)}
        </p>
        <p>
          {words.captain} <bdi>{translateTerm(team.captainName)}</bdi>
          {team.rosterAges.length > 0 && <> · {words.ages(team.rosterAges)}</>}
        </p>
      </div>
      <div className={styles.ask}>
        <button
          type="button"
          className={button.primary}
          aria-label={words.requestTo(team.name)}
          aria-disabled={!hasAccepted}
          {...(!hasAccepted && { 'aria-describedby': tooltip })}
          onClick={() => onAsk(team)}
        >
          {words.request}
        </button>
        {!hasAccepted && (
          <span id={tooltip} role="tooltip" className={styles.tooltip}>
            {words.tooltip}
          </span>
        )}
      </div>
    </li>
  );
}
