import { Alert, Button } from '@mui/material';
import { useState } from 'react';
import type { PublicGame } from '../../domain/answer/game/public-game.ts';
import type { Current } from '../../domain/answer/refusal/refused.ts';
import type { Score } from '../../domain/rule/match/score.ts';
import { intoView } from '../kit/into-view.ts';
import { refusalOf } from '../transport/failure.ts';
import { gameStateText } from './game-state.ts';

/** Game that a dialog changes, in the version that it shows. */
type ShownGame = Pick<PublicGame, 'id' | 'version'>;

/** Returns the game as its dialog shows it, and what somebody else has made of it since, of which a refused change tells. */
export function useSeenGame({ id, version }: ShownGame) {
  const [now, setNow] = useState<Current>();
  const [shown] = useState<ShownGame>({ id, version });
  return {
    seen: { ...shown, ...(now !== undefined && { version: Number(now.version) }) },
    now,
    onRefusal: (failure: unknown) => {
      const { current } = refusalOf(failure);
      if (current !== undefined) setNow(current);
      return current !== undefined;
    },
  };
}

/** Tells that somebody else has changed the game, with both scores; the score of a team is taken over by a press. */
export function ChangedGame({
  now,
  typed,
  names,
  onTake,
}: {
  readonly now: Current | undefined;
  readonly typed?: Score;
  readonly names?: readonly [string, string];
  readonly onTake?: (score: Score) => void;
}) {
  if (now === undefined) return null;
  const [team1Score, team2Score] = [Number(now.team1Score), Number(now.team2Score)];
  const there = { team1: team1Score, team2: team2Score };
  const sides = typed === undefined ? [] : (['team1', 'team2'] as const).filter((side) => typed[side] !== there[side]);
  return (
    <Alert ref={intoView} severity="warning" role="alert" sx={{ mt: 2 }}>
      Somebody else has changed this game: it is {gameStateText({ status: String(now.status), team1Score, team2Score })}{' '}
      now.
      {typed !== undefined && ` You have typed ${typed.team1} - ${typed.team2}, which is saved by the next press.`}
      {typed !== undefined &&
        sides.map((side) => (
          <Button
            key={side}
            color="inherit"
            size="small"
            sx={{ display: 'block' }}
            onClick={() => onTake?.({ ...typed, [side]: there[side] })}
          >
            {names?.[side === 'team1' ? 0 : 1]}: take {there[side]}
          </Button>
        ))}
    </Alert>
  );
}
