import { useEffect, useRef, useState } from 'react';
import { noGoals, type Score } from '../../domain/rule/match/score.ts';
import type { SentGame } from '../game/sent-game.ts';
import button from '../kit/button.module.css';
import styles from './game-dialog.module.css';
import { words } from './keeping-words.ts';
import { ScoreInput } from './score-input.tsx';

const { keeping } = words;

interface EndOfGameProps {
  readonly game: SentGame;
  readonly onEnd: (shootout: Score | undefined) => void;
}

/** Button that ends the game after a confirmation; a level knock-out game asks for the shoot-out. */
export function EndOfGame({ game, onEnd }: EndOfGameProps) {
  const [isAsking, setAsking] = useState(false);
  const question = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (isAsking) question.current?.scrollIntoView({ block: 'end' });
  }, [isAsking]);
  const [kicks, setKicks] = useState<Score>(noGoals);
  const needsShootout = game.team1Score === game.team2Score && game.stage !== 'group';
  const isDecided = !needsShootout || kicks.team1 !== kicks.team2;
  if (!isAsking) {
    return (
      <button type="button" className={button.secondary} onClick={() => setAsking(true)}>
        {keeping.complete}
      </button>
    );
  }
  const [one, other] = [game.team1Name ?? '', game.team2Name ?? ''];
  return (
    <fieldset ref={question} className={styles.end}>
      <legend>{keeping.confirm(`${one} ${game.team1Score} – ${game.team2Score} ${other}`)}</legend>
      {needsShootout && (
        <>
          <p>{keeping.level}</p>
          <div className={styles.scores}>
            <ScoreInput
              team={one}
              label={keeping.kicks(one)}
              goals={kicks.team1}
              onChange={(team1) => setKicks({ ...kicks, team1 })}
            />
            <ScoreInput
              team={other}
              label={keeping.kicks(other)}
              goals={kicks.team2}
              onChange={(team2) => setKicks({ ...kicks, team2 })}
            />
          </div>
        </>
      )}
      <div className={styles.teams}>
        <button type="button" className={button.secondary} onClick={() => setAsking(false)}>
          {keeping.back}
        </button>
        <button
          type="button"
          className={button.primary}
          disabled={!isDecided}
          onClick={() => onEnd(needsShootout ? kicks : undefined)}
        >
          {keeping.complete}
        </button>
      </div>
    </fieldset>
  );
}
