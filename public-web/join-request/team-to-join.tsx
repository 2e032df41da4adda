import type { PublicTeam } from '../../domain/answer/team/public-team.ts';
import { nameInPublic } from '../../domain/team/individual.ts';
import button from '../kit/button.module.css';
import { toldSkill } from '../kit/told-skill.ts';
import { words } from './find-team-words.ts';
import styles from './team-to-join.module.css';

interface TeamToJoinProps {
  readonly team: PublicTeam;
  readonly hasAccepted: boolean;
  readonly onAsk: (team: PublicTeam) => void;
}

/** A team with an open place. Until the terms are accepted its button says what is missing instead of asking. */
export function TeamToJoin({ team, hasAccepted, onAsk }: TeamToJoinProps) {
  const tooltip = `terms-before-${team.id}`;
  return (
    <li className={styles.team}>
      <div className={styles.about}>
        <h3>{nameInPublic(team.name)}</h3>
        <p className={styles.badge} data-night={nightOf(team.tournament)}>
          {team.tournament}
        </p>
        <p>
          {team.ledBy === 'captain' ? words.captain : words.ledBy} <strong>{team.captainName}</strong> ·{' '}
          {toldSkill(team.skillLevel)}
        </p>
        {team.rosterAges.length > 0 && <p>{words.ages(team.rosterAges)}</p>}
      </div>
      <p className={styles.places}>{words.players(team.currentPlayers, team.maxPlayers)}</p>
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

/** The nights with a colour of their own. */
const nights = ['Tuesday', 'Wednesday', 'Thursday'] as const;

/** The night a tournament is played on, as far as its label names one of those with a colour. */
function nightOf(tournament: string): (typeof nights)[number] | undefined {
  return nights.find((night) => tournament.includes(`${night} Night`));
}
