import { skillLabel } from '../kit/skill-label.ts';
import type { Candidate } from './find-player.ts';
import { words } from './find-words.ts';
import styles from './player-pick.module.css';

interface PlayerPickProps {
  readonly players: readonly Candidate[];
  readonly onPick: (player: Candidate) => void;
}

/** Possible matches of a search, one press each. */
export function PlayerPick({ players, onPick }: PlayerPickProps) {
  return (
    <ul className={styles.players}>
      {players.map((player) => (
        <li key={player.id}>
          <button type="button" className={styles.player} onClick={() => onPick(player)}>
            <strong>
              <bdi>{player.name}</bdi>
            </strong>
            <span>
              {[player.teamName ?? words.noTeam, skillLabel(player.skillLevel), ...ageOf(player)].join(' · ')}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function ageOf({ age }: Candidate): readonly string[] {
  return age === null ? [] : [words.age(age)];
}
