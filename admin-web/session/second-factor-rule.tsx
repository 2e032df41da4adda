import { Box, FormControlLabel, Switch } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useChange } from '../kit/use-change.ts';
import { useProvider } from '../transport/use-provider.ts';
import { words } from './organizer-words.ts';

const said = words.rule;

/** Whether everybody here has to have a second factor. */
export function SecondFactorRule() {
  const provider = useProvider();
  const { data } = useQuery({
    queryKey: ['second-factor-rule'],
    queryFn: provider.secondFactorRule,
  });
  const { run } = useChange((isRequired: boolean) => provider.requireSecondFactor(isRequired), {
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
