import { Box, Button, ListSubheader, MenuItem, TextField } from '@mui/material';
import { type FormEvent, useState } from 'react';
import type { ListedGame } from '../../domain/answer/game/listed-game.ts';
import type { GamePlayer } from '../../domain/answer/game/listed-goal.ts';
import { goalEntry } from '../../domain/use-case/game/score-entry.ts';
import { useChange } from '../kit/use-change.ts';
import { addGoal } from './game-calls.ts';
import { isGoalMinute } from './goal-minute.ts';

/** Form for another goal of a game: a player of either team, and the minute. */
export function GoalAddition({
  game,
  players,
}: {
  readonly game: ListedGame;
  readonly players: readonly GamePlayer[];
}) {
  const [playerId, setPlayerId] = useState<number | ''>('');
  const [minute, setMinute] = useState('');
  const [isTried, setTried] = useState(false);
  const nameOf = (id: number) => players.find((one) => one.id === id)?.name ?? '';
  const { run, isBusy } = useChange(
    (goal: { readonly playerId: number; readonly minute: number }) => addGoal(game.id, goal),
    {
      done: 'Goal Added',
      failed: 'Failed to add goal',
      about: () => (playerId === '' ? undefined : `${nameOf(playerId)} at minute ${Number(minute)}`),
      after: () => {
        setPlayerId('');
        setMinute('');
        setTried(false);
      },
    },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (playerId !== '' && isGoalMinute(minute)) run({ playerId, minute: Number(minute) });
  };
  return (
    <Box component="form" noValidate onSubmit={submit} sx={row}>
      <TextField
        select
        label={goalEntry.fields.playerId.label}
        value={playerId}
        error={isTried && playerId === ''}
        helperText={isTried && playerId === '' ? 'Player and minute are required' : ' '}
        onChange={({ target }) => setPlayerId(Number(target.value))}
      >
        {playersOf(game.team1Id, game.team1Name, players)}
        {playersOf(game.team2Id, game.team2Name, players)}
      </TextField>
      <TextField
        label={goalEntry.fields.minute.label}
        value={minute}
        error={isTried && !isGoalMinute(minute)}
        helperText={isTried && !isGoalMinute(minute) ? 'Minute must be between 1 and 90' : '1-90'}
        onChange={({ target }) => setMinute(target.value)}
        slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
      />
      <Button type="submit" variant="contained" aria-disabled={isBusy} sx={{ mt: 2.25 }}>
        Add Goal
      </Button>
    </Box>
  );
}

/** Returns the options for a team's players, under its name. */
function playersOf(teamId: number | null, teamName: string | null, players: readonly GamePlayer[]) {
  return [
    <ListSubheader key={`team ${teamId}`}>{teamName}</ListSubheader>,
    ...players
      .filter(({ team_id }) => team_id === teamId)
      .map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      )),
  ];
}

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr 6rem', sm: '1fr 7rem auto' },
  columnGap: 1.5,
  alignItems: 'start',
} as const;
