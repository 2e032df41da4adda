import { Box, FormControlLabel, Switch } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { SecondFactorRule as Rule } from '../../domain/answer/session/own-account.ts';
import { useChange } from '../kit/use-change.ts';
import { call, send } from '../transport/call.ts';
import { words } from './organizer-words.ts';

const at = '/api/admin/second-factor-rule';
const said = words.rule;

/** Whether everybody here has to have a second factor. */
export function SecondFactorRule() {
  const { data } = useQuery({
    queryKey: ['second-factor-rule'],
    queryFn: async (): Promise<Rule> => (await call<Rule>(at)).json,
  });
  const { run } = useChange((isRequired: boolean) => send('PUT', at, { isRequired }), {
    done: (isRequired) => (isRequired ? said.on : said.off),
    failed: said.failed,
  });
  return (
    <Box sx={{ mb: 1.5, minHeight: 42 }}>
      {data !== undefined && (
        <FormControlLabel
          label={said.label}
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
