import { Autocomplete, Box, Button, TextField } from '@mui/material';
import { type FormEvent, useState } from 'react';
import type { ListedRegistration } from '../../domain/answer/registration/listed-registration.ts';
import type { ListedTeam } from '../../domain/answer/team/listed-team.ts';
import { useChange } from '../kit/use-change.ts';
import { send } from '../transport/call.ts';

/** Form that adds a player of the tournament to a roster. */
export function RosterAddition({
  team,
  others,
}: {
  readonly team: ListedTeam;
  readonly others: readonly ListedRegistration[];
}) {
  const [chosen, setChosen] = useState<ListedRegistration | null>(null);
  const { run, isBusy } = useChange((one: ListedRegistration) => addToRoster(team.id, one.playerId), {
    done: (one) => `${one.playerName} is on the roster`,
    failed: 'Failed to add player to team',
    after: () => setChosen(null),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen !== null) run(chosen);
  };
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'flex', alignItems: 'flex-start', gap: 1.5 }}>
      <Autocomplete
        fullWidth
        options={others}
        value={chosen}
        onChange={(_, one) => setChosen(one)}
        getOptionKey={({ id }) => id}
        getOptionLabel={({ playerName, teamName }) => `${playerName} (${teamName ?? 'free agent'})`}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        noOptionsText="Everybody in this tournament is on this roster."
        renderInput={(input) => (
          <TextField
            {...input}
            label="Add a player of this tournament"
            helperText="Free agents first; a player of another team is moved."
          />
        )}
      />
      <Button
        type="submit"
        variant="contained"
        sx={{ mt: 2.25, flex: 'none' }}
        disabled={chosen === null}
        aria-disabled={isBusy}
      >
        Add to roster
      </Button>
    </Box>
  );
}

export const addToRoster = (teamId: number, playerId: number) =>
  send('POST', `/api/admin/teams/${teamId}/players`, { playerId });
