import Add from '@mui/icons-material/PersonAddOutlined';
import { Box, Button } from '@mui/material';
import { DataTable, type ResourceProps, useRecordContext } from 'react-admin';
import { Link, Route, Routes } from 'react-router';
import type { ListedOrganizer } from '../../domain/answer/session/listed-organizer.ts';
import { roleNames, roles } from '../../domain/session/role.ts';
import { Badge } from '../kit/badge.tsx';
import { FilterChoice } from '../kit/filter-choice.tsx';
import { ListPage } from '../kit/list-page.tsx';
import { PlainTable } from '../kit/plain-table.tsx';
import { RecordCard } from '../kit/record-card.tsx';
import { dayAndTimeOf, shortDayOf } from '../time/eastern-time.ts';
import { InviteOrganizerDialog } from './invite-organizer-dialog.tsx';
import { OrganizerActions } from './organizer-actions.tsx';
import { words } from './organizer-words.ts';
import { SecondFactorRule } from './second-factor-rule.tsx';

/** Who organizes here, and in which role; owners reach it by the menu. */
export const organizers: ResourceProps = {
  name: 'organizers',
  list: OrganizersPage,
  options: { label: words.title },
  recordRepresentation: 'name',
};

const { columns } = words;
const sorts = [
  { field: 'name', label: columns.name },
  { field: 'role', label: columns.role },
] as const;
const roleOptions = roles.toReversed().map((value) => ({ value, label: roleNames[value] }));

function OrganizersPage() {
  return (
    <>
      <ListPage
        {...words}
        sort={{ field: 'role', order: 'ASC' }}
        sorts={sorts}
        table={<OrganizerTable />}
        card={OrganizerCard}
        filters={<FilterChoice source="role" label={columns.role} all={words.allRoles} options={roleOptions} />}
        above={<SecondFactorRule />}
        actions={
          <Button component={Link} to="/organizers/create" variant="contained" startIcon={<Add />}>
            {words.add}
          </Button>
        }
      />
      <Routes>
        <Route path="create" element={<InviteOrganizerDialog />} />
        <Route path="*" element={null} />
      </Routes>
    </>
  );
}

function OrganizerTable() {
  return (
    <PlainTable>
      <DataTable.Col source="name" label={columns.name} sx={{ fontWeight: 600 }} />
      <DataTable.Col source="username" label={columns.username} disableSort />
      <DataTable.Col source="role" label={columns.role}>
        <OrganizerRole />
      </DataTable.Col>
      <DataTable.Col source="state" label={columns.state}>
        <OrganizerState />
      </DataTable.Col>
      <DataTable.Col source="hasSecondFactor" label={words.factor.column} disableSort>
        <HasFactor />
      </DataTable.Col>
      <DataTable.Col source="lastSeenAt" label={columns.lastSeenAt} disableSort>
        <LastSeen />
      </DataTable.Col>
      <DataTable.Col source="actions" label={columns.actions} disableSort>
        <Box sx={{ display: 'flex' }}>
          <OrganizerActions />
        </Box>
      </DataTable.Col>
    </PlainTable>
  );
}

function OrganizerCard() {
  const organizer = useRecordContext<ListedOrganizer>();
  if (organizer === undefined) return null;
  return (
    <RecordCard
      title={organizer.name}
      badge={<OrganizerState />}
      facts={[
        [columns.username, organizer.username],
        [columns.role, <OrganizerRole key="role" />],
        [words.factor.column, <HasFactor key="second factor" />],
        [columns.lastSeenAt, <LastSeen key="last seen" />],
      ]}
    >
      <OrganizerActions />
    </RecordCard>
  );
}

function OrganizerRole() {
  const organizer = useRecordContext<ListedOrganizer>();
  return organizer === undefined ? null : roleNames[organizer.role];
}

function HasFactor() {
  return useRecordContext<ListedOrganizer>()?.hasSecondFactor ? words.factor.on : words.factor.off;
}

function LastSeen() {
  return dayAndTimeOf(useRecordContext<ListedOrganizer>()?.lastSeenAt ?? undefined) ?? '–';
}

function OrganizerState() {
  const organizer = useRecordContext<ListedOrganizer>();
  if (organizer === undefined) return null;
  const { state, invitedUntil } = organizer;
  if (state !== 'invited') return <Badge tone={state === 'active' ? 'good' : 'quiet'}>{words.states[state]}</Badge>;
  const day = shortDayOf(invitedUntil ?? undefined) ?? '';
  const isOver = invitedUntil !== null && new Date(invitedUntil) < new Date();
  return <Badge tone={isOver ? 'alarm' : 'quiet'}>{isOver ? words.overSince(day) : words.invitedUntil(day)}</Badge>;
}
