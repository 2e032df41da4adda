import MoreTime from '@mui/icons-material/MoreTime';
import Undo from '@mui/icons-material/Undo';
import Update from '@mui/icons-material/Update';
import { Alert, Box, Button, Typography } from '@mui/material';
import {
  type BracketGame,
  type DrawnTournament,
  hasStarted,
  isTimed,
  type TimedGame,
} from '../bracket/drawn-tournament.ts';
import { gameName, gameSides } from '../bracket/sides.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { Section } from '../kit/section.tsx';
import { easternTime } from '../time/eastern-time.ts';
import { sentenceOf } from '../transport/failure.ts';
import { NewsLine } from './news-line.tsx';
import { PublishAtOnce } from './publish-at-once.tsx';
import { RevisionButton } from './revision-button.tsx';
import { ShiftDialog, shiftTheRest } from './shift-dialog.tsx';
import { TimesDialog, timeAgain } from './times-dialog.tsx';
import { Timetable, timetableTitle } from './timetable.tsx';
import { fieldsOf, withPauses } from './timetable-grid.ts';
import { TimetablePlace } from './timetable-place.tsx';
import { UndoDialog, undoLast } from './undo-dialog.tsx';
import { useGameMove } from './use-game-move.ts';
import { useLocks } from './use-locks.ts';
import { usePublishing } from './use-publishing.ts';

/** Timetable of a drawn tournament, in which games are moved by tap, drag or keyboard. */
export function TimetableSection({ drawn }: { readonly drawn: DrawnTournament }) {
  const games = drawn.games.filter(isTimed);
  const nameOf = (game: BracketGame) => gameName(game, drawn);
  const publishing = usePublishing(drawn);
  const move = useGameMove(nameOf, publishing.isLater);
  const { picked } = move;
  const locks = useLocks(drawn);
  return (
    <Section
      title={timetableTitle}
      remark={
        picked === undefined && !games.every(hasStarted)
          ? 'Tap a game, then a lit kick-off; or drag it there. A locked game stays.'
          : undefined
      }
      actions={
        <>
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
      <Box aria-live="polite" sx={{ mb: picked === undefined ? 0 : 1.5 }}>
        {picked !== undefined && (
          <Alert
            severity="info"
            variant="outlined"
            sx={{ color: 'text.primary' }}
            action={<LeaveButton onLeave={move.leave} />}
          >
            {move.failure !== null ? sentenceOf(move.failure) : saying(move, nameOf(picked))}
          </Alert>
        )}
      </Box>
      {!drawn.isDraft && <NewsLine tournament={drawn.tournament} />}
      {games.length > 0 && <PublishAtOnce publishing={publishing} />}
      <WithoutTimes games={drawn.games.filter((game) => !isTimed(game)).length} />
      <Timetable
        games={games}
        fields={picked === undefined ? [] : fieldsOf([...games, ...move.slots])}
        alsoShown={picked === undefined ? [] : withPauses([...games, ...move.slots].map(startOf), lengthOf(picked))}
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
      <ConflictDialog move={move} />
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

/** Dialog with the conflicts of a tried move; an organizer may accept a short rest. */
function ConflictDialog({ move }: { readonly move: ReturnType<typeof useGameMove> }) {
  const { attempt } = move;
  if (attempt === undefined) return null;
  const isHard = attempt.conflicts.some(({ rule }) => rule !== 'rest');
  return (
    <ConfirmDialog
      title={`${easternTime(attempt.to.startTime)} on ${attempt.to.field}`}
      confirm="Move all the same"
      cancel="Leave it where it is"
      isPending={move.isPending}
      isImpossible={isHard}
      onConfirm={move.accept}
      onCancel={move.dismiss}
    >
      <Typography>{isHard ? 'The game cannot be moved there:' : 'The game can be moved there, but:'}</Typography>
      <Box component="ul" sx={{ pl: 2.5 }}>
        {attempt.conflicts.map(({ sentence }) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </Box>
    </ConfirmDialog>
  );
}

const startOf = ({ startTime }: Pick<TimedGame, 'startTime'>): string => startTime;

const lengthOf = ({ startTime, endTime }: TimedGame): number => Date.parse(endTime) - Date.parse(startTime);

const saying = ({ isPending, slots }: ReturnType<typeof useGameMove>, name: string): string =>
  !isPending && slots.length === 0
    ? 'No other kick-off is free of conflicts. Any free place shows what stands in the way.'
    : `Moving ${name}. Lit kick-offs are free of conflicts.`;

function LeaveButton({ onLeave }: { readonly onLeave: () => void }) {
  return <Button onClick={onLeave}>Leave it where it is</Button>;
}
