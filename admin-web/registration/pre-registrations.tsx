import Notifications from '@mui/icons-material/NotificationsOutlined';
import { DataTable, type ResourceProps, useRecordContext } from 'react-admin';
import type { ListedInterest } from '../../domain/answer/registration/interest-view.ts';
import { newPreRegistration } from '../../domain/use-case/registration/new-pre-registration.ts';
import { counted } from '../kit/counted.ts';
import { EmailAddress } from '../kit/email-address.tsx';
import { ExportButton } from '../kit/export-button.tsx';
import { ListContent } from '../kit/list-content.tsx';
import { ListFilters } from '../kit/list-filters.tsx';
import { NothingListed } from '../kit/list-states.tsx';
import { ListTable } from '../kit/list-table.tsx';
import { ListHead, OfficeList } from '../kit/office-list.tsx';
import { RecordCard } from '../kit/record-card.tsx';
import { MailThese } from '../mailing/mail-these.tsx';
import { shortDayOf } from '../time/eastern-time.ts';

/** Tab of the pre-registrations: read only. */
export const preRegistrations: ResourceProps = {
  name: 'pre-registrations',
  icon: Notifications,
  list: PreRegistrationsPage,
  options: { label: 'Pre-Reg', isTab: true },
};

const sorts = [
  { field: 'name', label: newPreRegistration.fields.name.label },
  { field: 'age', label: newPreRegistration.fields.age.label },
  { field: 'createdAt', label: 'Registration Date', order: 'DESC' },
] as const;

function PreRegistrationsPage() {
  return (
    <OfficeList sort={{ field: 'createdAt', order: 'DESC' }}>
      <ListHead title="Pre-Registrations" count={(people) => counted(people, 'pre-registration')}>
        <ExportButton />
        <MailThese />
      </ListHead>
      <ListFilters sorts={sorts} />
      <ListContent
        loading="Loading the pre-registrations…"
        failed="Failed to fetch pre-registrations"
        empty={
          <NothingListed title="Nobody yet" text="Families who want to hear of the next tournament appear here." />
        }
        card={PreRegistrationCard}
      >
        <PreRegistrationTable />
      </ListContent>
    </OfficeList>
  );
}

const widths = { sex: 96, age: 96 } as const;

function PreRegistrationTable() {
  return (
    <ListTable widths={widths}>
      <DataTable.Col source="name" label={newPreRegistration.fields.name.label} sx={{ fontWeight: 600 }} />
      <DataTable.Col source="sex" label={newPreRegistration.fields.sex.label} />
      <DataTable.NumberCol source="age" label={newPreRegistration.fields.age.label} />
      <DataTable.Col source="email" label={newPreRegistration.fields.email.label} />
      <DataTable.Col source="phone" label={newPreRegistration.fields.phone.label} />
      <DataTable.Col source="createdAt" label="Registration Date">
        <Since />
      </DataTable.Col>
    </ListTable>
  );
}

function Since() {
  return <>{shortDayOf(useRecordContext<ListedInterest>()?.createdAt)}</>;
}

function PreRegistrationCard() {
  const interest = useRecordContext<ListedInterest>();
  if (interest === undefined) return null;
  return (
    <RecordCard
      title={interest.name}
      facts={[
        [newPreRegistration.fields.sex.label, interest.sex],
        [newPreRegistration.fields.age.label, interest.age],
        [newPreRegistration.fields.email.label, <EmailAddress key="email" of={interest.email} />],
        [newPreRegistration.fields.phone.label, interest.phone],
        ['Registration Date', <Since key="since" />],
      ]}
    />
  );
}
