import EditCalendar from '@mui/icons-material/EditCalendarOutlined';
import { Alert, Box, Button, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import type { DraftView } from '../../domain/answer/schedule/draft-view.ts';
import type { Sent } from '../../domain/rule/time/moment.ts';
import type { DrawnTournament } from '../bracket/drawn-tournament.ts';
import { useDrawnChange } from '../bracket/use-drawn-tournament.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { frameTabs } from '../kit/frame-tabs.ts';
import { May } from '../kit/may.tsx';
import { dayAndTimeOf } from '../time/eastern-time.ts';
import { send } from '../transport/call.ts';
import { PublishDialog } from './publish-dialog.tsx';

/** Notice that families do not see the draft, with buttons to publish or discard it; nothing if all is published. */
export function DraftBanner({ drawn, more }: { readonly drawn: DrawnTournament; readonly more?: ReactNode }) {
  const { draft } = drawn;
  const [asking, ask] = useState<'publish' | 'discard'>();
  const done = () => ask(undefined);
  const waits = draft.state === 'drawn' || draft.state === 'changes';
  return (
    <Box aria-live="polite" sx={waits ? bar : { display: 'contents' }}>
      {waits && (
        <Alert severity="warning" icon={<EditCalendar />} variant="outlined" sx={notice}>
          <Box sx={{ flex: '1 1 20rem' }}>
            <Typography sx={{ fontWeight: 600 }}>{titleOf(drawn)}</Typography>
            <Typography variant="body2" sx={draft.isOutdated ? undefined : onWideScreens}>
              {textOf(drawn)}
            </Typography>
            <Typography color="text.secondary" variant="body2" sx={onWideScreens}>
              Last changed by {draft.changedBy ?? ''}, {dayAndTimeOf(draft.changedAt) ?? ''}.
            </Typography>
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <May act="change">
              <Button variant="contained" disabled={draft.isOutdated} onClick={() => ask('publish')}>
                Publish
              </Button>
              <Button onClick={() => ask('discard')}>Discard</Button>
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

/** The bar stays in sight below the tabs, so that a draft can be published from anywhere. */
const bar = { position: 'sticky', top: frameTabs, zIndex: 3, bgcolor: 'background.default' } as const;

const notice = {
  color: 'text.primary',
  py: 0.25,
  '& .MuiAlert-message': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, flexGrow: 1 },
} as const;

const onWideScreens = { display: { xs: 'none', md: 'block' } } as const;

function titleOf({ draft }: DrawnTournament): string {
  if (draft.state === 'changes') return changes(draft.moved.length);
  return draft.isPublished
    ? 'Draft: families still see the timetable published before'
    : 'Draft: families do not see it yet';
}

function textOf({ draft }: DrawnTournament): string {
  if (draft.isOutdated)
    return 'The tournament has gone on since: games have started, or its day or its timetable were changed. Generate it again; your settings are still there.';
  return draft.state === 'changes'
    ? 'Publish them together when you are done: each family gets one letter.'
    : 'No letter has left. Look it over, move games, generate again; then publish.';
}

function DiscardDialog({ id, onClose }: { readonly id: number; readonly onClose: () => void }) {
  const { run, isBusy } = useDrawnChange(() => discardDraft(id), {
    done: 'Draft Discarded',
    about: 'Families see what they saw before.',
    failed: 'Failed to discard the draft',
    after: onClose,
  });
  return (
    <ConfirmDialog
      title="Discard the draft?"
      confirm="Discard"
      cancel="Keep it"
      isPending={isBusy}
      isFinal
      onConfirm={run}
      onCancel={onClose}
    >
      <Typography>What was drawn or moved and not published is gone. What families see stays as it is.</Typography>
    </ConfirmDialog>
  );
}

const changes = (games: number) =>
  games === 0
    ? 'What waits to be published moves no game'
    : games === 1
      ? '1 moved game waits: families do not see it yet'
      : `${games} moved games wait: families do not see them yet`;

const discardDraft = (tournamentId: number) =>
  send<Sent<DraftView>>('DELETE', `/api/tournaments/${tournamentId}/draft`);
