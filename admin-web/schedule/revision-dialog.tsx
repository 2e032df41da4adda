import { Alert, Box, LinearProgress, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ShiftView } from '../../domain/answer/schedule/timetable-change.ts';
import type { DrawnTournament } from '../bracket/drawn-tournament.ts';
import { previewKeyOf, useRefreshDrawn } from '../bracket/use-drawn-tournament.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { useAction } from '../kit/use-action.ts';
import { easternTime } from '../time/eastern-time.ts';
import { sentenceOf } from '../transport/failure.ts';
import type { ConflictView, Meant } from '../transport/timetable-calls.ts';
import { PublishAtOnce } from './publish-at-once.tsx';
import type { Publishing } from './use-publishing.ts';

export const allFields = 'All fields';

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
    readonly done: (games: number) => { readonly title: string; readonly text: string };
    readonly failed: string;
  };
  readonly asked: Asked;
  /** Whether the input results in a change. */
  readonly isChange?: boolean;
  readonly preview: (tournamentId: number, asked: Asked, draft: boolean) => Promise<ShiftView>;
  readonly save: (tournamentId: number, asked: Asked, meant: Meant) => Promise<unknown>;
  readonly children?: ReactNode;
}

/** Dialog that revises many games of a timetable at once; it previews the moves and conflicts. */
export function RevisionDialog<Asked>(props: RevisionDialogProps<Asked>) {
  const { said, asked, isChange = true, drawn, publishing, onClose, children } = props;
  const { id } = drawn.tournament;
  const preview = useQuery({
    queryKey: previewKeyOf(said.title, id, asked),
    queryFn: () => props.preview(id, asked, publishing.isLater),
    enabled: isChange,
    retry: false,
    gcTime: 0,
  });
  const { isPending, run } = useAction();
  const refresh = useRefreshDrawn();
  const { shifted = [], conflicts = [] } = preview.data ?? {};
  const save = async () => {
    const action = async () => {
      await props.save(id, asked, { confirm: conflicts.length > 0, draft: publishing.isLater });
      await refresh();
      return true;
    };
    if (await run(action, { done: said.done(shifted.length), failed: said.failed })) onClose();
  };
  return (
    <ConfirmDialog
      title={said.title}
      confirm={said.save}
      cancel="Cancel"
      isPending={isPending || preview.isFetching}
      isImpossible={shifted.length === 0 || preview.isError || conflicts.some(isHard)}
      onConfirm={save}
      onCancel={onClose}
    >
      <Typography color="text.secondary">{said.text}</Typography>
      {children}
      <PublishAtOnce publishing={publishing} />
      <Box aria-live="polite" sx={{ mt: 2, minHeight: '3rem' }}>
        {preview.isLoading && <LinearProgress aria-label={said.title} />}
        {preview.error !== null && <Alert severity="error">{sentenceOf(preview.error)}</Alert>}
        {preview.data !== undefined && <Outcome preview={preview.data} />}
      </Box>
    </ConfirmDialog>
  );
}

/** Returns whether a conflict is hard; an organizer may accept a short rest, and play beyond the hours. */
const isHard = ({ rule }: ConflictView): boolean => rule !== 'rest' && rule !== 'hours';

function Outcome({ preview: { shifted, conflicts } }: { readonly preview: ShiftView }) {
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
      {conflicts.length > 0 && (
        <Alert severity="warning" variant="outlined" sx={{ mt: 1, color: 'text.primary' }}>
          What would go wrong:
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {conflicts.map(({ sentence }) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </Box>
        </Alert>
      )}
    </>
  );
}
