import Add from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { Link } from 'react-router';
import { ExportButton } from '../kit/export-button.tsx';
import { FilterChoice } from '../kit/filter-choice.tsx';
import { ListPage } from '../kit/list-page.tsx';
import { May } from '../kit/may.tsx';
import { OfferLetters } from './offer-letters.tsx';
import { TournamentCard } from './tournament-card.tsx';
import { TournamentDialogs } from './tournament-dialogs.tsx';
import { hideableTournamentColumns, TournamentTable } from './tournament-table.tsx';
import { words } from './words.ts';

const sorts = [
  { field: 'name', label: words.columns.name },
  { field: 'date', label: words.columns.date },
  { field: 'location', label: words.columns.location },
  { field: 'status', label: words.columns.status },
];

const statuses = Object.entries(words.statuses).map(([value, label]) => ({ value, label }));

/** The tab of the tournaments, soonest first. */
export function TournamentsPage() {
  return (
    <>
      <ListPage
        {...words}
        sort={{ field: 'date', order: 'ASC' }}
        perPage={100}
        sorts={sorts}
        hideable={hideableTournamentColumns}
        first={<CreateTournament />}
        table={<TournamentTable />}
        card={TournamentCard}
        above={<OfferLetters />}
        filters={<FilterChoice source="status" {...words.statusFilter} options={statuses} />}
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
        {words.create}
      </Button>
    </May>
  );
}
