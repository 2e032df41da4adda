import button from '../kit/button.module.css';
import styles from './game-dialog.module.css';
import { words } from './keeping-words.ts';
import type { ScoreDraft } from './use-score-draft.ts';

interface UnsavedScoreProps {
  readonly draft: ScoreDraft;
  readonly onSave: () => void;
  readonly onLeave: () => void;
}

/** Question whether a changed score is saved or dropped before the game is closed. */
export function UnsavedScore({ draft, onSave, onLeave }: UnsavedScoreProps) {
  const { team1, team2 } = draft.score;
  return (
    <div role="alert">
      <p>{words.unsaved(team1, team2)}</p>
      <div className={styles.teams}>
        <button type="button" className={button.secondary} onClick={onLeave}>
          {words.leave}
        </button>
        <button type="button" className={button.primary} onClick={onSave}>
          {words.save(team1, team2)}
        </button>
      </div>
    </div>
  );
}
