import CheckCircle from '@mui/icons-material/CheckCircle';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import { Box, Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useGetList } from 'react-admin';
import { Link, useLocation } from 'react-router';
import type { Tournament } from '../../domain/rule/tournament/tournament.ts';
import { counted } from '../kit/counted.ts';
import { May } from '../kit/may.tsx';
import { PageHead } from '../kit/page-head.tsx';
import { Section } from '../kit/section.tsx';
import { useTournaments } from '../tournament/use-tournaments.ts';

const startHere = 'Start Here';

/** Pages that are about a tournament, and empty without one. */
const aboutTournaments = [
  'teams',
  'tournament-registrations',
  'games',
  'free-agents',
  'paper',
  'imports',
  'keeper-links',
];

/** Pages on which the steps stay until the first tournament is drawn. */
const beginnings = ['teams', 'tournaments'];

/** Number of teams from which a tournament can be drawn. */
const teamsToDraw = 2;

/** Page with the three steps to the first tournament above it, and in place of it while there is none. */
export function FirstTournament({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const { tournaments, isNone } = useTournaments();
  const [, page = '', record] = pathname.split('/');
  const [first, ...others] = tournaments;
  if (isNone && aboutTournaments.includes(page))
    return (
      <>
        <PageHead title={startHere} />
        <Steps />
      </>
    );
  const isFirst = first !== undefined && others.length === 0 && record === undefined && beginnings.includes(page);
  return (
    <>
      {isFirst && (
        <Box sx={{ mb: 1 }}>
          <StepsUntilDrawn tournament={first} />
        </Box>
      )}
      {children}
    </>
  );
}

function StepsUntilDrawn({ tournament }: { readonly tournament: Tournament }) {
  const { total } = useGetList('games', {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'ASC' },
    filter: { tournamentId: tournament.id },
  });
  return total === 0 ? <Steps tournament={tournament} /> : null;
}

/** Three steps to the first drawn tournament; those that are done are ticked off. */
export function Steps({ tournament }: { readonly tournament?: Tournament }) {
  const teams = tournament?.teamCount ?? 0;
  const isFull = teams >= teamsToDraw;
  return (
    <Section title="Your first tournament in three steps">
      <Box component="ol" sx={steps}>
        <Step
          title="Create the tournament"
          text={tournament?.name ?? 'Its day, its place and whom it is for.'}
          isDone={tournament !== undefined}
          isNext={tournament === undefined}
        >
          <StepButton to="/tournaments/create">Create Tournament</StepButton>
        </Step>
        <Step
          title="Add the teams"
          text={teams === 0 ? 'Captains register on the public site; or you enter them here.' : counted(teams, 'team')}
          isDone={isFull}
          isNext={tournament !== undefined && !isFull}
        >
          <StepButton to="/teams/create">Add Team</StepButton>
          <StepButton to="/imports" isSecond>
            Import a table
          </StepButton>
        </Step>
        <Step
          title="Draw the brackets"
          text="Games and timetable, seen before they are published."
          isDone={false}
          isNext={isFull}
        >
          <StepButton to={`/brackets?tournament=${tournament?.id}`}>Draw the brackets</StepButton>
        </Step>
      </Box>
    </Section>
  );
}

function Step({
  title,
  text,
  isDone,
  isNext,
  children,
}: {
  readonly title: string;
  readonly text: string;
  readonly isDone: boolean;
  readonly isNext: boolean;
  readonly children: ReactNode;
}) {
  return (
    <Box component="li" aria-current={isNext ? 'step' : undefined} sx={{ display: 'flex', gap: 1.5, minWidth: 0 }}>
      {isDone ? (
        <CheckCircle color="success" titleAccess="Done" />
      ) : (
        <RadioButtonUnchecked color={isNext ? 'primary' : 'disabled'} />
      )}
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h5" component="h3">
          {title}
        </Typography>
        <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
        {isNext && (
          <May act="change">
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>{children}</Box>
          </May>
        )}
      </Box>
    </Box>
  );
}

function StepButton({
  to,
  isSecond = false,
  children,
}: {
  readonly to: string;
  readonly isSecond?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <Button component={Link} to={to} variant={isSecond ? 'outlined' : 'contained'}>
      {children}
    </Button>
  );
}

const steps = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' },
  listStyle: 'none',
  m: 0,
  p: 0,
} as const;
