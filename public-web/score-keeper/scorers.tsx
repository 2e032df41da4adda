import type { ListedGoal, PublicGoal } from '../../domain/answer/game/listed-goal.ts';
import { useGoals, useGoalsNow, useScorers } from '../game/game-queries.ts';
import { differencesIn } from '../game/goals-on-record.ts';
import { hasScore, type SentGame } from '../game/sent-game.ts';
import { useQueue } from './keeper-outbox.ts';
import { entriesOnTheWay } from './keeper-queue.ts';
import { words } from './keeping-words.ts';
import { scorerName } from './scorer-name.ts';
import styles from './scorers.module.css';

const { keeping } = words;

interface ScorersProps {
  readonly game: SentGame;
}

/** Scorers of a game as spectators see them. */
export function Scorers({ game }: ScorersProps) {
  return <GoalsBySide game={game} goals={useScorers(game).data ?? []} />;
}

/** Scorers of a game as score keepers see them, with the differences between its score and its recorded goals once both are known. */
export function KeptScorers({ game, isPushed }: ScorersProps & { readonly isPushed: boolean }) {
  const now = useGoalsNow(game, isPushed);
  const goals: readonly ListedGoal[] = useGoals(game.id).data ?? [];
  // The score counts the goals on their way from this phone.
  const onTheWay = entriesOnTheWay(useQueue(), game.id).flatMap(({ move }) =>
    move.kind === 'goal' ? [{ teamId: game[`${move.side}Id`] ?? 0 }] : [],
  );
  return (
    <>
      <GoalsBySide game={game} goals={goals} />
      {now !== undefined &&
        differencesIn(game, [...now, ...onTheWay]).map(({ team, count }) => (
          <p key={team} className={styles.difference}>
            {keeping.missing(team, count)}
          </p>
        ))}
    </>
  );
}

/** Goals of both teams, each on the side of the score board on which its team stands. */
function GoalsBySide({ game, goals }: ScorersProps & { readonly goals: readonly PublicGoal[] }) {
  if (goals.length === 0 || !hasScore(game)) return null;
  return (
    <section className={styles.scorers} aria-label={keeping.scorers}>
      {[
        { id: game.team1Id, name: game.team1Name ?? '' },
        { id: game.team2Id, name: game.team2Name ?? '' },
      ].map((team) => (
        <ul key={team.id} aria-label={team.name}>
          {goals
            .filter(({ teamId }) => teamId === team.id)
            .map((goal) => (
              <li key={goal.id}>
                <bdi>{scorerName(goal)}</bdi> <span>{goal.minute}′</span>
              </li>
            ))}
        </ul>
      ))}
    </section>
  );
}
