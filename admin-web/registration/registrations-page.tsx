import Add from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { Link } from 'react-router';
import { paymentStateLabels } from '../../domain/answer/registration/listed-registration.ts';
import { registrationPayment } from '../../domain/use-case/payment/player-payment-form.ts';
import { registrationForm } from '../../domain/use-case/registration/registration-form.ts';
import { ExportButton } from '../kit/export-button.tsx';
import { FilterChoice } from '../kit/filter-choice.tsx';
import { ListContent } from '../kit/list-content.tsx';
import { ListFilters } from '../kit/list-filters.tsx';
import { NothingListed } from '../kit/list-states.tsx';
import { May } from '../kit/may.tsx';
import { ListHead, OfficeList } from '../kit/office-list.tsx';
import { MailThese } from '../mailing/mail-these.tsx';
import { DivisionFilter } from '../tournament/division-filter.tsx';
import { TournamentFilter } from '../tournament/tournament-filter.tsx';
import { WaiverFilter } from '../waiver/waiver-filter.tsx';
import { GroupedRegistrations, RegistrationGroups, registrationColumns } from './grouped-registrations.tsx';
import { RegistrationCard } from './registration-card.tsx';
import { RegistrationCounts } from './registration-counts.tsx';
import { RegistrationDialogs } from './registration-dialogs.tsx';
import { ToDoFilter } from './to-do-filter.tsx';

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
