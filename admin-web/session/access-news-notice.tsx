import { Alert, Box, Button } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useChange } from '../kit/use-change.ts';
import { dayAndTimeOf } from '../time/eastern-time.ts';
import { useProvider } from '../transport/use-provider.ts';

const queryKey = ['access-news'];

/** Notice to an owner without mail about new access to the site, until it is closed. */
export function AccessNewsNotice() {
  const provider = useProvider();
  const client = useQueryClient();
  const { data = [] } = useQuery({ queryKey, queryFn: provider.accessNews });
  const { run, isBusy } = useChange(provider.closeAccessNews, {
    done: 'Closed',
    failed: 'Failed to close this',
    after: (left) => client.setQueryData(queryKey, left),
  });
  if (data.length === 0) return null;
  return (
    <Alert
      severity="info"
      role="status"
      sx={band}
      action={
        <Button color="inherit" size="small" aria-disabled={isBusy} onClick={() => run()}>
          Close
        </Button>
      }
    >
      <details>
        <summary>
          {data.length === 1
            ? 'Access to the site was made or shown once'
            : `Access to the site was made or shown ${data.length} times`}
        </summary>
        <Box component="ul" sx={{ m: 0, pl: 2.5, maxHeight: 200, overflowY: 'auto' }}>
          {data.map(({ id, sentence, at }) => (
            <li key={id}>
              {sentence} ({dayAndTimeOf(at) ?? ''})
            </li>
          ))}
        </Box>
        If nobody of you did this, end the sessions of that account under Organizers, and change its password.
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
