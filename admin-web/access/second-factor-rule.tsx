import { Box, FormControlLabel, Switch } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { SecondFactorRule as Rule } from '../../domain/answer/organizer/own-account.ts';
import { useChange } from '../kit/use-change.ts';
import { ask, send } from '../transport/call.ts';

/** Switch that requires a second factor of everybody. */
export function SecondFactorRule() {
  const { data } = useQuery({
    queryKey: ['second-factor-rule'],
    queryFn: secondFactorRule,
  });
  const { run } = useChange((isRequired: boolean) => requireSecondFactor(isRequired), {
    done: (isRequired) =>
      isRequired ? 'Everybody needs a second factor now' : 'A second factor is up to everybody again',
    failed: 'Failed to change who needs a second factor',
  });
  return (
    <Box sx={{ mb: 1.5, minHeight: 42 }}>
      {data !== undefined && (
        <FormControlLabel
          label="Everybody needs a second factor"
          control={
            <Switch
              checked={data.isRequired}
              onChange={(_, isRequired) => run(isRequired)}
              slotProps={{ input: { role: 'switch' } }}
            />
          }
        />
      )}
    </Box>
  );
}

const rule = '/api/admin/second-factor-rule';

const secondFactorRule = () => ask<Rule>(rule);

const requireSecondFactor = (isRequired: boolean) => send('PUT', rule, { isRequired });
