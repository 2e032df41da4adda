import { Alert, Box, Button } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useChange } from '../kit/use-change.ts';
import { dayAndTimeOf } from '../time/eastern-time.ts';
import { useProvider } from '../transport/use-provider.ts';
import { words } from './words.ts';

const said = words.accessNews;
const queryKey = ['access-news'];

/** Tells an owner whom no letter reaches who has made or seen access to the site, until it is closed. */
export function AccessNewsNotice() {
  const provider = useProvider();
  const client = useQueryClient();
  const { data = [] } = useQuery({ queryKey, queryFn: provider.accessNews });
  const { run, isBusy } = useChange(provider.closeAccessNews, {
    done: said.closed,
    failed: said.failed,
    after: (left) => client.setQueryData(queryKey, left),
  });
  if (data.length === 0) return null;
  return (
    <Alert
      severity="info"
      role="status"
      sx={band}
      action={
        <Button color="inherit" size="small" aria-disabled={isBusy} onClick={() => run(undefined)}>
          {said.close}
        </Button>
      }
    >
      <details>
        <summary>{said.title(data.length)}</summary>
        <Box component="ul" sx={{ m: 0, pl: 2.5, maxHeight: 200, overflowY: 'auto' }}>
          {data.map(({ id, sentence, at }) => (
            <li key={id}>{said.line(sentence, dayAndTimeOf(at) ?? '')}</li>
          ))}
        </Box>
        {said.advice}
      </details>
    </Alert>
  );
}

const band = {
  borderRadius: 0,
  py: 0,
  '& .MuiAlert-message': { py: '6px', minWidth: 0, flexGrow: 1, overflowWrap: 'anywhere' },
  '& summary': { cursor: 'pointer', width: 'fit-content', minHeight: 24 },
} as const;
