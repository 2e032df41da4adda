import { Box, Link, Typography } from '@mui/material';
import { Link as PageLink } from 'react-router';
import type { DivisionAhead, Overview, TournamentAhead } from '../../domain/answer/overview/overview.ts';
import { narrowed } from '../kit/narrowed-list.tsx';
import { Section } from '../kit/section.tsx';
import { weekdayOf } from './days.ts';
import { FigureTable } from './figure-table.tsx';
import { words } from './words.ts';

const said = words.day;
const { columns } = said;

/** The next day of play: what is entered and what is free, division by division. */
export function NextDay({
  day,
  tournaments,
}: {
  readonly day: string | null;
  readonly tournaments: Overview['tournaments'];
}) {
  return (
    <Section title={said.title} remark={day === null ? undefined : weekdayOf(day)}>
      {day === null && <Typography color="text.secondary">{said.none}</Typography>}
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
        <Link component={PageLink} to={narrowed('teams', { tournamentId: id })} color="inherit">
          {said.filled(teams, maxTeams)}
        </Link>
        {waiting > 0 && (
          <>
            {' · '}
            <Link component={PageLink} to={narrowed('teams', { tournamentId: id, waitlisted: true })} color="inherit">
              {said.waiting(waiting)}
            </Link>
          </>
        )}
      </Typography>
      {divisions.length === 0 && <Typography>{said.nobody}</Typography>}
      {divisions.length > 0 && (
        <FigureTable
          label={name}
          head={[columns.division, columns.teams, columns.players, columns.places, columns.freeAgents]}
          rows={divisions.map((division) => rowOf(tournament, division))}
        />
      )}
    </Box>
  );
}

/** Each number with the list that it counts. */
function rowOf({ id, name }: TournamentAhead, { ageBracket, teams, players, places, freeAgents }: DivisionAhead) {
  const within = { tournamentId: id, ...(ageBracket !== null && { ageBracket }) };
  const title = ageBracket ?? said.all;
  const cell = (column: string, count: number, resource: string, more: object) => ({
    count,
    label: said.of(column, title, name),
    to: narrowed(resource, { ...within, ...more }),
  });
  return {
    title,
    cells: [
      cell(columns.teams, teams, 'teams', { waitlisted: false }),
      cell(columns.players, players, 'tournament-registrations', { isIndividual: false }),
      cell(columns.places, places, 'teams', { isAvailable: true }),
      cell(columns.freeAgents, freeAgents, 'tournament-registrations', { isIndividual: true }),
    ],
  };
}
