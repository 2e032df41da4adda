import { useEffect, useState } from 'react';
import type { Score } from '../../domain/match/score.ts';
import button from '../kit/button.module.css';
import { noteKickOff, useClock } from './clock.ts';
import { EndOfGame } from './end-of-game.tsx';
import styles from './game-dialog.module.css';
import { GoalEntry } from './goal-entry.tsx';
import { enter } from './keeper-outbox.ts';
import type { KeeperMove } from './keeper-queue.ts';
import { forgetGoal, useOwnGoal } from './own-goals.ts';
import { ScoreInput } from './score-input.tsx';
import { isPlaying, type ShownGame } from './shown-game.ts';
import { words } from './words.ts';

const { keeping } = words;

interface ScoreEntryProps {
  /** The game with everything that still waits. */
  readonly game: ShownGame;
  /** The version of the game that the server has told. */
  readonly version: number;
}

/** What a score keeper does on the touchline: score, goals, the end. */
export function ScoreEntry({ game, version }: ScoreEntryProps) {
  const [draft, setDraft] = useDraft(game);
  const clock = useClock(game.id, isPlaying(game) ? game.startTime : null);
  const own = useOwnGoal(game.id);
  const isChanged = draft.team1 !== game.team1Score || draft.team2 !== game.team2Score;
  const move = (made: KeeperMove) => {
    noteKickOff(game.id);
    enter(game.id, made, version);
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
      <div className={styles.scores}>
        {(['team1', 'team2'] as const).map((side) => (
          <ScoreInput
            key={side}
            team={(side === 'team1' ? game.team1Name : game.team2Name) ?? ''}
            goals={draft[side]}
            onChange={(goals) => setDraft({ ...draft, [side]: goals })}
          />
        ))}
      </div>
      <button
        type="button"
        className={isChanged ? button.primary : button.secondary}
        onClick={() => move({ kind: 'score', score: draft })}
      >
        {keeping.update}
      </button>
      <GoalEntry game={game} clock={clock} onGoal={move} />
      {own !== undefined && (
        <button type="button" className={button.secondary} onClick={undo}>
          {keeping.undo(own.minute)}
        </button>
      )}
      <EndOfGame game={game} onEnd={(shootout) => move({ kind: 'complete', ...(shootout && { shootout }) })} />
    </div>
  );
}

/** The score that is about to be entered; it follows the game until somebody changes it. */
function useDraft({ team1Score, team2Score }: ShownGame) {
  const [draft, setDraft] = useState<Score>({ team1: team1Score, team2: team2Score });
  useEffect(() => setDraft({ team1: team1Score, team2: team2Score }), [team1Score, team2Score]);
  return [draft, setDraft] as const;
}
