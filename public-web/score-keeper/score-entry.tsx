import { useGoals, useRosters } from '../game/game-queries.ts';
import { lastOf } from '../game/goals-on-record.ts';
import { isPlaying, type SentGame } from '../game/sent-game.ts';
import button from '../kit/button.module.css';
import { noteKickOff, useClock } from './clock.ts';
import { EndOfGame } from './end-of-game.tsx';
import styles from './game-dialog.module.css';
import { GoalEntry } from './goal-entry.tsx';
import desk from './keeper-desk.module.css';
import { enter, useQueue } from './keeper-outbox.ts';
import type { KeeperMove } from './keeper-queue.ts';
import { words } from './keeping-words.ts';
import { forgetGoal, useOwnGoal } from './own-goals.ts';
import { ScoreInput } from './score-input.tsx';
import type { ScoreDraft } from './use-score-draft.ts';

const { keeping } = words;

interface ScoreEntryProps {
  /** Game with all waiting entries. */
  readonly game: SentGame;
  /** Version of the game on the server. */
  readonly version: number;
  readonly draft: ScoreDraft;
}

/** Controls of a score keeper: goals first, then the correction of the score, then the end of the game. */
export function ScoreEntry({ game, version, draft }: ScoreEntryProps) {
  const goals = useGoals(game.id).data;
  const clock = useClock(game, goals, useQueue());
  const own = useOwnGoal(game.id);
  const move = (made: KeeperMove) => {
    noteKickOff(game);
    enter(game.id, made, version);
  };
  const save = () => {
    move({ kind: 'score', score: draft.score, from: draft.from, seenGoal: lastOf(goals) });
    draft.drop();
  };
  const undo = () => {
    if (own === undefined) return;
    move({ kind: 'undo', goalId: own.goalId, side: own.side });
    forgetGoal(game.id);
  };
  return (
    <div className={styles.desk}>
      {!isPlaying(game) && (
        <button type="button" className={button.primary} onClick={() => move({ kind: 'start' })}>
          {keeping.start}
        </button>
      )}
      <GoalEntry game={game} clock={clock} onGoal={move} />
      {own !== undefined && (
        <button type="button" className={button.secondary} onClick={undo}>
          {keeping.undo(own.minute)}
        </button>
      )}
      <ScoreCorrection game={game} draft={draft} onSave={save} />
      <EndOfGame
        game={{ ...game, team1Score: draft.score.team1, team2Score: draft.score.team2 }}
        onEnd={(shootout) => {
          if (draft.isUnsaved) save();
          move({ kind: 'complete', ...(shootout && { shootout }) });
        }}
      />
    </div>
  );
}

interface ScoreCorrectionProps {
  readonly game: SentGame;
  readonly draft: ScoreDraft;
  readonly onSave: () => void;
}

/** Correction of the score, folded because goals raise it; open if the rosters cannot be loaded. */
function ScoreCorrection({ game, draft, onSave }: ScoreCorrectionProps) {
  const isWithoutNames = useRosters(game.id).isLoadingError;
  return (
    <details className={desk.correction} open={isWithoutNames}>
      <summary>{keeping.correct}</summary>
      <div className={styles.scores}>
        {(['team1', 'team2'] as const).map((side) => (
          <ScoreInput
            key={side}
            team={(side === 'team1' ? game.team1Name : game.team2Name) ?? ''}
            goals={draft.score[side]}
            onChange={(goals) => draft.change({ ...draft.score, [side]: goals })}
          />
        ))}
      </div>
      <button type="button" className={draft.isUnsaved ? button.primary : button.secondary} onClick={onSave}>
        {keeping.update}
      </button>
    </details>
  );
}
