import Add from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { Link } from 'react-router';
import { tournamentStatusLabels } from '../../domain/answer/tournament/listed-tournament.ts';
import { tournamentForm } from '../../domain/use-case/tournament/tournament-form.ts';
import { ExportButton } from '../kit/export-button.tsx';
import { FilterChoice } from '../kit/filter-choice.tsx';
import { ListPage } from '../kit/list-page.tsx';
import { May } from '../kit/may.tsx';
import { createTournament } from './new-tournament-form.tsx';
import { OfferLetters } from './offer-letters.tsx';
import { TournamentCard } from './tournament-card.tsx';
import { TournamentDialogs } from './tournament-dialogs.tsx';
import { hideableTournamentColumns, TournamentTable, tournamentColumns } from './tournament-table.tsx';

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
      <ListPage
        title={tournamentsTitle}
        count={(tournaments) => (tournaments === 1 ? '1 tournament' : `${tournaments} tournaments`)}
        searchHint="Name or location"
        none={{ title: 'No tournament yet', text: 'Create the first one: families see it as soon as it is visible.' }}
        failed="Failed to fetch tournaments"
        loading="Loading the tournaments…"
        sort={{ field: 'date', order: 'ASC' }}
        perPage={100}
        sorts={sorts}
        hideable={hideableTournamentColumns}
        first={<CreateTournament />}
        table={<TournamentTable />}
        card={TournamentCard}
        above={<OfferLetters />}
        filters={
          <FilterChoice
            source="status"
            label={tournamentForm.fields.status.label}
            all="All states"
            options={statuses}
          />
        }
        actions={
          <>
            <ExportButton />
            <CreateTournament />
          </>
        }
      />
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
