import { playerDetails } from '../../domain/rule/player/player-details.ts';
import { choiceLabel } from '../kit/player-choice.ts';
import { skillLabel, skillName } from '../kit/skill-label.ts';
import type { PlayerOnFile } from './find-player.ts';
import { words } from './find-words.ts';
import styles from './player-on-file.module.css';

/** Data on file of a returning player, which need not be typed again. */
export function PlayerOnFileCard({ player }: { readonly player: PlayerOnFile }) {
  return (
    <section className={styles.card} aria-label={words.onFile.label}>
      <h4>
        <bdi>{player.name}</bdi>
      </h4>
      <dl>
        {rowsOf(player).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value ?? words.onFile.none}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function rowsOf(player: PlayerOnFile): readonly (readonly [name: string, value: string | null])[] {
  const { onFile } = words;
  return [
    [onFile.team, player.teamName],
    [onFile.age, player.age === null ? null : String(player.age)],
    [skillName, skillLabel(player.skillLevel)],
    ...('tournament' in player
      ? ([
          [onFile.tournament, player.tournament],
          [onFile.club, choiceLabel(player.currentClub)],
          [playerDetails.league.label, player.league],
          [onFile.email, player.email],
          [onFile.phone, player.phone],
        ] as const)
      : []),
  ];
}
