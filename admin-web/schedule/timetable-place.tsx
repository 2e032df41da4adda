import { Box, ButtonBase } from '@mui/material';
import type { ComponentProps } from 'react';
import type { FreeKickoff } from '../../domain/answer/schedule/free-kickoff.ts';
import { type BracketGame, hasStarted, howItEnded, type TimedGame } from '../bracket/drawn-tournament.ts';
import { easternTime } from '../time/eastern-time.ts';
import { GameTile } from './game-tile.tsx';
import { LockButton } from './lock-button.tsx';
import type { useGameMove } from './use-game-move.ts';
import type { useLocks } from './use-locks.ts';

interface TimetablePlaceProps {
  readonly place: FreeKickoff;
  readonly game: TimedGame | undefined;
  readonly tile: ComponentProps<typeof GameTile> | undefined;
  readonly name: string;
  readonly move: ReturnType<typeof useGameMove>;
  readonly locks: ReturnType<typeof useLocks>;
}

/** Place in the timetable: a game to move, or a kick-off to move one to. */
export function TimetablePlace({ game, tile, ...place }: TimetablePlaceProps) {
  if (game === undefined || tile === undefined) return <OpenKickoff {...place} />;
  if (hasStarted(game))
    return (
      <GameTile {...tile} part={[tile.part, scoreOf(game), howItEnded(game)].filter(Boolean).join(' · ')} isPlayed />
    );
  const { name, move, locks } = place;
  const isLocked = locks.isLocked(game);
  return (
    <Box sx={{ ...whole, position: 'relative' }}>
      {isLocked ? <GameTile {...tile} isPlayed isLockable /> : <GameToPick game={game} tile={tile} {...place} />}
      {move.picked === undefined && (
        <LockButton
          name={name}
          isLocked={isLocked}
          onPress={() => locks.turn(game, name)}
          isPending={locks.isPending}
        />
      )}
    </Box>
  );
}

type Given<Key extends 'game' | 'tile'> = { readonly [One in Key]: NonNullable<TimetablePlaceProps[One]> };

/** Game that can be picked up, and that another can be dropped on. */
function GameToPick({
  game,
  tile,
  place,
  name,
  move,
}: Given<'game' | 'tile'> & Pick<TimetablePlaceProps, 'place' | 'name' | 'move'>) {
  const isPicked = move.picked?.id === game.id;
  return (
    <ButtonBase
      {...dropOn(place, move, game.id)}
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', name);
        if (!isPicked) move.pick(game);
      }}
      onClick={() => move.pick(game)}
      aria-pressed={isPicked}
      aria-label={`${name}, ${easternTime(place.startTime)} on ${place.field}`}
      sx={{ ...whole, ...(isPicked && raised) }}
    >
      <GameTile {...tile} isLockable />
    </ButtonBase>
  );
}

/** Free kick-off, to which a picked game can be moved or tried. */
function OpenKickoff({ place, move }: Pick<TimetablePlaceProps, 'place' | 'move'>) {
  const { picked } = move;
  if (picked === undefined) return null;
  const [time, field] = [easternTime(place.startTime), place.field];
  const isFree = move.isFree(place);
  return (
    <ButtonBase
      {...dropOn(place, move)}
      onClick={() => move.put(picked, place)}
      aria-label={isFree ? `Move to ${time} on ${field}` : `Look what stands in the way at ${time} on ${field}`}
      sx={{ ...whole, ...slot, ...(isFree && lit) }}
    >
      <Box component="span" aria-hidden>
        {isFree ? 'Free' : '·'}
      </Box>
    </ButtonBase>
  );
}

/** Returns the handlers that let the picked game be dropped here; a drop on itself does nothing. */
function dropOn(place: FreeKickoff, { picked, put }: TimetablePlaceProps['move'], own?: number) {
  return (
    picked && {
      onDragOver: (event: React.DragEvent) => event.preventDefault(),
      onDrop: (event: React.DragEvent) => {
        event.preventDefault();
        if (picked.id !== own) put(picked, place);
      },
    }
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
