import Sweep from '@mui/icons-material/CleaningServicesOutlined';
import { Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useListContext, useRefresh } from 'react-admin';
import type { TeamsDropped } from '../../domain/answer/team/team-deletion.ts';
import { DialogActions } from '../kit/dialog-actions.tsx';
import { PageDialog } from '../kit/page-dialog.tsx';
import { useChange } from '../kit/use-change.ts';
import { send } from '../transport/call.ts';

/** Button that drops the unconfirmed ones of the selected teams after a confirmation. */
export function DropUnconfirmed() {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button startIcon={<Sweep />} onClick={() => setAsked(true)}>
        {dropUnconfirmed}
      </Button>
      {isAsked && <DropDialog onClose={() => setAsked(false)} />}
    </>
  );
}

function DropDialog({ onClose }: { readonly onClose: () => void }) {
  const { selectedIds, onUnselectItems } = useListContext();
  const refresh = useRefresh();
  const ids = selectedIds.map(Number);
  const { data } = useQuery({
    queryKey: ['teams-to-drop', ids],
    queryFn: () => dropTeams(ids, false),
    gcTime: 0,
  });
  const { run, isBusy } = useChange(() => dropTeams(ids, true), {
    done: (_, { teams }) => (teams.length === 1 ? '1 team dropped' : `${teams.length} teams dropped`),
    failed: 'Failed to drop teams',
    after: () => {
      onUnselectItems();
      refresh();
      onClose();
    },
  });
  const isNothing = data === undefined || data.teams.length === 0;
  return (
    <PageDialog title="Drop unconfirmed teams" onClose={onClose} width="xs">
      {data === undefined ? <Typography>Looking at what follows…</Typography> : <Following dropped={data} />}
      <DialogActions onCancel={onClose} isFinal>
        <Button
          variant="contained"
          color="error"
          aria-disabled={isBusy || isNothing}
          onClick={() => !isNothing && run()}
        >
          {dropUnconfirmed}
        </Button>
      </DialogActions>
    </PageDialog>
  );
}

function Following({ dropped }: { readonly dropped: TeamsDropped }) {
  const { teams, kept, registrations, freeAgents } = dropped;
  const lines = [
    teams.length === 0 ? 'None of the selected teams is unconfirmed.' : teamsGo(teams.length),
    ...(registrations > 0 ? [registrationsGo(registrations)] : []),
    ...(freeAgents > 0 ? [freeAgentsStay(freeAgents)] : []),
    ...(kept.length > 0 ? [`These stay: ${kept.join(', ')}.`] : []),
  ];
  return lines.map((line) => (
    <Typography key={line} sx={{ mt: 1 }}>
      {line}
    </Typography>
  ));
}

const dropUnconfirmed = 'Drop unconfirmed';

const teamsGo = (teams: number) =>
  teams === 1
    ? '1 team goes: its captain has opened no email, and nobody has paid.'
    : `${teams} teams go: their captains have opened no email, and nobody has paid.`;

const registrationsGo = (registrations: number) =>
  registrations === 1
    ? '1 registration goes with them, without a letter.'
    : `${registrations} registrations go with them, without a letter.`;

const freeAgentsStay = (players: number) =>
  players === 1
    ? '1 player who has opened an email stays as a free agent, and a letter is written.'
    : `${players} players who have opened an email stay as free agents, and a letter to each is written.`;

const dropTeams = (ids: readonly number[], confirm: boolean) =>
  send<TeamsDropped>('POST', '/api/admin/teams/drop', { ids, confirm });
