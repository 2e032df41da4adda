import { Alert, AlertTitle } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { easternTime } from '../time/eastern-time.ts';
import { useProvider } from '../transport/use-provider.ts';
import { words } from './words.ts';

const millisecondsBetweenLooks = 60_000;

/** Tells organizers that guessing has been stopped, as long as it is. */
export function GuessingNotice() {
  const provider = useProvider();
  const { data = [] } = useQuery({
    queryKey: ['guessing'],
    queryFn: provider.stoppedGuessing,
    refetchInterval: millisecondsBetweenLooks,
  });
  if (data.length === 0) return null;
  const things = data.map(({ guessed }) => words.guessing.things[guessed]).join(', ');
  const until =
    data
      .map((stopped) => stopped.until)
      .toSorted()
      .at(-1) ?? '';
  return (
    <Alert severity="warning" role="status" sx={{ borderRadius: 0, justifyContent: 'center' }}>
      <AlertTitle>{words.guessing.title}</AlertTitle>
      {words.guessing.text(things, easternTime(until))}
    </Alert>
  );
}
