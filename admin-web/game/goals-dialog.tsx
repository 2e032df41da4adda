import Save from '@mui/icons-material/Check';
import Bin from '@mui/icons-material/DeleteOutlined';
import { Box, IconButton, TextField, Tooltip, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { ListedGame } from '../../domain/answer/game/listed-game.ts';
import type { GamePlayer, ListedGoal } from '../../domain/answer/game/listed-goal.ts';
import { failedRecord } from '../kit/failed-record.ts';
import { FetchFailed } from '../kit/fetch-failed.tsx';
import { RecordDialog } from '../kit/record-dialog.tsx';
import { useChange } from '../kit/use-change.ts';
import { ask, send } from '../transport/call.ts';
import { scoreText } from './game-facts.tsx';
import { GoalAddition } from './goal-addition.tsx';
import { isGoalMinute } from './goal-minute.ts';
import { GoalQuestion, GoneGoal, useGoalRemoval } from './goal-removal.tsx';
import { versus } from './versus.ts';

/** Dialog with the scorers of a game and their minutes. */
export function GoalsDialog() {
  return <RecordDialog<ListedGame> title="Manage Player Goals">{(game) => <Goals game={game} />}</RecordDialog>;
}

function Goals({ game }: { readonly game: ListedGame }) {
  const goals = useQuery<readonly ListedGoal[]>({
    queryKey: ['game-goals', game.id],
    queryFn: () => goalsOfGame(game.id),
  });
  const players = useQuery<readonly GamePlayer[]>({
    queryKey: ['game-players', game.id],
    queryFn: () => playersOfGame(game.id),
  });
  const removal = useGoalRemoval(game);
  if (goals.error !== null) return <FetchFailed title={failedRecord('games')} failure={goals.error} />;
  if (players.error !== null) return <FetchFailed title="Failed to fetch game players" failure={players.error} />;
  const counted = game.team1Score + game.team2Score;
  const named = goals.data?.length ?? counted;
  return (
    <>
      <Typography color="text.secondary">
        {versus(game)} · {scoreText(game.team1Score, game.team2Score)}
      </Typography>
      {named !== counted && (
        <Typography role="status" sx={{ mt: 1 }}>
          {named === 1 ? '1 goal is' : `${named} goals are`} named, the score counts {counted}.
        </Typography>
      )}
      <Box component="ul" sx={{ m: 0, my: 1.5, p: 0, listStyle: 'none' }}>
        {(goals.data ?? []).map((goal) => (
          <GoalEntry key={`${goal.id}-${goal.minute}`} goal={goal} onRemove={() => removal.ask(goal)} />
        ))}
      </Box>
      {goals.data?.length === 0 && <Typography sx={{ mb: 1 }}>No goals yet.</Typography>}
      <GoneGoal removal={removal} />
      <GoalAddition game={game} players={players.data ?? []} />
      <GoalQuestion game={game} removal={removal} />
    </>
  );
}

const playersOfGame = (gameId: number) => ask<readonly GamePlayer[]>(`/api/games/${gameId}/players`);

const goalsOfGame = (gameId: number) => ask<readonly ListedGoal[]>(`/api/games/${gameId}/goals`);

/** Goal with its scorer, an input to correct the minute, and a button to delete it. */
function GoalEntry({ goal, onRemove }: { readonly goal: ListedGoal; readonly onRemove: () => void }) {
  const name = goal.playerName ?? '';
  const [minute, setMinute] = useState(String(goal.minute));
  const change = useChange((to: number) => moveGoal(goal.id, to), {
    done: 'Goal updated',
    failed: 'Failed to update goal',
  });
  const isChanged = minute !== String(goal.minute);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isGoalMinute(minute)) change.run(Number(minute));
  };
  return (
    <Box component="li" sx={row}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>{name}</Box>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'flex', alignItems: 'center' }}>
        <TextField
          value={minute}
          onChange={({ target }) => setMinute(target.value)}
          error={!isGoalMinute(minute)}
          sx={{ width: 72, m: 0, my: 0.5 }}
          slotProps={{
            htmlInput: { 'aria-label': `Minute of the goal of ${name}`, inputMode: 'numeric', autoComplete: 'off' },
          }}
        />
        <Tooltip title="Save minute">
          <span>
            <IconButton type="submit" size="small" disabled={!isChanged} aria-label={`Save minute: ${name}`}>
              <Save fontSize="small" />
            </IconButton>
          </span>
        </Tooltip>
      </Box>
      <Tooltip title="Delete goal">
        <IconButton size="small" color="inherit" aria-label={`Delete goal: ${name}, ${goal.minute}`} onClick={onRemove}>
          <Bin fontSize="small" />
        </IconButton>
      </Tooltip>
    </Box>
  );
}

const row = { display: 'flex', alignItems: 'center', gap: 0.5, borderBottom: 1, borderColor: 'divider' } as const;

const moveGoal = (goalId: number, minute: number) => send('PUT', `/api/goals/${goalId}`, { minute });
