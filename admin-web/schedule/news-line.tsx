import MailOutline from '@mui/icons-material/MailOutline';
import { Alert, Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useStore } from 'react-admin';
import { Link } from 'react-router';
import type { NewsAhead } from '../../domain/rule/schedule/timetable-news.ts';
import type { Sent } from '../../domain/rule/time/moment.ts';
import type { DrawnTournament } from '../bracket/drawn-tournament.ts';
import { keyOf } from '../bracket/use-drawn-tournament.ts';
import { dayAndTimeOf } from '../time/eastern-time.ts';
import { ask } from '../transport/call.ts';
import { serverNow } from '../transport/server-clock.ts';

const minute = 60_000;

/** Line that tells whether families will be told of changes, or when they were last told; nothing before the first letter. */
export function NewsLine({ tournament: { id, name } }: Pick<DrawnTournament, 'tournament'>) {
  const { data } = useQuery({
    queryKey: keyOf('news', id),
    queryFn: () => timetableNews(id),
    refetchInterval: (query) => (query.state.data?.dueAt ? minute / 2 : false),
  });
  const sentence = data && sentenceOf(data);
  return (
    <Box aria-live="polite" sx={{ mb: sentence === undefined ? 0 : 1.5 }}>
      {sentence !== undefined && (
        <Alert severity="info" icon={<MailOutline />} variant="outlined" sx={line} action={<ToMessages about={name} />}>
          {sentence}
        </Alert>
      )}
    </Box>
  );
}

function sentenceOf({ letters, dueAt, lastToldAt }: Sent<NewsAhead>): string | undefined {
  if (dueAt !== null) return ahead(letters, Math.ceil((Date.parse(dueAt) - serverNow().getTime()) / minute));
  const last = dayAndTimeOf(lastToldAt);
  return last && `Families were last told of the timetable on ${last}.`;
}

/** Button to the letters about a tournament's timetable; the search stays out of the address. */
function ToMessages({ about }: { readonly about: string }) {
  const [, setList] = useStore<object>('messages.listParams');
  const filter = { q: `schedule: ${about}` };
  const search = () => setList({ filter, displayedFilters: {}, sort: 'id', order: 'DESC', page: 1, perPage: 25 });
  return (
    <Button component={Link} to="/messages" onClick={search}>
      Show in Messages
    </Button>
  );
}

const line = { color: 'text.primary', flexWrap: 'wrap', alignItems: 'center' } as const;

const ahead = (letters: number, minutes: number) =>
  `${letters === 1 ? '1 family' : `${letters} families`} will be told ${minutes < 1 ? 'now' : `in about ${minutes === 1 ? 'a minute' : `${minutes} minutes`}`}: once nothing is moved for a while.`;

const timetableNews = (tournamentId: number) => ask<Sent<NewsAhead>>(`/api/tournaments/${tournamentId}/timetable-news`);
