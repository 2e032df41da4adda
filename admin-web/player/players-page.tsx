import Add from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router';
import type { ListedPlayer } from '../../domain/answer/player/listed-player.ts';
import { paymentStateLabels } from '../../domain/answer/registration/listed-registration.ts';
import { playerForm } from '../../domain/use-case/player/player-form.ts';
import { FirstSteps } from '../import/first-steps.tsx';
import { counted } from '../kit/counted.ts';
import { ExportButton } from '../kit/export-button.tsx';
import { FilterChoice } from '../kit/filter-choice.tsx';
import { ListContent } from '../kit/list-content.tsx';
import { ListFilters } from '../kit/list-filters.tsx';
import { NothingListed } from '../kit/list-states.tsx';
import { May } from '../kit/may.tsx';
import { NameLink } from '../kit/name-link.tsx';
import { ListHead, OfficeList } from '../kit/office-list.tsx';
import { RecordCard } from '../kit/record-card.tsx';
import { MailThese } from '../mailing/mail-these.tsx';
import { FreeAgentFilter } from '../registration/free-agent-filter.tsx';
import { DivisionFilter } from '../tournament/division-filter.tsx';
import { TournamentFilter } from '../tournament/tournament-filter.tsx';
import { useTournaments } from '../tournament/use-tournaments.ts';
import { WaiverStateBadge, waiverLabel } from '../waiver/waiver-badge.tsx';
import { WaiverFilter } from '../waiver/waiver-filter.tsx';
import { PlayerActions } from './player-actions.tsx';
import { PlayerDialogs } from './player-dialogs.tsx';
import {
  detailFacts,
  PerhapsTwice,
  PlayerContact,
  PlayerPayment,
  PlayerSince,
  PlayerTeam,
  PlayerTournament,
} from './player-facts.tsx';
import { PlayerTable, playerColumns } from './player-table.tsx';

export const addPlayer = 'Add Player';

export const playersTitle = 'Players';

export const onFile = 'On file';

const sorts = [
  { field: 'name', label: playerForm.fields.name.label },
  { field: 'age', label: playerColumns.age },
  { field: 'teamName', label: playerForm.fields.teamId.label },
  { field: 'skillLevel', label: playerForm.fields.skillLevel.label },
  { field: 'currentClub', label: playerColumns.club },
  { field: 'tournament', label: playerForm.fields.tournamentId.label },
  { field: 'paymentMethod', label: playerColumns.payment },
  { field: 'registrationDate', label: playerColumns.registrationDate },
];

const paid = Object.entries(paymentStateLabels).map(([value, label]) => ({ value, label }));

const withoutEmail = [{ value: 'false', label: 'No email' }];

const twice = [{ value: 'true', label: 'Perhaps twice on file' }];

export function PlayersPage() {
  return (
    <>
      <OfficeList sort={{ field: 'name', order: 'ASC' }}>
        <ListHead title={playersTitle} count={(players) => counted(players, 'player')}>
          <ExportButton />
          <MailThese />
          <AddPlayer />
        </ListHead>
        <ListFilters sorts={sorts} hasColumns>
          <TournamentFilter />
          <DivisionFilter />
          <FreeAgentFilter />
          <FilterChoice source="paymentStatus" label="Payment" all="Paid or not" options={paid} />
          <WaiverFilter />
          <FilterChoice
            source="hasEmail"
            label={playerForm.fields.email.label}
            all="With or without email"
            options={withoutEmail}
          />
          <FilterChoice source="isTwice" label={onFile} all="Once or twice on file" options={twice} />
        </ListFilters>
        <ListContent
          loading="Loading the players…"
          failed="Failed to fetch players"
          empty={
            <NothingListed title="No player yet" text="Players appear as they register, or as you add them.">
              <FirstSteps>
                <AddPlayer />
              </FirstSteps>
            </NothingListed>
          }
          card={PlayerCard}
        >
          <PlayerTable />
        </ListContent>
      </OfficeList>
      <PlayerDialogs />
    </>
  );
}

/** Button that adds a player to a tournament; nothing while there is none. */
function AddPlayer() {
  const { isNone } = useTournaments();
  if (isNone) return null;
  return (
    <May act="change">
      <Button component={Link} to="/players/create" variant="contained" startIcon={<Add />}>
        {addPlayer}
      </Button>
    </May>
  );
}

function PlayerCard() {
  const player = useRecordContext<ListedPlayer>();
  if (player === undefined) return null;
  return (
    <RecordCard
      title={<NameLink />}
      facts={[
        [playerColumns.contact, <PlayerContact key="contact" />],
        [playerColumns.age, player.age ?? 'N/A'],
        [playerForm.fields.teamId.label, <PlayerTeam key="team" />],
        [playerForm.fields.skillLevel.label, player.skillLevel],
        [playerColumns.club, player.currentClub],
        ...detailFacts(player),
        [
          playerForm.fields.tournamentId.label,
          player.tournament === null ? 'N/A' : <PlayerTournament key="tournament" />,
        ],
        [playerColumns.payment, <PlayerPayment key="payment" />],
        [waiverLabel, <WaiverStateBadge key="waiver" />],
        [playerColumns.registrationDate, <PlayerSince key="since" />],
      ]}
    >
      <PerhapsTwice />
      <PlayerActions />
    </RecordCard>
  );
}
