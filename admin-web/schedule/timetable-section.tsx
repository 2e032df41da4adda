import MoreTime from '@mui/icons-material/MoreTime';
import Undo from '@mui/icons-material/Undo';
import Update from '@mui/icons-material/Update';
import { Alert, Box, Button, Typography } from '@mui/material';
import { type ComponentType, type ReactNode, useState } from 'react';
import {
  type BracketGame,
  type DrawnTournament,
  hasStarted,
  isTimed,
  type TimedGame,
} from '../bracket/drawn-tournament.ts';
import { gameName, gameSides } from '../bracket/sides.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { frameTabs } from '../kit/frame-tabs.ts';
import { Section } from '../kit/section.tsx';
import { easternTime } from '../time/eastern-time.ts';
import { sentenceOf } from '../transport/failure.ts';
import { CloseGames } from './close-games.tsx';
import { conflictInWords, sentenceOfMove } from './conflict-words.ts';
import { NewsLine } from './news-line.tsx';
import { PublishAtOnce } from './publish-at-once.tsx';
import type { RevisionProps } from './revision-dialog.tsx';
import { ShiftDialog, shiftTheRest } from './shift-dialog.tsx';
import { TimesDialog, timeAgain } from './times-dialog.tsx';
import { Timetable, timetableTitle } from './timetable.tsx';
import { fieldsOf, withPauses } from './timetable-grid.ts';
import { TimetablePlace } from './timetable-place.tsx';
import { UndoDialog, undoLast } from './undo-dialog.tsx';
import { type Attempt, useGameMove } from './use-game-move.ts';
import { useLocks } from './use-locks.ts';
import { usePublishing } from './use-publishing.ts';

/** Timetable of a drawn tournament, in which games are moved by tap, drag or keyboard. */
export function TimetableSection({ drawn }: { readonly drawn: DrawnTournament }) {
  const games = drawn.games.filter(isTimed);
  const nameOf = (game: BracketGame) => gameName(game, drawn);
  const publishing = usePublishing(drawn);
  const move = useGameMove(nameOf, publishing.isLater);
  const { picked } = move;
  // While a game is dragged no row is added: the place below the pointer stays there.
  const tapped = move.isDragged ? undefined : picked;
  const locks = useLocks(drawn);
  return (
    <Section
      title={timetableTitle}
      actions={
        <>
          {!drawn.isDraft && <CloseGames drawn={drawn} />}
          <RevisionButton
            label={shiftTheRest}
            icon={<MoreTime />}
            Dialog={ShiftDialog}
            drawn={drawn}
            publishing={publishing}
          />
          <RevisionButton
            label={timeAgain}
            icon={<Update />}
            Dialog={TimesDialog}
            drawn={drawn}
            publishing={publishing}
          />
          {drawn.draft.lastMoved > 0 && (
            <RevisionButton
              label={undoLast}
              icon={<Undo />}
              Dialog={UndoDialog}
              drawn={drawn}
              publishing={publishing}
            />
          )}
        </>
      }
    >
      {!games.every(hasStarted) && (
        <Box sx={{ ...aboutMoves, ...(picked !== undefined && inSight) }}>
          {picked === undefined && <Typography color="text.secondary">{howToMove}</Typography>}
          <Box aria-live="polite">
            {picked !== undefined && (
              <Alert severity="info" variant="outlined" sx={beneathTabs} action={<LeaveButton onLeave={move.leave} />}>
                {move.failure !== null ? sentenceOf(move.failure) : sentenceOfMove(move, picked, drawn)}
              </Alert>
            )}
          </Box>
        </Box>
      )}
      {!drawn.isDraft && <NewsLine tournament={drawn.tournament} />}
      {games.length > 0 && <PublishAtOnce publishing={publishing} />}
      <WithoutTimes games={drawn.games.filter((game) => !isTimed(game)).length} />
      <Timetable
        games={games}
        fields={tapped === undefined ? [] : fieldsOf([...games, ...move.slots])}
        alsoShown={tapped === undefined ? [] : withPauses([...games, ...move.slots].map(startOf), lengthOf(tapped))}
        renderPlace={({ game, field, start }) => (
          <TimetablePlace
            place={{ field, startTime: start }}
            game={game}
            tile={game && { ...gameSides(game, drawn), tone: game.stage }}
            name={game === undefined ? '' : nameOf(game)}
            move={move}
            locks={locks}
          />
        )}
      />
      <ConflictDialog move={move} drawn={drawn} />
    </Section>
  );
}

