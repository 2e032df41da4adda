import Add from '@mui/icons-material/Add';
import { Alert, Box, Button, Typography } from '@mui/material';
import { useGetOne, useRecordContext } from 'react-admin';
import { Link } from 'react-router';
import { type ListedTournament, tournamentStatusLabels } from '../../domain/answer/tournament/listed-tournament.ts';
import { tournamentForm } from '../../domain/use-case/tournament/tournament-form.ts';
import { ExportButton } from '../kit/export-button.tsx';
import { FilterChoice } from '../kit/filter-choice.tsx';
import { ListContent } from '../kit/list-content.tsx';
import { ListFilters } from '../kit/list-filters.tsx';
import { NothingListed } from '../kit/list-states.tsx';
import { May } from '../kit/may.tsx';
import { NameLink } from '../kit/name-link.tsx';
import { ListHead, OfficeList } from '../kit/office-list.tsx';
import { RecordCard } from '../kit/record-card.tsx';
import { noteOpened, useJustOpened } from './just-opened.ts';
import { createTournament } from './new-tournament-form.tsx';
import { TournamentActions } from './tournament-actions.tsx';
import { TournamentDay } from './tournament-day.tsx';
import { TournamentDialogs } from './tournament-dialogs.tsx';
import { TournamentStatusBadge } from './tournament-status-badge.tsx';
import { TournamentSwitch } from './tournament-switch.tsx';
import { TournamentTable, tournamentColumns } from './tournament-table.tsx';
import { interestedText, useInterested, writeToPeople } from './use-interested.ts';
import { tournamentSwitches } from './use-tournament-switch.ts';

export const tournamentsTitle = 'Tournaments';

const sorts = [
  { field: 'name', label: tournamentColumns.name },
  { field: 'date', label: tournamentForm.fields.date.label },
  { field: 'location', label: tournamentForm.fields.location.label },
  { field: 'status', label: tournamentForm.fields.status.label },
];

const statuses = Object.entries(tournamentStatusLabels).map(([value, label]) => ({ value, label }));

/** Tab of the tournaments, soonest first. */
export function TournamentsPage() {
  return (
    <>
      <OfficeList sort={{ field: 'date', order: 'ASC' }} perPage={100}>
        <ListHead
          title={tournamentsTitle}
          count={(tournaments) => (tournaments === 1 ? '1 tournament' : `${tournaments} tournaments`)}
        >
          <ExportButton />
          <CreateTournament />
        </ListHead>
        <ListFilters searchHint="Name or location" sorts={sorts} hasColumns>
          <FilterChoice
            source="status"
            label={tournamentForm.fields.status.label}
            all="All states"
            options={statuses}
          />
        </ListFilters>
        <OfferLetters />
        <ListContent
          loading="Loading the tournaments…"
          failed="Failed to fetch tournaments"
          empty={
            <NothingListed
              title="No tournament yet"
              text="Create the first one: families see it as soon as it is visible."
            >
              <CreateTournament />
            </NothingListed>
          }
          card={TournamentCard}
        >
          <TournamentTable />
        </ListContent>
      </OfficeList>
      <TournamentDialogs />
    </>
  );
}

function CreateTournament() {
  return (
    <May act="change">
      <Button component={Link} to="/tournaments/create" variant="contained" startIcon={<Add />}>
        {createTournament}
      </Button>
    </May>
  );
}

/** Offer above the tournaments after one was opened: the number of interested people, and a button that writes to them. */
function OfferLetters() {
  const id = useJustOpened();
  return id === undefined ? null : <Offer key={id} id={id} />;
}

function Offer({ id }: { readonly id: number }) {
  const { data } = useGetOne<ListedTournament>('tournaments', { id });
  const { people = 0, isBusy, tell } = useInterested(id, () => noteOpened(undefined));
  if (data === undefined || people === 0 || !data.visible || !data.registrationOpen) return null;
  return (
    <Alert severity="info" role="status" sx={{ mb: 2 }}>
      <Typography>{interestedText(people, data.name)}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 1 }}>
        <Button variant="contained" aria-disabled={isBusy} onClick={tell}>
          {writeToPeople(people)}
        </Button>
        <Button onClick={() => noteOpened(undefined)}>Not now</Button>
      </Box>
    </Alert>
  );
}

function TournamentCard() {
  const tournament = useRecordContext<ListedTournament>();
  if (tournament === undefined) return null;
  return (
    <RecordCard
      title={<NameLink />}
      badge={<TournamentStatusBadge />}
      facts={[
        [tournamentForm.fields.date.label, <TournamentDay key="day" />],
        [tournamentColumns.ageGroup, tournament.ageGroup],
        [tournamentForm.fields.location.label, tournament.location],
        [tournamentColumns.teams, `${tournament.teamCount}/${tournament.maxTeams}`],
        [tournamentSwitches.visible.label, <TournamentSwitch key="visible" side="visible" />],
        [tournamentSwitches.registrationOpen.label, <TournamentSwitch key="open" side="registrationOpen" />],
      ]}
    >
      <TournamentActions />
    </RecordCard>
  );
}
