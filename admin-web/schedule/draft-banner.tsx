import EditCalendar from '@mui/icons-material/EditCalendarOutlined';
import { Alert, Box, Button, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import type { DrawnTournament } from '../bracket/drawn-tournament.ts';
import { useRefreshDrawn } from '../bracket/use-drawn-tournament.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { May } from '../kit/may.tsx';
import { useAction } from '../kit/use-action.ts';
import { dayAndTimeOf } from '../time/eastern-time.ts';
import { useProvider } from '../transport/use-provider.ts';
import { PublishDialog } from './publish-dialog.tsx';
import { words } from './words.ts';

const said = words.draft;

/** Says that families do not see what an organizer sees, and leads to publishing it; nothing where all is published. */
export function DraftBanner({ drawn, more }: { readonly drawn: DrawnTournament; readonly more?: ReactNode }) {
  const { draft } = drawn;
  const [asking, ask] = useState<'publish' | 'discard'>();
  const done = () => ask(undefined);
  const waits = draft.state === 'drawn' || draft.state === 'changes';
  return (
    <Box aria-live="polite" sx={{ display: waits ? 'block' : 'contents' }}>
      {waits && (
        <Alert severity="warning" icon={<EditCalendar />} variant="outlined" sx={{ color: 'text.primary' }}>
          <Typography sx={{ fontWeight: 600 }}>{titleOf(drawn)}</Typography>
          <Typography>{textOf(drawn)}</Typography>
          <Typography color="text.secondary" variant="body2">
            {said.by(draft.changedBy ?? '', dayAndTimeOf(draft.changedAt) ?? '')}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
            <May act="change">
              <Button variant="contained" disabled={draft.isOutdated} onClick={() => ask('publish')}>
                {said.publish}
              </Button>
              <Button onClick={() => ask('discard')}>{said.discard}</Button>
            </May>
            {more}
          </Box>
        </Alert>
      )}
      {asking === 'publish' && <PublishDialog drawn={drawn} onClose={done} />}
      {asking === 'discard' && <DiscardDialog id={drawn.tournament.id} onClose={done} />}
    </Box>
  );
}

function titleOf({ draft }: DrawnTournament): string {
  if (draft.state === 'changes') return said.changes(draft.moved.length);
  return draft.isPublished ? said.again : said.title;
}

function textOf({ draft }: DrawnTournament): string {
  if (draft.isOutdated) return said.outdated;
  return draft.state === 'changes' ? said.changesText : said.text;
}

function DiscardDialog({ id, onClose }: { readonly id: number; readonly onClose: () => void }) {
  const provider = useProvider();
  const { isPending, run } = useAction();
  const refresh = useRefreshDrawn();
  const discard = async () => {
    const action = async () => {
      await provider.discardDraft(id);
      await refresh();
      return true;
    };
    if (await run(action, words.discard)) onClose();
  };
  return (
    <ConfirmDialog
      title={words.discard.title}
      confirm={words.discard.confirm}
      cancel={words.discard.cancel}
      isPending={isPending}
      isFinal
      onConfirm={discard}
      onCancel={onClose}
    >
      <Typography>{words.discard.text}</Typography>
    </ConfirmDialog>
  );
}
