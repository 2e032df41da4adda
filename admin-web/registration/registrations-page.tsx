import Add from '@mui/icons-material/Add';
import { Button, MenuItem, TextField } from '@mui/material';
import { useListContext, useRecordContext } from 'react-admin';
import { Link } from 'react-router';
import { type ListedRegistration, paymentStateLabels } from '../../domain/answer/registration/listed-registration.ts';
import { registrationPayment } from '../../domain/use-case/payment/player-payment-form.ts';
import { registrationForm } from '../../domain/use-case/roster/registration-form.ts';
import { ExportButton } from '../kit/export-button.tsx';
import { FilterChoice } from '../kit/filter-choice.tsx';
import { ListContent } from '../kit/list-content.tsx';
import { ListFilters } from '../kit/list-filters.tsx';
import { NothingListed } from '../kit/list-states.tsx';
import { May } from '../kit/may.tsx';
import { ListHead, OfficeList } from '../kit/office-list.tsx';
import { RecordCard } from '../kit/record-card.tsx';
import { MailThese } from '../mailing/mail-these.tsx';
import { DivisionFilter } from '../tournament/division-filter.tsx';
import { TournamentFilter } from '../tournament/tournament-filter.tsx';
import { WaiverStateBadge, waiverLabel } from '../waiver/waiver-badge.tsx';
import { WaiverFilter } from '../waiver/waiver-filter.tsx';
import { GroupedRegistrations, RegistrationGroups, registrationColumns } from './grouped-registrations.tsx';
import { RegistrationActions } from './registration-actions.tsx';
import { RegistrationCounts } from './registration-counts.tsx';
import { RegistrationDialogs } from './registration-dialogs.tsx';
import {
  RegistrationDay,
  RegistrationFee,
  RegistrationMethod,
  RegistrationPlayer,
  RegistrationTeam,
} from './registration-facts.tsx';
import { StatusChoice } from './status-choice.tsx';

export const addRegistration = 'Add Registration';

export const registrationsHeading = 'Tournament Registrations';

const sorts = [
  { field: 'tournamentName', label: registrationForm.fields.tournamentId.label },
  { field: 'playerName', label: registrationForm.fields.playerId.label },
  { field: 'registrationDate', label: registrationColumns.registrationDate, order: 'DESC' },
] as const;

const states = Object.entries(paymentStateLabels).map(([value, label]) => ({ value, label }));

export function RegistrationsPage() {
  return (
    <>
      <OfficeList sort={{ field: 'tournamentName', order: 'ASC' }} perPage={50}>
        <ListHead title={registrationsHeading} remark={<RegistrationCounts />}>
          <ExportButton />
          <MailThese />
          <AddRegistration />
        </ListHead>
        <ListFilters sorts={sorts} hasColumns>
          <TournamentFilter />
          <DivisionFilter />
          <ToDoFilter />
          <FilterChoice
            source="paymentStatus"
            label={registrationPayment.fields.paymentStatus.label}
            all="All states"
            options={states}
          />
          <WaiverFilter />
          <FilterChoice
            source="unconfirmed"
            label="Confirmed"
            all="Confirmed or not"
            options={[{ value: 'true', label: 'Unconfirmed' }]}
          />
        </ListFilters>
        <ListContent
          loading="Loading the registrations…"
          failed="Failed to fetch registrations"
          empty={
            <NothingListed
              title="No registration yet"
              text="Registrations appear as families send them, or as you add them."
            >
              <AddRegistration />
            </NothingListed>
          }
          card={RegistrationCard}
          groups={RegistrationGroups}
        >
          <GroupedRegistrations />
        </ListContent>
      </OfficeList>
      <RegistrationDialogs />
    </>
  );
}

function AddRegistration() {
  return (
    <May act="change">
      <Button component={Link} to="/tournament-registrations/create" variant="contained" startIcon={<Add />}>
        {addRegistration}
      </Button>
    </May>
  );
}

function RegistrationCard() {
  const registration = useRecordContext<ListedRegistration>();
  if (registration === undefined) return null;
  return (
    <RecordCard
      title={<RegistrationPlayer />}
      facts={[
        [registrationForm.fields.teamOption.label, <RegistrationTeam key="team" />],
        [registrationForm.fields.paymentMethod.label, <RegistrationMethod key="method" />],
        [registrationColumns.amount, <RegistrationFee key="fee" />],
        [registrationColumns.registrationDate, <RegistrationDay key="day" />],
        [registrationColumns.status, <StatusChoice key="status" />],
        [waiverLabel, <WaiverStateBadge key="waiver" />],
      ]}
    >
      <RegistrationActions />
    </RecordCard>
  );
}

/** What may still be to do about a registration: the label, and the filter that finds it. */
const toDo = [
  { label: 'Owes money', source: 'owes', value: 'true' },
  { label: 'On no team', source: 'isIndividual', value: 'true' },
  { label: 'No email', source: 'hasEmail', value: 'false' },
] as const;

/** Select that leaves the registrations about which something is to do, or clears that filter. */
function ToDoFilter() {
  const { filterValues, setFilters } = useListContext();
  const chosen = toDo.find(({ source, value }) => String(filterValues[source]) === value);
  const choose = (label: string) => {
    const { owes: _, isIndividual: _t, hasEmail: _e, ...rest } = filterValues;
    const found = toDo.find((one) => one.label === label);
    setFilters(found === undefined ? rest : { ...rest, [found.source]: found.value });
  };
  return (
    <TextField
      select
      label="Still to do"
      value={chosen?.label ?? ''}
      onChange={({ target }) => choose(target.value)}
      slotProps={{ select: { displayEmpty: true } }}
    >
      <MenuItem value="">All</MenuItem>
      {toDo.map(({ label }) => (
        <MenuItem key={label} value={label}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}
