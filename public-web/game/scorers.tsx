import styles from './game-dialog.module.css';
import { useGoals } from './game-queries.ts';
import { differencesIn } from './goals-on-record.ts';
import { words } from './keeping-words.ts';
import { scorerName } from './scorer-name.ts';
import type { SentGame } from './sent-game.ts';

const { keeping } = words;

/** Scorers of a game, and differences between its score and its recorded goals. */
export function Scorers({ game }: { readonly game: SentGame }) {
  const goals = useGoals(game.id).data ?? [];
  const differences = differencesIn(game, goals);
  if (goals.length === 0 && differences.length === 0) return null;
  return (
    <div className={styles.scorers}>
      <h3>{keeping.scorers}</h3>
      <ul>
        {goals.map((goal) => (
          <li key={goal.id}>
            <bdi>{scorerName(goal)}</bdi> <span>{goal.minute}′</span>
          </li>
        ))}
      </ul>
      {differences.map(({ team, count }) => (
        <p key={team}>{keeping.missing(team, count)}</p>
      ))}
    </div>
  );
}
