import { Box } from '@mui/material';
import { DataTable, useRecordContext } from 'react-admin';
import type { ChosenForDeletion } from '../../domain/answer/registration/deletion-preview.ts';
import type { ListedTeam } from '../../domain/answer/team/listed-team.ts';
import { dollars } from '../../domain/rule/payment/fee.ts';
import { teamDetailNames } from '../../domain/rule/team/team-details.ts';
import { teamName } from '../../domain/use-case/team/new-team.ts';
import { teamForm } from '../../domain/use-case/team/team-form.ts';
import { counted } from '../kit/counted.ts';
import { DeleteSelected } from '../kit/delete-selected.tsx';
import { ExportSelected } from '../kit/export-button.tsx';
import { ListTable } from '../kit/list-table.tsx';
import { useMay } from '../kit/may.tsx';
import { NameLink } from '../kit/name-link.tsx';
import { SelectableRows } from '../kit/selectable-rows.tsx';
import { DropUnconfirmed } from './drop-unconfirmed.tsx';
import { TeamActions } from './team-actions.tsx';
import { TeamCaptain, TeamContact, TeamState, TeamTournament } from './team-facts.tsx';

export const teamColumns = { captain: 'Captain', contact: 'Contact', players: 'Players' };

const detailColumns = teamDetailNames.map((source) => ({ source, label: teamForm.fields[source].label }));

const widths = { name: '22%', players: 84, skillLevel: 112 } as const;

export function TeamTable() {
  const mayChange = useMay('change');
  return (
    <ListTable
      widths={widths}
      {...(mayChange && { body: SelectableRows })}
      bulkActionButtons={
        mayChange && (
          <>
            <ExportSelected />
            <DropUnconfirmed />
            <DeleteSelected
              remark="Their players stay registered as free agents, with what they paid, and a letter to each is written."
              done={(teams) => `${counted(teams, 'team')} taken out`}
              lost={lostWith}
            />
          </>
        )
      }
    >
      <DataTable.Col source="name" label={teamName.label}>
        <Box className="line">
          <NameLink />
          <TeamState />
        </Box>
      </DataTable.Col>
      <DataTable.Col source="captainName" label={teamColumns.captain} disableSort>
        <Box className="line">
          <TeamCaptain />
        </Box>
      </DataTable.Col>
      <DataTable.Col source="captainEmail" label={teamColumns.contact} disableSort>
        <TeamContact />
      </DataTable.Col>
      <DataTable.Col source="tournament" label={teamForm.fields.tournamentId.label}>
        <TeamTournament />
      </DataTable.Col>
      <DataTable.Col source="players" label={teamColumns.players} sortByOrder="DESC">
        <TeamPlayers />
      </DataTable.Col>
      {detailColumns.map((column) => (
        <DataTable.Col key={column.source} {...column} disableSort />
      ))}
      <DataTable.Col source="actions" label="Actions" disableSort>
        <TeamActions />
      </DataTable.Col>
    </ListTable>
  );
}

function TeamPlayers() {
  const team = useRecordContext<ListedTeam>();
  return team === undefined ? null : `${team.currentPlayers}/${team.maxPlayers}`;
}

/** Returns the losses with a team: captain, players and payments. */
function lostWith({ captain, registrations, paidCents, withdrawn }: ChosenForDeletion): readonly string[] {
  return [
    ...(captain === null ? [] : [`captain ${captain}`]),
    ...(registrations > 0
      ? [registrations === 1 ? '1 player becomes a free agent' : `${registrations} players become free agents`]
      : []),
    ...(paidCents > 0 ? [`${dollars(paidCents)} paid`] : []),
    ...(withdrawn ? ['withdrawn, not deleted: it has games'] : []),
  ];
}
