import { Box, Typography } from '@mui/material';
import { BulkActionsToolbar, DataTable, ListContextProvider, useListContext } from 'react-admin';
import type { ListedRegistration } from '../../domain/answer/registration/listed-registration.ts';
import { BulkDeletion } from '../kit/bulk-deletion.tsx';
import { useMay } from '../kit/may.tsx';
import { PlainTable } from '../kit/plain-table.tsx';
import { SelectableRows } from '../kit/selectable-rows.tsx';
import { useTournaments } from '../tournament/use-tournaments.ts';
import { SelectedReminders } from '../waiver/selected-reminders.tsx';
import { WaiverShown } from '../waiver/waiver-badge.tsx';
import { words as waiverWords } from '../waiver/words.ts';
import { RegistrationActions } from './registration-actions.tsx';
import {
  RegistrationDay,
  RegistrationFee,
  RegistrationMethod,
  RegistrationPlayer,
  RegistrationTeam,
} from './registration-facts.tsx';
import { StatusChoice } from './status-choice.tsx';
import { words } from './words.ts';

const { columns } = words;

/** The registrations of a page, those of each tournament together. */
export function GroupedRegistrations() {
  const list = useListContext<ListedRegistration>();
  const { tournaments } = useTournaments();
  const all = (id: number) => tournaments.find((one) => one.id === id) as { registrationCount?: number } | undefined;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      {list.selectedIds.length > 0 && (
        <BulkActionsToolbar>
          <SelectedReminders />
          <BulkDeletion failed={words.remove.failed} remark={words.remove.many} />
        </BulkActionsToolbar>
      )}
      {groupsOf(list.data ?? []).map(({ tournamentId, tournamentName, registrations }) => (
        <Box component="section" key={tournamentId} aria-label={tournamentName}>
          <Typography variant="h3" component="h2" sx={{ mb: 0.75 }}>
            {tournamentName}{' '}
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {words.shownOf(registrations.length, all(tournamentId)?.registrationCount ?? registrations.length)}
            </Box>
          </Typography>
          <ListContextProvider value={{ ...list, data: [...registrations] } as typeof list}>
            <RegistrationTable />
          </ListContextProvider>
        </Box>
      ))}
    </Box>
  );
}

/** What can be done with the chosen ones stands once, above all the tables. */
const nothing = <span />;

function RegistrationTable() {
  const mayChange = useMay('change');
  return (
    <PlainTable
      {...(mayChange && { body: SelectableRows, bulkActionsToolbar: nothing, bulkActionButtons: undefined })}
      sx={{ '& table': { tableLayout: 'fixed' } }}
    >
      <DataTable.Col source="playerName" label={columns.player} sx={{ fontWeight: 600, width: '22%' }}>
        <RegistrationPlayer />
      </DataTable.Col>
      <DataTable.Col source="teamName" label={columns.team}>
        <RegistrationTeam />
      </DataTable.Col>
      <DataTable.Col source="paymentMethod" label={columns.method}>
        <RegistrationMethod />
      </DataTable.Col>
      <DataTable.Col source="amountCents" label={columns.amount} disableSort sx={{ width: '8%' }}>
        <RegistrationFee />
      </DataTable.Col>
      <DataTable.Col source="registrationDate" label={columns.registrationDate} sx={{ width: '12%' }}>
        <RegistrationDay />
      </DataTable.Col>
      <DataTable.Col source="paymentStatus" label={columns.status} sx={{ width: '13%' }}>
        <StatusChoice />
      </DataTable.Col>
      <DataTable.Col source="waiverState" label={waiverWords.column} sx={{ width: '10%' }}>
        <WaiverShown />
      </DataTable.Col>
      <DataTable.Col source="actions" label={columns.actions} disableSort sx={{ width: '9%' }}>
        <RegistrationActions />
      </DataTable.Col>
    </PlainTable>
  );
}

/** The registrations for one tournament, as they stand on a page. */
interface RegistrationGroup {
  readonly tournamentId: number;
  readonly tournamentName: string;
  readonly registrations: readonly ListedRegistration[];
}

/** The tournaments of these registrations in the order in which they come up, each with its own. */
function groupsOf(registrations: readonly ListedRegistration[]): readonly RegistrationGroup[] {
  const ids = [...new Set(registrations.map(({ tournamentId }) => tournamentId))];
  return ids.map((tournamentId) => {
    const group = registrations.filter((one) => one.tournamentId === tournamentId);
    return { tournamentId, tournamentName: group[0]?.tournamentName ?? '', registrations: group };
  });
}
