import { Box, ButtonBase } from '@mui/material';
import type { ComponentProps } from 'react';
import { type BracketGame, hasStarted } from '../bracket/drawn-tournament.ts';
import { easternTime } from '../time/eastern-time.ts';
import { GameTile } from './game-tile.tsx';
import { LockButton } from './lock-button.tsx';
import type { Kickoff } from './timetable-calls.ts';
import type { useGameMove } from './use-game-move.ts';
import type { useLocks } from './use-locks.ts';
import { words } from './words.ts';

/** A place of the timetable: a game to pick up, or a kick-off to put one down. */
export function TimetablePlace({
  place,
  game,
  tile,
  name,
  move,
  locks,
}: {
  readonly place: Kickoff;
  readonly game: BracketGame | undefined;
  readonly tile: ComponentProps<typeof GameTile> | undefined;
  readonly name: string;
  readonly move: ReturnType<typeof useGameMove>;
  readonly locks: ReturnType<typeof useLocks>;
}) {
  const { picked } = move;
  const [time, field] = [easternTime(place.startTime), place.field];
  const drop = picked && {
    onDragOver: (event: React.DragEvent) => event.preventDefault(),
    onDrop: (event: React.DragEvent) => {
      event.preventDefault();
      if (picked.id !== game?.id) move.put(picked, place);
    },
  };
  if (game !== undefined && tile !== undefined) {
    const isPicked = picked?.id === game.id;
    if (hasStarted(game)) return <GameTile {...tile} part={`${tile.part} · ${scoreOf(game)}`} isPlayed />;
    const isLocked = locks.isLocked(game);
    const lock = picked === undefined && (
      <LockButton name={name} isLocked={isLocked} onPress={() => locks.turn(game, name)} isPending={locks.isPending} />
    );
    if (isLocked) {
      return (
        <Box sx={{ ...whole, position: 'relative' }}>
          <GameTile {...tile} isPlayed isLockable />
          {lock}
        </Box>
      );
    }
    return (
      <Box sx={{ ...whole, position: 'relative' }}>
        <ButtonBase
          {...drop}
          draggable
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = 'move';
            event.dataTransfer.setData('text/plain', name);
            if (!isPicked) move.pick(game);
          }}
          onClick={() => move.pick(game)}
          aria-pressed={isPicked}
          aria-label={words.pick(name, time, field)}
          sx={{ ...whole, ...(isPicked && raised) }}
        >
          <GameTile {...tile} isLockable />
        </ButtonBase>
        {lock}
      </Box>
    );
  }
  if (picked === undefined) return null;
  const isFree = move.isFree(place);
  return (
    <ButtonBase
      {...drop}
      onClick={() => move.put(picked, place)}
      aria-label={isFree ? words.moveHere(time, field) : words.tryHere(time, field)}
      sx={{ ...whole, ...slot, ...(isFree && lit) }}
    >
      <Box component="span" aria-hidden>
        {isFree ? words.free : '·'}
      </Box>
    </ButtonBase>
  );
}

const scoreOf = ({ team1Score, team2Score }: BracketGame): string => `${team1Score}-${team2Score}`;

const whole = {
  display: 'block',
  font: 'inherit',
  width: '100%',
  height: '100%',
  minHeight: 44,
  textAlign: 'left',
} as const;
const raised = { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: -1, borderRadius: 0.5 } as const;
const slot = {
  textAlign: 'center',
  color: 'text.secondary',
  border: '1px dashed',
  borderColor: 'divider',
  borderRadius: 0.5,
} as const;
const lit = { color: 'success.main', bgcolor: 'success.light', borderColor: 'success.main', fontWeight: 700 } as const;
