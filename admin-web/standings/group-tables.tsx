import { Box, LinearProgress, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { StandingLine } from '../../domain/answer/standings/day-standings.ts';
import { undivided } from '../../domain/rule/match/division.ts';
import type { DrawnTournament } from '../bracket/drawn-tournament.ts';
import { keyOf } from '../bracket/use-drawn-tournament.ts';
import { FetchFailed } from '../kit/fetch-failed.tsx';
import { ask } from '../transport/call.ts';
import { FinalOutcome } from './final-outcome.tsx';
import { StandingsTable, standingsTitle } from './standings-table.tsx';

/** Fetches the standings of a tournament. */
export function useStandings(tournamentId: number) {
  return useQuery({
    queryKey: keyOf('standings', tournamentId),
    queryFn: () => fetchStandings(tournamentId),
  });
}

/** Standings of a tournament by group. */
export function GroupTables({ drawn }: { readonly drawn: DrawnTournament }) {
  const { data, error, isPending } = useStandings(drawn.tournament.id);
  const groups = groupsOf(data ?? []);
  return (
    <>
      {isPending && <LinearProgress aria-label={standingsTitle} />}
      {error !== null && <FetchFailed title="Failed to fetch standings" failure={error} />}
      {data?.length === 0 && <Typography>Played as a festival: games without a table.</Typography>}
      {groups.map(({ title, lines }) => (
        <Box key={title} sx={{ mb: 2, breakInside: 'avoid' }}>
          {groups.length > 1 && (
            <Typography variant="h4" component="h3" sx={{ mb: 0.5 }}>
              {title}
            </Typography>
          )}
          {isFirstOfDivision(lines, data ?? []) && (
            <FinalOutcome drawn={drawn} ageBracket={lines[0]?.ageBracket ?? null} />
          )}
          <StandingsTable title={title} lines={lines} />
        </Box>
      ))}
    </>
  );
}

/** Returns whether a table is the first of its division, above which the champion stands. */
function isFirstOfDivision([first]: readonly StandingLine[], all: readonly StandingLine[]): boolean {
  return all.find(({ ageBracket }) => ageBracket === first?.ageBracket) === first;
}

const fetchStandings = (tournamentId: number) =>
  ask<readonly StandingLine[]>(`/api/tournaments/${tournamentId}/standings`);

/** Groups standings by division and group, in the given order. */
function groupsOf<Line extends StandingLine>(
  lines: readonly Line[],
): readonly { readonly title: string; readonly lines: readonly Line[] }[] {
  const titleOf = ({ ageBracket, group }: StandingLine) =>
    [ageBracket ?? undivided, group === null ? undefined : `Group ${group}`]
      .filter((part) => part !== undefined)
      .join(', ');
  const titles = [...new Set(lines.map(titleOf))];
  return titles.map((title) => ({ title, lines: lines.filter((line) => titleOf(line) === title) }));
}
