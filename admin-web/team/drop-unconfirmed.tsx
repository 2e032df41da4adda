import Sweep from '@mui/icons-material/CleaningServicesOutlined';
import { Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useListContext, useRefresh } from 'react-admin';
import type { TeamsDropped } from '../../domain/answer/team/teams-dropped.ts';
import { DialogActions } from '../kit/dialog-actions.tsx';
import { PageDialog } from '../kit/page-dialog.tsx';
import { useChange } from '../kit/use-change.ts';
import { useProvider } from '../transport/use-provider.ts';
import { words } from './words.ts';

const said = words.drop;

/** Drops those of the selected teams that nobody has confirmed, after it was said what follows. */
export function DropUnconfirmed() {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button startIcon={<Sweep />} onClick={() => setAsked(true)}>
        {said.action}
      </Button>
      {isAsked && <DropDialog onClose={() => setAsked(false)} />}
    </>
  );
}

function DropDialog({ onClose }: { readonly onClose: () => void }) {
  const provider = useProvider();
  const { selectedIds, onUnselectItems } = useListContext();
  const refresh = useRefresh();
  const ids = selectedIds.map(Number);
  const { data } = useQuery({
    queryKey: ['teams-to-drop', ids],
    queryFn: () => provider.dropTeams(ids, false),
    gcTime: 0,
  });
  const { run, isBusy } = useChange(() => provider.dropTeams(ids, true), {
    done: (_, { teams }) => said.done(teams.length),
    failed: said.failed,
    after: () => {
      onUnselectItems();
      refresh();
      onClose();
    },
  });
  const isNothing = data === undefined || data.teams.length === 0;
  return (
    <PageDialog title={said.title} onClose={onClose} width="xs">
      {data === undefined ? <Typography>{said.loading}</Typography> : <Following dropped={data} />}
      <DialogActions onCancel={onClose} isFinal>
        <Button
          variant="contained"
          color="error"
          aria-disabled={isBusy || isNothing}
          onClick={() => !isNothing && run(undefined)}
        >
          {said.action}
        </Button>
      </DialogActions>
    </PageDialog>
  );
}

function Following({ dropped }: { readonly dropped: TeamsDropped }) {
  const { teams, kept, registrations, freeAgents } = dropped;
  const lines = [
    teams.length === 0 ? said.none : said.teams(teams.length),
    ...(registrations > 0 ? [said.registrations(registrations)] : []),
    ...(freeAgents > 0 ? [said.freeAgents(freeAgents)] : []),
    ...(kept.length > 0 ? [said.kept(kept)] : []),
  ];
  return lines.map((line) => (
    <Typography key={line} sx={{ mt: 1 }}>
      {line}
    </Typography>
  ));
}
