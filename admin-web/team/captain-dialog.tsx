import { Button, MenuItem, TextField, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import type { ListedTeam } from '../../domain/answer/team/listed-team.ts';
import { useStartedFrom } from '../form/use-started-from.ts';
import { ChangedMeanwhile } from '../kit/changed-meanwhile.tsx';
import { DialogActions } from '../kit/dialog-actions.tsx';
import { RecordDialog } from '../kit/record-dialog.tsx';
import { useChange } from '../kit/use-change.ts';
import { useWayBack } from '../kit/use-way-back.ts';
import { change, type Seen } from '../transport/call.ts';
import { isStale } from '../transport/failure.ts';
import { rosterOf } from './roster-dialog.tsx';
import { useRoster } from './use-roster.ts';

/** Dialog that chooses the captain of a team from its roster. */
export function CaptainDialog() {
  return <RecordDialog<ListedTeam> title="Assign Team Captain">{(team) => <CaptainChoice team={team} />}</RecordDialog>;
}

function CaptainChoice({ team }: { readonly team: ListedTeam }) {
  const back = useWayBack();
  const start = useStartedFrom(team);
  const seen = { version: start.onFile()?.version ?? team.version };
  const { roster, isPending } = useRoster(team);
  const [chosen, setChosen] = useState<number | null>(team.captainId);
  const [isMissing, setMissing] = useState(false);
  const { run, isBusy } = useChange((playerId: number) => assignCaptain(team.id, seen, playerId), {
    done: 'Captain assigned',
    failed: 'Failed to assign captain',
    about: () => roster.find(({ playerId }) => playerId === chosen)?.playerName,
    after: back,
    onRefusal: (failure) => {
      if (!isStale(failure)) return false;
      void start.look();
      return true;
    },
  });
  if (!isPending && roster.length === 0) return <NobodyYet team={team} />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen === null) setMissing(true);
    else run(chosen);
  };
  return (
    <form onSubmit={submit} noValidate>
      <Typography color="text.secondary">{team.name}</Typography>
      <TextField
        select
        autoFocus
        label="Captain"
        value={isPending ? '' : (chosen ?? '')}
        error={isMissing}
        helperText={isMissing ? 'Please select a player' : 'Gets the team’s letters and the link to its page'}
        onChange={({ target }) => setChosen(Number(target.value))}
      >
        {roster.map(({ playerId, playerName }) => (
          <MenuItem key={playerId} value={playerId}>
            {playerName}
          </MenuItem>
        ))}
      </TextField>
      {start.conflict !== undefined && (
        <ChangedMeanwhile>the captain is {start.conflict.theirs.captainName || 'nobody yet'}</ChangedMeanwhile>
      )}
      <DialogActions onCancel={back}>
        <Button type="submit" variant="contained" size="large" aria-disabled={isBusy}>
          Assign Captain
        </Button>
      </DialogActions>
    </form>
  );
}

function NobodyYet({ team }: { readonly team: ListedTeam }) {
  return (
    <>
      <Typography>Nobody is on this roster yet: add a player first.</Typography>
      <Button component={Link} to={`/teams/${team.id}/roster`} replace variant="contained" autoFocus sx={{ mt: 2 }}>
        {rosterOf(team.name)}
      </Button>
    </>
  );
}

const assignCaptain = (teamId: number, seen: Seen, playerId: number) =>
  change('PUT', `/api/admin/teams/${teamId}/captain`, seen, { playerId });
