import { Box, Typography } from '@mui/material';
import { BulkActionsToolbar, DataTable, ListContextProvider, useListContext } from 'react-admin';
import type { ChosenForDeletion } from '../../domain/answer/registration/deletion-preview.ts';
import type { ListedRegistration } from '../../domain/answer/registration/listed-registration.ts';
import { dollars } from '../../domain/payment/fee.ts';
import { BulkDeletion } from '../kit/bulk-deletion.tsx';
import { BulkEdit } from '../kit/bulk-edit.tsx';
import { ExportSelected } from '../kit/export-button.tsx';
import { ListTable } from '../kit/list-table.tsx';
import { useMay } from '../kit/may.tsx';
import { PageOf } from '../kit/page-of.tsx';
import { SelectableRows } from '../kit/selectable-rows.tsx';
import { MailSelected } from '../mailing/mail-these.tsx';
import { SelectedReminders } from '../waiver/selected-reminders.tsx';
import { WaiverShown } from '../waiver/waiver-badge.tsx';
import { words as waiverWords } from '../waiver/words.ts';
import { GroupCount } from './group-count.tsx';
import { RegistrationActions } from './registration-actions.tsx';
import {
  RegistrationDay,
  RegistrationFee,
  RegistrationMethod,
  RegistrationPlayer,
  RegistrationTeam,
} from './registration-facts.tsx';
import { StatusChoice } from './status-choice.tsx';
import { usePaymentState } from './use-payment-state.ts';
import { words } from './words.ts';

const { columns } = words;

/** The columns that can be hidden. */
export const hideableRegistrationColumns = [
  { source: 'teamName', label: columns.team },
  { source: 'paymentMethod', label: columns.method },
  { source: 'amountCents', label: columns.amount },
  { source: 'registrationDate', label: columns.registrationDate },
  { source: 'paymentStatus', label: columns.status },
  { source: 'waiverState', label: waiverWords.column },
];

/** What has no width here shares the rest. */
const widths = {
  '& .column-playerName': { width: '22%' },
  '& .column-amountCents': { width: 84 },
  '& .column-registrationDate': { width: 164 },
  '& .column-paymentStatus': { width: 140 },
  '& .column-waiverState': { width: 110 },
  '& .column-actions': { width: 124 },
} as const;

/** The registrations of a page, those of each tournament together. */
export function GroupedRegistrations() {
  const list = useListContext<ListedRegistration>();
  const paymentState = usePaymentState();
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
      {list.selectedIds.length > 0 && (
        <BulkActionsToolbar>
          <ExportSelected />
          <MailSelected />
          <BulkEdit answers={[paymentState]} />
          <SelectedReminders />
          <BulkDeletion remark={words.remove.many} allPaid={words.remove.allPaid} lost={lostWith} asksMoney />
        </BulkActionsToolbar>
      )}
      {groupsOf(list.data ?? []).map(({ tournamentId, tournamentName, registrations }) => (
        <Box component="section" key={tournamentId} aria-label={tournamentName}>
          <Typography variant="h4" component="h2" sx={{ mb: 0.25 }}>
            <PageOf resource="tournaments" id={tournamentId} name={tournamentName} isInRow />{' '}
            <Box component="span" sx={{ color: 'text.secondary' }}>
              <GroupCount tournamentId={tournamentId} />
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

/** What goes with a registration. */
function lostWith({ paidCents, leaderless }: ChosenForDeletion): readonly string[] {
  return [
    ...(paidCents > 0 ? [words.remove.paid(dollars(paidCents))] : []),
    ...leaderless.map(words.remove.leaderless),
  ];
}

/** What can be done with the chosen ones stands once, above all the tables. */
const nothing = <span />;

function RegistrationTable() {
  const mayChange = useMay('change');
  return (
    <ListTable
      {...(mayChange && { body: SelectableRows, bulkActionsToolbar: nothing, bulkActionButtons: undefined })}
      sx={widths}
    >
      <DataTable.Col source="playerName" label={columns.player} sx={{ fontWeight: 600 }}>
        <RegistrationPlayer />
      </DataTable.Col>
      <DataTable.Col source="teamName" label={columns.team}>
        <RegistrationTeam />
      </DataTable.Col>
      <DataTable.Col source="paymentMethod" label={columns.method}>
        <RegistrationMethod />
      </DataTable.Col>
      <DataTable.Col source="amountCents" label={columns.amount} disableSort>
        <RegistrationFee />
      </DataTable.Col>
      <DataTable.Col source="registrationDate" label={columns.registrationDate}>
        <RegistrationDay />
      </DataTable.Col>
      <DataTable.Col source="paymentStatus" label={columns.status}>
        <StatusChoice />
      </DataTable.Col>
      <DataTable.Col source="waiverState" label={waiverWords.column}>
        <WaiverShown />
      </DataTable.Col>
      <DataTable.Col source="actions" label={columns.actions} disableSort>
        <RegistrationActions />
      </DataTable.Col>
    </ListTable>
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
