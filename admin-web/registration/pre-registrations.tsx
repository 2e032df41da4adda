import Notifications from '@mui/icons-material/NotificationsOutlined';
import { DataTable, type ResourceProps, useRecordContext } from 'react-admin';
import type { ListedInterest } from '../../domain/answer/registration/listed-interest.ts';
import { ExportButton } from '../kit/export-button.tsx';
import { ListPage } from '../kit/list-page.tsx';
import { ListTable } from '../kit/list-table.tsx';
import { RecordCard } from '../kit/record-card.tsx';
import { shortDayOf } from '../time/eastern-time.ts';
import { interestWords as words } from './words.ts';

/** The tab of the pre-registrations: read only. */
export const preRegistrations: ResourceProps = {
  name: 'pre-registrations',
  icon: Notifications,
  list: PreRegistrationsPage,
  options: { label: words.title, isTab: true },
};

const { columns } = words;
const sorts = [
  { field: 'name', label: columns.name },
  { field: 'age', label: columns.age },
  { field: 'createdAt', label: columns.registrationDate, order: 'DESC' },
] as const;

function PreRegistrationsPage() {
  return (
    <ListPage
      {...words}
      title={words.heading}
      sort={{ field: 'createdAt', order: 'DESC' }}
      sorts={sorts}
      table={<PreRegistrationTable />}
      card={PreRegistrationCard}
      actions={<ExportButton />}
    />
  );
}

const widths = { '& .column-sex, & .column-age': { width: 96 } } as const;

function PreRegistrationTable() {
  return (
    <ListTable sx={widths}>
      <DataTable.Col source="name" label={columns.name} sx={{ fontWeight: 600 }} />
      <DataTable.Col source="sex" label={columns.sex} />
      <DataTable.NumberCol source="age" label={columns.age} />
      <DataTable.Col source="email" label={columns.email} />
      <DataTable.Col source="phone" label={columns.phone} />
      <DataTable.Col source="createdAt" label={columns.registrationDate}>
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
        [columns.sex, interest.sex],
        [columns.age, interest.age],
        [columns.email, interest.email],
        [columns.phone, interest.phone],
        [columns.registrationDate, <Since key="since" />],
      ]}
    />
  );
}
