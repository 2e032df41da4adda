import { Box, Link, Typography } from '@mui/material';
import { Link as PageLink } from 'react-router';
import type { DivisionAhead, Overview, TournamentAhead } from '../../domain/answer/overview/overview.ts';
import { freeAgentsTitle } from '../free-agent/free-agents-page.tsx';
import { filteredListPath } from '../kit/filtered-list.tsx';
import { Section } from '../kit/section.tsx';
import { playersTitle } from '../player/players-page.tsx';
import { teamsTitle } from '../team/teams-page.tsx';
import { weekdayOf } from './days.ts';
import { FigureTable } from './figure-table.tsx';

export const filledPlaces = (teams: number, places: number) => `${teams} of ${places} teams`;

/** Next day of play: registered teams and players, and free places, by division. */
export function NextDay({
  day,
  tournaments,
}: {
  readonly day: string | null;
  readonly tournaments: Overview['tournaments'];
}) {
  return (
    <Section title="Next day of play" remark={day === null ? undefined : weekdayOf(day)}>
      {day === null && <Typography color="text.secondary">No day of play is announced.</Typography>}
      {tournaments.map((tournament) => (
        <Ahead key={tournament.id} tournament={tournament} />
      ))}
    </Section>
  );
}

function Ahead({ tournament }: { readonly tournament: TournamentAhead }) {
  const { id, name, teams, maxTeams, waiting, divisions } = tournament;
  return (
    <Box sx={{ '& + &': { mt: 2.5 } }}>
      <Typography variant="h4" component="h3" sx={{ overflowWrap: 'anywhere' }}>
        <Link component={PageLink} to={`/tournaments/${id}/show`} color="inherit" underline="hover">
          {name}
        </Link>
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        <Link component={PageLink} to={filteredListPath('teams', { tournamentId: id })} color="inherit">
          {filledPlaces(teams, maxTeams)}
        </Link>
        {waiting > 0 && (
          <>
            {' · '}
            <Link
              component={PageLink}
              to={filteredListPath('teams', { tournamentId: id, waitlisted: true })}
              color="inherit"
            >
              {waiting === 1 ? '1 team waits for a place' : `${waiting} teams wait for a place`}
            </Link>
          </>
        )}
      </Typography>
      {divisions.length === 0 && <Typography>Nobody has registered yet.</Typography>}
      {divisions.length > 0 && (
        <FigureTable
          label={name}
          head={['Division', teamsTitle, playersTitle, 'Places on teams', freeAgentsTitle]}
          rows={divisions.map((division) => rowOf(tournament, division))}
        />
      )}
    </Box>
  );
}

/** Returns a row of figures with links to the counted lists. */
function rowOf({ id, name }: TournamentAhead, { ageBracket, teams, players, places, freeAgents }: DivisionAhead) {
  const within = { tournamentId: id, ...(ageBracket !== null && { ageBracket }) };
  const title = ageBracket ?? 'All ages';
  const cell = (column: string, count: number, resource: string, more: object) => ({
    count,
    label: `${column}, ${title}, ${name}`,
    to: filteredListPath(resource, { ...within, ...more }),
  });
  return {
    title,
    cells: [
      cell(teamsTitle, teams, 'teams', { waitlisted: false }),
      cell(playersTitle, players, 'tournament-registrations', { isIndividual: false }),
      cell('Places on teams', places, 'teams', { isAvailable: true }),
      cell(freeAgentsTitle, freeAgents, 'tournament-registrations', { isIndividual: true }),
    ],
  };
}
