import { Box } from '@mui/material';
import { DataTable } from 'react-admin';
import { playerForm } from '../../domain/use-case/player/player-form.ts';
import { DeleteSelected } from '../kit/delete-selected.tsx';
import { ExportSelected } from '../kit/export-button.tsx';
import { ListTable } from '../kit/list-table.tsx';
import { lossesWith } from '../kit/lost-records.tsx';
import { useMay } from '../kit/may.tsx';
import { NameLink } from '../kit/name-link.tsx';
import { SelectableRows } from '../kit/selectable-rows.tsx';
import { WaiverStateBadge, waiverLabel } from '../waiver/waiver-badge.tsx';
import { PlayerActions } from './player-actions.tsx';
import {
  PerhapsTwice,
  PlayerClub,
  PlayerContact,
  PlayerPayment,
  PlayerSince,
  PlayerTeam,
  PlayerTournament,
} from './player-facts.tsx';

export const playerColumns = {
  contact: 'Contact',
  age: 'Age',
  club: 'Club',
  payment: 'Payment',
  registrationDate: 'Registration Date',
};

const widths = {
  name: '18%',
  age: 60,
  skillLevel: 104,
  paymentMethod: 186,
  waiverState: 88,
  registrationDate: 124,
} as const;

/** Table of the players; every column is sortable. */
export function PlayerTable() {
  const mayChange = useMay('change');
  return (
    <ListTable
      widths={widths}
      {...(mayChange && { body: SelectableRows })}
      bulkActionButtons={
        mayChange && (
          <>
            <ExportSelected />
            <DeleteSelected
              remark="Names, contacts and registrations are erased; goals stay in the scores."
              lost={lossesWith}
            />
          </>
        )
      }
    >
      <DataTable.Col source="name" label={playerForm.fields.name.label}>
        <Box className="line">
          <NameLink />
          <PerhapsTwice />
        </Box>
        <PlayerContact />
      </DataTable.Col>
      <DataTable.NumberCol source="age" label={playerColumns.age} />
      <DataTable.Col source="teamName" label={playerForm.fields.teamId.label}>
        <PlayerTeam />
      </DataTable.Col>
      <DataTable.Col source="skillLevel" label={playerForm.fields.skillLevel.label} />
      <DataTable.Col source="currentClub" label={playerColumns.club}>
        <PlayerClub />
      </DataTable.Col>
      <DataTable.Col source="tournament" label={playerForm.fields.tournamentId.label}>
        <PlayerTournament />
      </DataTable.Col>
      <DataTable.Col source="paymentMethod" label={playerColumns.payment}>
        <PlayerPayment />
      </DataTable.Col>
      <DataTable.Col source="waiverState" label={waiverLabel}>
        <WaiverStateBadge />
      </DataTable.Col>
      <DataTable.Col source="registrationDate" label={playerColumns.registrationDate}>
        <PlayerSince />
      </DataTable.Col>
      <DataTable.Col source="actions" label="Actions" disableSort>
        <PlayerActions />
      </DataTable.Col>
    </ListTable>
  );
}
