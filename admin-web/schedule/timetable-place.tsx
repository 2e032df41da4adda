import Lock from '@mui/icons-material/Lock';
import LockOpen from '@mui/icons-material/LockOpenOutlined';
import { Box, ButtonBase, IconButton } from '@mui/material';
import type { ComponentProps } from 'react';
import type { FreeKickoff } from '../../domain/answer/schedule/free-kickoff.ts';
import { type BracketGame, hasStarted, howItEnded, type TimedGame } from '../bracket/drawn-tournament.ts';
import { easternTime } from '../time/eastern-time.ts';
import { GameTile } from './game-tile.tsx';
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

/** Place in the timetable: a game to move or swap, one that stays, or a kick-off to move one to. */
export function TimetablePlace({ game, tile, ...place }: TimetablePlaceProps) {
  if (game === undefined || tile === undefined) return <OpenKickoff {...place} />;
  const { name, move, locks } = place;
  const isBegun = hasStarted(game);
  const isLocked = locks.isLocked(game);
  if (isBegun || isLocked) {
    const reason = isBegun ? `${name} has begun and stays.` : `${name} is locked and stays: unlock it first.`;
    const shown = isBegun ? { ...tile, part: outcomeOf(tile.part, game) } : tile;
    if (move.picked !== undefined)
      return <StayingGame reason={reason} tile={{ ...shown, isLockable: isLocked }} move={move} />;
    if (isBegun) return <GameTile {...shown} isPlayed />;
  }
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

/** Game that can be picked up, and with which a picked one changes places. */
function GameToPick({
  game,
  tile,
  place,
  name,
  move,
}: Given<'game' | 'tile'> & Pick<TimetablePlaceProps, 'place' | 'name' | 'move'>) {
  const { picked, beneath } = move;
  const isPicked = picked?.id === game.id;
  const isOther = picked !== undefined && !isPicked;
  const swap = () => isOther && move.swap(picked, game);
  return (
    <ButtonBase
      {...(picked !== undefined && dropOn(() => beneath.look(game), isPicked ? move.leave : swap))}
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', name);
        if (!isPicked) move.drag(game);
      }}
      onDragEnd={({ dataTransfer }) => dataTransfer.dropEffect === 'none' && move.leave()}
      onFocus={() => isOther && beneath.look(game)}
      onClick={() => (isOther ? swap() : move.pick(game))}
      aria-pressed={isPicked}
      aria-label={`${isOther ? 'Swap with ' : ''}${name}, ${easternTime(place.startTime)} on ${place.field}`}
      sx={{ ...whole, ...(isPicked && raised), ...(isOther && beneath.game?.id === game.id && beneathPicked) }}
    >
      <GameTile {...tile} isLockable />
    </ButtonBase>
  );
}

/** Game that changes places with no other; it says why when a picked one is dropped or it is pressed. */
function StayingGame({
  reason,
  tile,
  move: { beneath },
}: Given<'tile'> & { readonly reason: string } & Pick<TimetablePlaceProps, 'move'>) {
  const say = () => beneath.look(undefined, reason);
  return (
    <ButtonBase {...dropOn(say, say)} onClick={say} onFocus={say} aria-label={reason} sx={whole}>
      <GameTile {...tile} isPlayed />
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
      {...dropOn(move.beneath.leave, () => move.put(picked, place))}
      onFocus={move.beneath.leave}
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

/** Returns the handlers of a place on which the picked game can be dropped. */
const dropOn = (onEnter: () => void, onDrop: () => void) => ({
  onDragEnter: onEnter,
  onDragOver: (event: React.DragEvent) => event.preventDefault(),
  onDrop: (event: React.DragEvent) => {
    event.preventDefault();
    onDrop();
  },
});

const outcomeOf = (part: string, game: BracketGame): string =>
  [part, scoreOf(game), howItEnded(game)].filter(Boolean).join(' · ');

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
const beneathPicked = { outline: '3px dashed', outlineColor: 'primary.main', outlineOffset: -1 } as const;
const slot = {
  textAlign: 'center',
  color: 'text.secondary',
  border: '1px dashed',
  borderColor: 'divider',
  borderRadius: 0.5,
} as const;
const lit = { color: 'success.main', bgcolor: 'success.light', borderColor: 'success.main', fontWeight: 700 } as const;

/** Button that locks a game to its place or unlocks it. */
function LockButton({
  name,
  isLocked,
  isPending,
  onPress,
}: {
  readonly name: string;
  readonly isLocked: boolean;
  readonly isPending: boolean;
  readonly onPress: () => void;
}) {
  const label = isLocked ? `Unlock ${name}` : `Lock ${name}`;
  return (
    <IconButton aria-label={label} title={label} disabled={isPending} onClick={onPress} sx={corner(isLocked)}>
      {isLocked ? <Lock fontSize="small" /> : <LockOpen fontSize="small" />}
    </IconButton>
  );
}

const corner = (isLocked: boolean) =>
  ({
    position: 'absolute',
    right: 0,
    bottom: 0,
    p: 0.75,
    borderRadius: 0.5,
    color: isLocked ? 'primary.main' : 'text.secondary',
  }) as const;
