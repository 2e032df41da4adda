import { Alert, Box, LinearProgress, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ShiftedGame, ShiftView } from '../../domain/answer/schedule/timetable-change.ts';
import type { DrawnTournament } from '../bracket/drawn-tournament.ts';
import { gameName } from '../bracket/sides.ts';
import { previewKeyOf, useDrawnChange } from '../bracket/use-drawn-tournament.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { useSettled } from '../kit/use-settled.ts';
import { easternTime } from '../time/eastern-time.ts';
import { sentenceOf } from '../transport/failure.ts';
import { PublishAtOnce } from './publish-at-once.tsx';
import type { ConflictView, Previewed } from './timetable-calls.ts';
import type { Publishing } from './use-publishing.ts';

export const fromKickoff = 'From the kick-off at';

/** Props of a revision dialog. */
export interface RevisionProps {
  readonly drawn: DrawnTournament;
  readonly publishing: Publishing;
  readonly onClose: () => void;
}

interface RevisionDialogProps<Asked> extends RevisionProps {
  readonly said: {
    readonly title: string;
    readonly text: string;
    readonly save: string;
    readonly done: string;
    /** Returns the text below `done`, by the number of games that moved. */
    readonly about: (games: number) => string;
    readonly failed: string;
  };
  readonly asked: Asked;
  /** Whether the input results in a change. */
  readonly isChange?: boolean;
  /** Whether it can be saved where no game moves. */
  readonly mayMoveNothing?: boolean;
  readonly preview: (tournamentId: number, asked: Asked, draft: boolean) => Promise<ShiftView>;
  readonly save: (tournamentId: number, asked: Asked, seen: Previewed) => Promise<ShiftView>;
  readonly children?: ReactNode;
}

/** Dialog that revises many games of a timetable at once; it previews the moves and conflicts. */
export function RevisionDialog<Asked>(props: RevisionDialogProps<Asked>) {
  const { said, isChange = true, mayMoveNothing = false, drawn, publishing, onClose, children } = props;
  const asked = useSettled(props.asked);
  const isSettled = asked === props.asked;
  const { id } = drawn.tournament;
  const preview = useQuery({
    queryKey: previewKeyOf(said.title, id, asked),
    queryFn: () => props.preview(id, asked, publishing.isLater),
    enabled: isChange && isSettled,
    retry: false,
    gcTime: 0,
  });
  const { shifted = [], conflicts = [], mark } = preview.data ?? {};
  const { run, isBusy } = useDrawnChange(
    () => props.save(id, asked, { confirm: conflicts.length > 0, draft: publishing.isLater, mark }),
    {
      done: said.done,
      about: (saved) => said.about(saved.shifted.length),
      failed: said.failed,
      after: onClose,
      onRefusal: () => void preview.refetch(),
    },
  );
  return (
    <ConfirmDialog
      title={said.title}
      confirm={said.save}
      cancel="Cancel"
      isPending={isBusy || preview.isFetching || !isSettled}
      isImpossible={
        (shifted.length === 0 && !(mayMoveNothing && preview.isSuccess)) || preview.isError || conflicts.some(isHard)
      }
      onConfirm={run}
      onCancel={onClose}
    >
      <Typography color="text.secondary">{said.text}</Typography>
      {children}
      <PublishAtOnce publishing={publishing} />
      <Box aria-live="polite" sx={{ mt: 2, minHeight: '3rem' }}>
        {preview.isLoading && <LinearProgress aria-label={said.title} />}
        {preview.error !== null && <Alert severity="error">{sentenceOf(preview.error)}</Alert>}
        {preview.data !== undefined && <Outcome preview={preview.data} drawn={drawn} />}
      </Box>
    </ConfirmDialog>
  );
}

/** Returns whether a conflict is hard; an organizer may accept a short rest, and play beyond the hours. */
const isHard = ({ rule }: ConflictView): boolean => rule !== 'rest' && rule !== 'hours';

/** Most moves that are named one by one; more are only counted. */
const mostNamed = 6;

function Outcome({
  preview: { shifted, conflicts },
  drawn,
}: { readonly preview: ShiftView } & Pick<RevisionProps, 'drawn'>) {
  const last = shifted
    .map(({ endTime }) => endTime)
    .toSorted()
    .at(-1);
  if (last === undefined) return <Typography>No game moves.</Typography>;
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>
        {shifted.length === 1 ? '1 game moves.' : `${shifted.length} games move.`} The last one ends at{' '}
        {easternTime(last)}.
      </Typography>
      {shifted.length <= mostNamed && <SentenceList sentences={shifted.map((game) => moveInWords(game, drawn))} />}
      {conflicts.length > 0 && (
        <Alert severity="warning" variant="outlined" sx={{ mt: 1, color: 'text.primary' }}>
          What would go wrong:
          <SentenceList sentences={conflicts.map(({ sentence }) => sentence)} />
        </Alert>
      )}
    </>
  );
}

function SentenceList({ sentences }: { readonly sentences: readonly string[] }) {
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </Box>
  );
}

function moveInWords({ gameId, was, ...now }: ShiftedGame, drawn: DrawnTournament): string {
  const game = drawn.games.find(({ id }) => id === gameId);
  const place = ({ field, startTime }: ShiftedGame['was']) => `${easternTime(startTime)} ${field}`;
  return `${game === undefined ? 'A game' : gameName(game, drawn)}: ${place(was)} → ${place(now)}`;
}
