import { Alert, AlertTitle } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { GuessingBlock } from '../../domain/answer/access/guessing-block.ts';
import type { Sent } from '../../domain/rule/time/moment.ts';
import { easternTime } from '../time/eastern-time.ts';
import { ask } from '../transport/call.ts';

const millisecondsBetweenLooks = 60_000;

/** Notice that guessing was stopped, as long as it is. */
export function GuessingNotice() {
  const { data = [] } = useQuery({
    queryKey: ['guessing'],
    queryFn: stoppedGuessing,
    refetchInterval: millisecondsBetweenLooks,
  });
  if (data.length === 0) return null;
  const things = data.map(({ guessed }) => guessedThings[guessed]).join(', ');
  const until =
    data
      .map((stopped) => stopped.until)
      .toSorted()
      .at(-1) ?? '';
  return (
    <Alert severity="warning" role="status" sx={{ borderRadius: 0, justifyContent: 'center' }}>
      <AlertTitle>Somebody is guessing</AlertTitle>
      Too many tries have failed: {things}. Devices we do not know must wait until {easternTime(until)}; everybody else
      goes on as usual.
    </Alert>
  );
}

const guessedThings = {
  lookup: 'players by name and phone',
  'sign-in': "organizers' passwords",
  keeper: "the score keepers' password",
  team: 'names of teams',
  code: 'invitation codes',
  'api-key': 'API keys',
  'contact-code': 'mailed codes',
  'code-request': 'requests for codes',
  'captain-link': "captains' links",
  'record-link': 'links to records',
};

const stoppedGuessing = () => ask<readonly Sent<GuessingBlock>[]>('/api/admin/guessing');
