import { useEffect, useRef, useState } from 'react';
import type { GamePlayer } from '../../domain/answer/game/listed-goal.ts';
import { type ClockReading, lastMinute } from '../../domain/rule/game/game-clock.ts';
import { useGoals, useRosters } from '../game/game-queries.ts';
import { lastOf } from '../game/goals-on-record.ts';
import type { SentGame } from '../game/sent-game.ts';
import { words } from '../game/words.ts';
import button from '../kit/button.module.css';
import { isSilence } from '../transport/call-failed.ts';
import styles from './game-dialog.module.css';
import desk from './keeper-desk.module.css';
import type { GoalMove, Side } from './keeper-queue.ts';
import { words as forKeepers } from './keeping-words.ts';
import { MinuteInput } from './minute-input.tsx';
import { nameOfNobody } from './scorer-name.ts';

const { keeping } = forKeepers;

interface GoalEntryProps {
  readonly game: SentGame;
  readonly clock: ClockReading;
  readonly onGoal: (goal: GoalMove) => void;
}

/** Entry of a goal in two presses: the team, then a player of its roster or nobody. The minute is the clock's unless it is changed. */
export function GoalEntry({ game, clock, onGoal }: GoalEntryProps) {
  const rosters = useRosters(game.id);
  const goals = useGoals(game.id).data;
  const [side, setSide] = useState<Side>();
  /** Last goal known when the team was pressed; later ones have perhaps not been seen. */
  const [seenGoal, setSeenGoal] = useState(0);
  const [written, setWritten] = useState<number>();
  const minute = written ?? Math.min(clock.minute, lastMinute);
  const score = (goal: Pick<GoalMove, 'playerId' | 'scorer' | 'teamId'>) => {
    if (side !== undefined) onGoal({ kind: 'goal', ...goal, side, minute, seenGoal });
    setSide(undefined);
    setWritten(undefined);
  };
  const open = (one: Side) => {
    setSeenGoal(lastOf(goals));
    setSide(side === one ? undefined : one);
  };
  const teamOf = (one: Side) => (one === 'team1' ? game.team1Id : game.team2Id);
  const nameOf = (one: Side) => (one === 'team1' ? game.team1Name : game.team2Name) ?? '';
  return (
    <fieldset className={styles.goal}>
      <legend>{keeping.tracking}</legend>
      <p className={styles.clock}>{keeping.phases[clock.phase]}</p>
      <MinuteInput minute={minute} onChange={setWritten} />
      {rosters.isLoadingError && (
        <p className={styles.alarm}>{isSilence(rosters.error) ? keeping.noNames : words.failedPlayers}</p>
      )}
      <div className={styles.teams}>
        {(['team1', 'team2'] as const).map((one) => (
          <button
            key={one}
            type="button"
            className={button.primary}
            aria-expanded={side === one}
            onClick={() => open(one)}
          >
            {keeping.goalFor(nameOf(one))}
          </button>
        ))}
      </div>
      {side !== undefined && (
        <Roster
          key={side}
          team={nameOf(side)}
          players={(rosters.data ?? []).filter(({ team_id }) => team_id === teamOf(side))}
          isKnown={rosters.data !== undefined}
          onChoose={({ id }) => score({ playerId: id })}
          onNobody={(scorer) => score({ playerId: null, scorer, teamId: teamOf(side) ?? 0 })}
          onCancel={() => setSide(undefined)}
        />
      )}
    </fieldset>
  );
}

interface RosterProps {
  readonly team: string;
  readonly players: readonly GamePlayer[];
  /** Whether the roster could be loaded. */
  readonly isKnown: boolean;
  readonly onChoose: (player: GamePlayer) => void;
  readonly onNobody: (scorer: 'unknown' | 'own') => void;
  readonly onCancel: () => void;
}

function Roster({ team, players, isKnown, onChoose, onNobody, onCancel }: RosterProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.scrollIntoView({ block: 'nearest' });
    list.current?.querySelector('button')?.focus({ preventScroll: true });
  }, []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset within the fieldset would be read twice
    <div ref={list} role="group" aria-label={keeping.who(team)} className={styles.roster}>
      <p>{players.length === 0 && isKnown ? keeping.noPlayers : keeping.who(team)}</p>
      {players.map((player) => (
        <button key={player.id} type="button" className={styles.player} onClick={() => onChoose(player)}>
          <bdi>{player.name}</bdi>
        </button>
      ))}
      {(['unknown', 'own'] as const).map((scorer) => (
        <button key={scorer} type="button" className={desk.nobody} onClick={() => onNobody(scorer)}>
          {nameOfNobody(scorer)}
        </button>
      ))}
      <button type="button" className={button.quiet} onClick={onCancel}>
        {keeping.cancel}
      </button>
    </div>
  );
}
