import Add from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { Link } from 'react-router';
import { tournamentStatusLabels } from '../../domain/answer/tournament/listed-tournament.ts';
import { tournamentForm } from '../../domain/use-case/tournament/tournament-form.ts';
import { ExportButton } from '../kit/export-button.tsx';
import { FilterChoice } from '../kit/filter-choice.tsx';
import { ListContent } from '../kit/list-content.tsx';
import { ListFilters } from '../kit/list-filters.tsx';
import { NothingListed } from '../kit/list-states.tsx';
import { May } from '../kit/may.tsx';
import { ListHead, OfficeList } from '../kit/office-list.tsx';
import { createTournament } from './new-tournament-form.tsx';
import { OfferLetters } from './offer-letters.tsx';
import { TournamentCard } from './tournament-card.tsx';
import { TournamentDialogs } from './tournament-dialogs.tsx';
import { TournamentTable, tournamentColumns } from './tournament-table.tsx';

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
