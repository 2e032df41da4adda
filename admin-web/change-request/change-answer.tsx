import { Box, Button, TextField } from '@mui/material';
import { useState } from 'react';
import { useRecordContext, useRefresh } from 'react-admin';
import type { ListedChangeRequest } from '../../domain/answer/change-request/listed-change-request.ts';
import type { ChangeState } from '../../domain/change-request/change-request.ts';
import { May } from '../kit/may.tsx';
import { useChange } from '../kit/use-change.ts';
import { useProvider } from '../transport/use-provider.ts';
import { words } from './words.ts';

/** Yes or no by one press, with a word to whoever asked where one is wanted. */
export function ChangeAnswer() {
  const request = useRecordContext<ListedChangeRequest>();
  if (request === undefined || request.state !== 'asked') return null;
  return (
    <May act="change">
      <Answer request={request} />
    </May>
  );
}

function Answer({ request }: { readonly request: ListedChangeRequest }) {
  const { id } = request;
  const asker = words.asker(request);
  const provider = useProvider();
  const refresh = useRefresh();
  const [remark, setRemark] = useState('');
  const { run, isBusy } = useChange(
    (answer: Extract<ChangeState, 'granted' | 'refused'>) => provider.answerChangeRequest(id, answer, remark),
    { done: (answer) => words[answer](request), failed: words.answerFailed, after: refresh },
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minWidth: 0, py: 1.25 }}>
      <TextField
        size="small"
        margin="none"
        label={words.remark}
        value={remark}
        onChange={({ target }) => setRemark(target.value)}
        slotProps={{ htmlInput: { maxLength: 500, 'aria-label': `${words.remark}: ${asker}` } }}
        sx={{ width: { xs: '100%', sm: 200 }, m: 0 }}
      />
      <Button variant="contained" aria-disabled={isBusy} aria-label={words.yesTo(asker)} onClick={() => run('granted')}>
        {words.yes}
      </Button>
      <Button variant="outlined" aria-disabled={isBusy} aria-label={words.noTo(asker)} onClick={() => run('refused')}>
        {words.no}
      </Button>
    </Box>
  );
}
