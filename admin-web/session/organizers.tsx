import Add from '@mui/icons-material/PersonAddOutlined';
import { Box, Button } from '@mui/material';
import { DataTable, type ResourceProps, useRecordContext } from 'react-admin';
import { Link, Route, Routes } from 'react-router';
import type { ListedOrganizer } from '../../domain/answer/session/listed-organizer.ts';
import { roleNames, roles } from '../../domain/session/role.ts';
import { accountInvitation } from '../../domain/use-case/session/account-form.ts';
import { Badge } from '../kit/badge.tsx';
import { counted } from '../kit/counted.ts';
import { FilterChoice } from '../kit/filter-choice.tsx';
import { ListContent } from '../kit/list-content.tsx';
import { ListFilters } from '../kit/list-filters.tsx';
import { NothingListed } from '../kit/list-states.tsx';
import { ListHead, OfficeList } from '../kit/office-list.tsx';
import { PlainTable } from '../kit/plain-table.tsx';
import { RecordCard } from '../kit/record-card.tsx';
import { dayAndTimeOf, shortDayOf } from '../time/eastern-time.ts';
import { InviteOrganizerDialog } from './invite-organizer-dialog.tsx';
import { OrganizerActions } from './organizer-actions.tsx';
import { SecondFactorRule } from './second-factor-rule.tsx';

/** Organizers with their roles; owners reach it by the menu. */
export const organizers: ResourceProps = {
  name: 'organizers',
  list: OrganizersPage,
  options: { label: 'Organizers' },
  recordRepresentation: 'name',
};

const sorts = [
  { field: 'name', label: accountInvitation.fields.name.label },
  { field: 'role', label: accountInvitation.fields.role.label },
] as const;
const roleOptions = roles.toReversed().map((value) => ({ value, label: roleNames[value] }));

function OrganizersPage() {
  return (
    <>
      <OfficeList sort={{ field: 'role', order: 'ASC' }}>
        <ListHead title="Organizers" count={(people) => counted(people, 'account')}>
          <Button component={Link} to="/organizers/create" variant="contained" startIcon={<Add />}>
            Invite
          </Button>
        </ListHead>
        <ListFilters searchHint="Name or email" sorts={sorts}>
          <FilterChoice
            source="role"
            label={accountInvitation.fields.role.label}
            all="All roles"
            options={roleOptions}
          />
        </ListFilters>
        <SecondFactorRule />
        <ListContent
          loading="Loading the organizers…"
          failed="Failed to fetch the organizers"
          empty={<NothingListed title="No organizers" text="Invite whoever runs tournaments with you." />}
          card={OrganizerCard}
        >
          <OrganizerTable />
        </ListContent>
      </OfficeList>
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
      <DataTable.Col source="name" label={accountInvitation.fields.name.label} sx={{ fontWeight: 600 }} />
      <DataTable.Col source="username" label="User name" disableSort />
      <DataTable.Col source="role" label={accountInvitation.fields.role.label}>
        <OrganizerRole />
      </DataTable.Col>
      <DataTable.Col source="state" label="Account">
        <OrganizerState />
      </DataTable.Col>
      <DataTable.Col source="hasSecondFactor" label="Second factor" disableSort>
        <HasFactor />
      </DataTable.Col>
      <DataTable.Col source="lastSeenAt" label="Last seen" disableSort>
        <LastSeen />
      </DataTable.Col>
      <DataTable.Col source="actions" label="Actions" disableSort>
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
        ['User name', organizer.username],
        [accountInvitation.fields.role.label, <OrganizerRole key="role" />],
        ['Second factor', <HasFactor key="second factor" />],
        ['Last seen', <LastSeen key="last seen" />],
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
  return useRecordContext<ListedOrganizer>()?.hasSecondFactor ? 'Yes' : 'No';
}

function LastSeen() {
  return dayAndTimeOf(useRecordContext<ListedOrganizer>()?.lastSeenAt ?? undefined) ?? '–';
}

function OrganizerState() {
  const organizer = useRecordContext<ListedOrganizer>();
  if (organizer === undefined) return null;
  const { state, invitedUntil } = organizer;
  if (state !== 'invited') return <Badge tone={state === 'active' ? 'good' : 'quiet'}>{stateNames[state]}</Badge>;
  const day = shortDayOf(invitedUntil ?? undefined) ?? '';
  const isOver = invitedUntil !== null && new Date(invitedUntil) < new Date();
  return (
    <Badge tone={isOver ? 'alarm' : 'quiet'}>{isOver ? `Invitation over since ${day}` : `Invited until ${day}`}</Badge>
  );
}

const stateNames = { invited: 'Invited', active: 'Active', ended: 'Ended' };
