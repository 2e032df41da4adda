import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { BulkActionsToolbar, DataTable, ListContextProvider, useGetList, useListContext, useStore } from 'react-admin';
import type { ListedRegistration } from '../../domain/answer/registration/listed-registration.ts';
import { registrationForm } from '../../domain/use-case/roster/registration-form.ts';
import { DeleteSelected } from '../kit/delete-selected.tsx';
import { ExportSelected } from '../kit/export-button.tsx';
import { ListTable } from '../kit/list-table.tsx';
import { lossesWith } from '../kit/lost-records.tsx';
import { useMay } from '../kit/may.tsx';
import { PageOf } from '../kit/page-of.tsx';
import { SelectableRows } from '../kit/selectable-rows.tsx';
import { SignedOnPaper } from '../waiver/signed-on-paper.tsx';
import { WaiverStateBadge, waiverLabel } from '../waiver/waiver-badge.tsx';
import { ConfirmPayments } from './confirm-payments.tsx';
import { RegistrationActions } from './registration-actions.tsx';
import {
  RegistrationDay,
  RegistrationFee,
  RegistrationMethod,
  RegistrationPlayer,
  RegistrationTeam,
} from './registration-facts.tsx';
import { StatusChoice } from './status-choice.tsx';

export const registrationColumns = { amount: 'Fee', status: 'Payment Status', registrationDate: 'Registration Date' };

const widths = {
  playerName: '20%',
  amountCents: 84,
  registrationDate: 130,
  paymentStatus: 140,
  waiverState: 110,
} as const;

/** Registrations of a page in tables, grouped by tournament. */
export function GroupedRegistrations() {
  const { selectedIds, data = [] } = useListContext<ListedRegistration>();
  return (
    <>
      {selectedIds.length > 0 && (
        <BulkActionsToolbar>
          <ExportSelected />
          <ConfirmPayments />
          <SignedOnPaper />
          <DeleteSelected
            remark="The places become free. The players stay on file, and no letter is written."
            lost={lossesWith}
          />
        </BulkActionsToolbar>
      )}
      <RegistrationGroups>
        <RegistrationTable firstId={data[0]?.id} />
      </RegistrationGroups>
    </>
  );
}

/** On a phone the chosen tournament stands in the header alone. */
const headOfChosen = { display: { xs: 'none', md: 'block' }, mb: 0.25 } as const;

/** Groups of a page's registrations by tournament, each with the same content for its own. */
export function RegistrationGroups({ children }: { readonly children: ReactNode }) {
  const list = useListContext<ListedRegistration>();
  const isChosen = list.filterValues?.tournamentId !== undefined;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
      {groupsOf(list.data ?? []).map(({ tournamentId, tournamentName, registrations }) => (
        <Box component="section" key={tournamentId} aria-label={tournamentName}>
          <Typography variant="h4" component="h2" sx={isChosen ? headOfChosen : { mb: { md: 0.25 } }}>
            <PageOf resource="tournaments" id={tournamentId} name={tournamentName} isInRow />{' '}
            <Box component="span" sx={{ color: 'text.secondary' }}>
              <GroupCount tournamentId={tournamentId} />
            </Box>
          </Typography>
          <ListContextProvider value={{ ...list, data: [...registrations] } as typeof list}>
            {children}
          </ListContextProvider>
        </Box>
      ))}
    </Box>
  );
}

/** Hides the toolbar of each table, since one above all tables serves them. */
const nothing = <span />;

const nothingHidden: string[] = [];

/** Table of a tournament; the first has the choice of columns, which the others follow. */
function RegistrationTable({ firstId }: { readonly firstId: number | undefined }) {
  const isFirst = useListContext<ListedRegistration>().data?.[0]?.id === firstId;
  const mayChange = useMay('change');
  const [hidden] = useStore('tournament-registrations.datatable', nothingHidden);
  return (
    <ListTable
      {...(!isFirst && { storeKey: 'tournament-registrations.following', hiddenColumns: hidden })}
      {...(mayChange && { body: SelectableRows, bulkActionsToolbar: nothing, bulkActionButtons: undefined })}
      widths={widths}
      isNarrow
    >
      <DataTable.Col source="playerName" label={registrationForm.fields.playerId.label} sx={{ fontWeight: 600 }}>
        <RegistrationPlayer />
      </DataTable.Col>
      <DataTable.Col source="teamName" label={registrationForm.fields.teamOption.label}>
        <RegistrationTeam />
      </DataTable.Col>
      <DataTable.Col source="paymentMethod" label={registrationForm.fields.paymentMethod.label}>
        <RegistrationMethod />
      </DataTable.Col>
      <DataTable.Col source="amountCents" label={registrationColumns.amount} disableSort>
        <RegistrationFee />
      </DataTable.Col>
      <DataTable.Col source="registrationDate" label={registrationColumns.registrationDate}>
        <RegistrationDay />
      </DataTable.Col>
      <DataTable.Col source="paymentStatus" label={registrationColumns.status}>
        <StatusChoice />
      </DataTable.Col>
      <DataTable.Col source="waiverState" label={waiverLabel}>
        <WaiverStateBadge />
      </DataTable.Col>
      <DataTable.Col source="actions" label="Actions" disableSort>
        <RegistrationActions />
      </DataTable.Col>
    </ListTable>
  );
}

/** Registrations of one tournament on a page. */
interface RegistrationGroup {
  readonly tournamentId: number;
  readonly tournamentName: string;
  readonly registrations: readonly ListedRegistration[];
}

/** Groups registrations by tournament, in the order in which tournaments occur. */
function groupsOf(registrations: readonly ListedRegistration[]): readonly RegistrationGroup[] {
  const ids = [...new Set(registrations.map(({ tournamentId }) => tournamentId))];
  return ids.map((tournamentId) => {
    const group = registrations.filter((one) => one.tournamentId === tournamentId);
    return { tournamentId, tournamentName: group[0]?.tournamentName ?? '', registrations: group };
  });
}

/** Number of a tournament's registrations that match the search and filters, on all pages. */
function GroupCount({ tournamentId }: { readonly tournamentId: number }) {
  const { filterValues, total: ofList } = useListContext<ListedRegistration>();
  const isAlone = filterValues.tournamentId === tournamentId;
  const { total } = useGetList<ListedRegistration>(
    'tournament-registrations',
    {
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'id', order: 'ASC' },
      filter: { ...filterValues, tournamentId },
    },
    { enabled: !isAlone },
  );
  const counted = isAlone ? ofList : total;
  return <>{counted?.toLocaleString('en-US')}</>;
}
