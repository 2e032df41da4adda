import Save from '@mui/icons-material/Check';
import Bin from '@mui/icons-material/DeleteOutlined';
import { Box, IconButton, TextField, Tooltip } from '@mui/material';
import { type FormEvent, useState } from 'react';
import type { ListedGoal } from '../../domain/answer/game/listed-goal.ts';
import { useChange } from '../kit/use-change.ts';
import { send } from '../transport/call.ts';
import { isGoalMinute } from './goal-minute.ts';

/** Goal with its scorer, an input to correct the minute, and a button to delete it. */
export function GoalEntry({ goal, onRemove }: { readonly goal: ListedGoal; readonly onRemove: () => void }) {
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
