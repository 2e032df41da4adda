import { Box, Button, TextField } from '@mui/material';
import { useState } from 'react';
import { useRecordContext, useRefresh } from 'react-admin';
import type { ListedChangeRequest } from '../../domain/answer/change-request/listed-change-request.ts';
import type { ChangeState } from '../../domain/change-request/change-request.ts';
import { organizersAnswer, organizersAnswers } from '../../domain/use-case/change-request/change-request-form.ts';
import { May } from '../kit/may.tsx';
import { useChange } from '../kit/use-change.ts';
import { useProvider } from '../transport/use-provider.ts';

/** Returns the name of a request's sender: a player's family, or a team with the captain who asks, if there is one. */
export function askerOf({ teamId, teamName, playerName }: ListedChangeRequest): string {
  const team = teamName ?? '';
  if (teamId === null) return playerName ?? '';
  return playerName === null ? team : `${team} (${playerName})`;
}

/** Buttons to accept or refuse a request, with an optional remark to its sender. */
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
  const asker = askerOf(request);
  const provider = useProvider();
  const refresh = useRefresh();
  const [remark, setRemark] = useState('');
  const { run, isBusy } = useChange(
    (answer: Extract<ChangeState, 'granted' | 'refused'>) => provider.answerChangeRequest(id, answer, remark),
    { done: (answer) => outcomes[answer](request), failed: 'Failed to answer the request', after: refresh },
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minWidth: 0, py: 1.25 }}>
      <TextField
        size="small"
        margin="none"
        label={organizersAnswer.fields.remark.label}
        value={remark}
        onChange={({ target }) => setRemark(target.value)}
        slotProps={{ htmlInput: { maxLength: 500, 'aria-label': `${organizersAnswer.fields.remark.label}: ${asker}` } }}
        sx={{ width: { xs: '100%', sm: 200 }, m: 0 }}
      />
      <Button
        variant="contained"
        aria-disabled={isBusy}
        aria-label={`${yes.label}: ${asker}`}
        onClick={() => run('granted')}
      >
        {yes.label}
      </Button>
      <Button
        variant="outlined"
        aria-disabled={isBusy}
        aria-label={`${no.label}: ${asker}`}
        onClick={() => run('refused')}
      >
        {no.label}
      </Button>
    </Box>
  );
}

const outcomes = {
  granted: ({ teamId, teamName, playerName }: ListedChangeRequest) =>
    teamId === null
      ? `Done, and the family of ${playerName} is written to`
      : `Done, and every family of ${teamName} is written to`,
  refused: ({ teamId, teamName, playerName }: ListedChangeRequest) =>
    teamId === null
      ? `Everything stays, and the family of ${playerName} is written to`
      : `Everything stays, and whoever leads ${teamName} is written to`,
};

const [yes, no] = organizersAnswers;
