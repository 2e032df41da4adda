import Add from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { Link } from 'react-router';
import { ageBracketOptions } from '../../domain/tournament/age-bracket.ts';
import { FirstSteps } from '../import/first-steps.tsx';
import { ExportButton } from '../kit/export-button.tsx';
import { FilterChoice } from '../kit/filter-choice.tsx';
import { ListPage } from '../kit/list-page.tsx';
import { May } from '../kit/may.tsx';
import { MailThese } from '../mailing/mail-these.tsx';
import { words as paymentWords } from '../payment/words.ts';
import { words as registrationWords } from '../registration/words.ts';
import { TournamentFilter } from '../tournament/tournament-filter.tsx';
import { words as tournamentWords } from '../tournament/words.ts';
import { WaiverFilter } from '../waiver/waiver-filter.tsx';
import { NoMailServer } from './mailbox-notes.tsx';
import { PlayerCard } from './player-card.tsx';
import { PlayerDialogs } from './player-dialogs.tsx';
import { hideablePlayerColumns, PlayerTable } from './player-table.tsx';
import { words } from './words.ts';

const sorts = [
  { field: 'name', label: words.columns.name },
  { field: 'age', label: words.columns.age },
  { field: 'teamName', label: words.columns.team },
  { field: 'skillLevel', label: words.columns.skillLevel },
  { field: 'currentClub', label: words.columns.club },
  { field: 'tournament', label: words.columns.tournament },
  { field: 'paymentMethod', label: words.columns.payment },
  { field: 'registrationDate', label: words.columns.registrationDate },
];

const paid = Object.entries(paymentWords.states).map(([value, label]) => ({ value, label }));

const freeAgents = [{ value: 'true', label: registrationWords.freeAgents.only }];

const waiting = [{ value: 'true', label: words.changes.waiting }];

const twice = [{ value: 'true', label: words.twice.only }];

export function PlayersPage() {
  return (
    <>
      <ListPage
        {...words}
        sort={{ field: 'name', order: 'ASC' }}
        sorts={sorts}
        hideable={hideablePlayerColumns}
        first={
          <FirstSteps>
            <AddPlayer />
          </FirstSteps>
        }
        table={<PlayerTable />}
        card={PlayerCard}
        below={<NoMailServer />}
        filters={
          <>
            <TournamentFilter />
            <FilterChoice source="ageBracket" {...tournamentWords.divisions} options={ageBracketOptions} />
            <FilterChoice source="isIndividual" {...registrationWords.freeAgents} options={freeAgents} />
            <FilterChoice source="paymentStatus" {...words.payments} options={paid} />
            <FilterChoice source="hasPendingChange" {...words.changes} options={waiting} />
            <WaiverFilter />
            <FilterChoice source="isTwice" label={words.twice.label} all={words.twice.all} options={twice} />
          </>
        }
        actions={
          <>
            <ExportButton />
            <MailThese />
            <AddPlayer />
          </>
        }
      />
      <PlayerDialogs />
    </>
  );
}

function AddPlayer() {
  return (
    <May act="change">
      <Button component={Link} to="/players/create" variant="contained" startIcon={<Add />}>
        {words.add}
      </Button>
    </May>
  );
}
