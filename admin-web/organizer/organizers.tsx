import Add from '@mui/icons-material/PersonAddOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { CreateBase, DataTable, type ResourceProps, TextInput, useRecordContext } from 'react-admin';
import { Link, Route, Routes } from 'react-router';
import type { InvitedOrganizer, ListedOrganizer } from '../../domain/answer/organizer/listed-organizer.ts';
import { roleNames, roles } from '../../domain/rule/access/role.ts';
import { invitationDays } from '../../domain/rule/organizer/account.ts';
import { accountInvitation } from '../../domain/use-case/organizer/account-form.ts';
import { SecondFactorRule } from '../access/second-factor-rule.tsx';
import { DomainForm } from '../form/domain-form.tsx';
import { onlyAnswers } from '../form/only-answers.ts';
import { Badge } from '../kit/badge.tsx';
import { counted } from '../kit/counted.ts';
import { FilterChoice } from '../kit/filter-choice.tsx';
import { ListContent } from '../kit/list-content.tsx';
import { ListFilters } from '../kit/list-filters.tsx';
import { NothingListed } from '../kit/list-states.tsx';
import { ListHead, OfficeList } from '../kit/office-list.tsx';
import { PageDialog } from '../kit/page-dialog.tsx';
import { PlainTable } from '../kit/plain-table.tsx';
import { RecordCard } from '../kit/record-card.tsx';
import { useOutcome } from '../kit/use-outcome.ts';
import { useWayBack } from '../kit/use-way-back.ts';
import { dayAndTimeOf, shortDayOf } from '../time/eastern-time.ts';
import { HandOver } from './hand-over.tsx';
import { OrganizerActions } from './organizer-actions.tsx';
import { RoleInput } from './role-input.tsx';

const { name, email } = accountInvitation.fields;

/** Dialog that invites an organizer; without mail the link is shown once, to hand over. */
function InviteOrganizerDialog() {
  const [invited, setInvited] = useState<InvitedOrganizer>();
  const back = useWayBack();
  const outcome = useOutcome<InvitedOrganizer>({
    done: 'Invited',
    failed: 'Failed to invite',
    about: ({ username }) => username,
  });
  const onSuccess = (answer: InvitedOrganizer) =>
    answer.link === undefined ? outcome.onSuccess(answer) : setInvited(answer);
  if (invited !== undefined) return <HandOver invited={invited} onClose={back} />;
  return (
    <CreateBase<InvitedOrganizer>
      redirect={false}
      mutationOptions={{ onSuccess, onError: outcome.onError }}
      transform={onlyAnswers(accountInvitation)}
    >
      <PageDialog
        title="Invite an Organizer"
        remark={`A letter brings a link that works once, within ${invitationDays} days.`}
        onClose={back}
      >
        <DomainForm form={accountInvitation} submit="Send Invitation" defaultValues={{ role: 'check-in' }}>
          <TextInput source="name" label={name.label} autoComplete="off" isRequired />
          <TextInput source="email" label={email.label} type="email" autoComplete="off" isRequired />
          <RoleInput />
        </DomainForm>
      </PageDialog>
    </CreateBase>
  );
}

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
        <OrganizerActions />
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