/** Notice of games whose times are to be announced. */
function WithoutTimes({ games }: { readonly games: number }) {
  if (games === 0) return null;
  return (
    <Alert severity="info" variant="outlined" sx={{ color: 'text.primary', mb: 1 }}>
      {games === 1 ? '1 game has no time' : `${games} games have no time`} until the tournament has a day: enter it
      under Edit Tournament.
    </Alert>
  );
}

const howToMove =
  'Tap a game, then a lit kick-off, or the game to swap it with; or drag it there. A locked game stays.';

/** What is said of a move has its room before a game is picked, so that nothing below moves. */
const aboutMoves = { minHeight: { xs: '9rem', md: '4.5rem' }, height: { md: '4.5rem' }, mb: 1.5 } as const;

/** The way out stands below the sentence where it has no room beside it. */
const beneathTabs = {
  color: 'text.primary',
  bgcolor: 'background.paper',
  minHeight: { xs: '9rem', md: '4.5rem' },
  flexWrap: 'wrap',
  '& .MuiAlert-message': { flex: '1 1 14rem' },
  '& .MuiButton-root': { whiteSpace: 'nowrap' },
} as const;

/** What a move would break stays in sight while a game is dragged. */
const inSight = { position: 'sticky', top: frameTabs + 4, zIndex: 4 } as const;

const startOf = ({ startTime }: Pick<TimedGame, 'startTime'>): string => startTime;

const lengthOf = ({ startTime, endTime }: TimedGame): number => Date.parse(endTime) - Date.parse(startTime);

function LeaveButton({ onLeave }: { readonly onLeave: () => void }) {
  return <Button onClick={onLeave}>Leave it where it is</Button>;
}

/** Dialog with the conflicts of a tried move or swap; an organizer may accept a short rest. */
function ConflictDialog({
  move,
  drawn,
}: {
  readonly move: ReturnType<typeof useGameMove>;
  readonly drawn: DrawnTournament;
}) {
  const { attempt } = move;
  if (attempt === undefined) return null;
  const isHard = attempt.conflicts.some(({ rule }) => rule !== 'rest');
  const isSwap = attempt.other !== undefined;
  return (
    <ConfirmDialog
      title={titleOf(attempt, drawn)}
      confirm={isHard ? undefined : isSwap ? 'Swap all the same' : 'Move all the same'}
      cancel={isSwap ? 'Leave them where they are' : 'Leave it where it is'}
      isPending={move.isPending}
      isImpossible={isHard}
      onConfirm={move.accept}
      onCancel={move.dismiss}
    >
      <Typography>{leads[isSwap ? 'swap' : 'move'][isHard ? 'no' : 'but']}</Typography>
      <Box component="ul" sx={{ pl: 2.5 }}>
        {attempt.conflicts.map((conflict) => (
          <li key={`${conflict.match} ${conflict.sentence}`}>{conflictInWords(conflict, drawn)}</li>
        ))}
      </Box>
    </ConfirmDialog>
  );
}

function titleOf({ game, to, other }: Attempt, drawn: DrawnTournament): string {
  return other === undefined
    ? `${easternTime(to.startTime)} on ${to.field}`
    : `${gameName(game, drawn)} and ${gameName(other, drawn)}`;
}

const leads = {
  move: { no: 'The game cannot be moved there:', but: 'The game can be moved there, but:' },
  swap: { no: 'The games cannot change places:', but: 'The games can change places, but:' },
} as const;

interface RevisionButtonProps extends Omit<RevisionProps, 'onClose'> {
  readonly label: string;
  readonly icon: ReactNode;
  readonly Dialog: ComponentType<RevisionProps>;
}

/** Button that opens a revision of the timetable; hidden where no game with a time is still to be played. */
function RevisionButton({ label, icon, Dialog, drawn, publishing }: RevisionButtonProps) {
  const [isOpen, setOpen] = useState(false);
  if (drawn.games.every((game) => hasStarted(game) || !isTimed(game))) return null;
  return (
    <>
      <Button variant="outlined" startIcon={icon} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && <Dialog drawn={drawn} publishing={publishing} onClose={() => setOpen(false)} />}
    </>
  );
}
