import { Alert, Box, LinearProgress, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { StandingLine } from '../../domain/answer/standings/day-standings.ts';
import { standingMark } from '../../domain/standings/standing-mark.ts';
import type { DrawnTournament } from '../bracket/drawn-tournament.ts';
import { keyOf } from '../bracket/use-drawn-tournament.ts';
import { Section } from '../kit/section.tsx';
import { sentenceOf } from '../transport/failure.ts';
import { useProvider } from '../transport/use-provider.ts';
import { AdvanceButton } from './advance-button.tsx';
import { FinalOutcome } from './final-outcome.tsx';
import { groupsOf } from './groups-of.ts';
import { rankedBy } from './ranked-by.ts';
import { StandingsTable, standingsTitle } from './standings-table.tsx';

/** Standings of a tournament by group, with the button to the next round. */
export function StandingsSection({ drawn }: { readonly drawn: DrawnTournament }) {
  const { id } = drawn.tournament;
  const provider = useProvider();
  const { data, error, isPending } = useQuery({
    queryKey: keyOf('standings', id),
    queryFn: () => provider.fetchStandings(id),
  });
  const groups = groupsOf(data ?? []);
  return (
    <Section
      title={standingsTitle}
      remark={data === undefined ? undefined : remarkOn(data)}
      actions={<AdvanceButton drawn={drawn} />}
    >
      {isPending && <LinearProgress aria-label={standingsTitle} />}
      {error !== null && (
        <Alert severity="error">
          <strong>Failed to fetch standings</strong> {sentenceOf(error)}
        </Alert>
      )}
      {data?.length === 0 && <Typography>Played as a festival: games without a table.</Typography>}
      {groups.map(({ title, lines }) => (
        <Box key={title} sx={{ mb: 2 }}>
          {groups.length > 1 && (
            <Typography variant="h4" component="h3" sx={{ mb: 0.5 }}>
              {title}
            </Typography>
          )}
          {lines[0]?.group === null && <FinalOutcome drawn={drawn} ageBracket={lines[0].ageBracket} />}
          <StandingsTable title={title} lines={lines} />
        </Box>
      ))}
    </Section>
  );
}

/** Returns the ranking criteria of a table and the meaning of its marks. */
function remarkOn(lines: readonly StandingLine[]): string {
  const [first] = lines;
  const marks = new Set(lines.map(standingMark));
  const ofGroups = [
    marks.has('advances') && 'Marked teams go on.',
    marks.has('would go on') && 'Marked teams would go on if the group ended now.',
  ];
  const meaning = lines.some(({ group }) => group !== null)
    ? ofGroups.filter(Boolean).join(' ')
    : 'Of all games played. In a straight knock-out the bracket decides who goes on; the first four are marked.';
  return first === undefined ? meaning : `${rankedBy(first)} ${meaning}`;
}
