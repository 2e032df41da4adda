import Add from '@mui/icons-material/Add';
import { Button, type Theme, useMediaQuery } from '@mui/material';
import { Link } from 'react-router';
import { paymentStateLabels } from '../../domain/answer/registration/listed-registration.ts';
import { registrationPayment } from '../../domain/use-case/payment/player-payment-form.ts';
import { registrationForm } from '../../domain/use-case/registration/registration-form.ts';
import { counted } from '../kit/counted.ts';
import { ExportButton } from '../kit/export-button.tsx';
import { FilterChoice } from '../kit/filter-choice.tsx';
import { ListPage } from '../kit/list-page.tsx';
import { May } from '../kit/may.tsx';
import { MailThese } from '../mailing/mail-these.tsx';
import { DivisionFilter } from '../tournament/division-filter.tsx';
import { TournamentFilter } from '../tournament/tournament-filter.tsx';
import { WaiversMissing } from '../waiver/open-waivers.tsx';
import { WaiverFilter } from '../waiver/waiver-filter.tsx';
import { GroupedRegistrations, hideableRegistrationColumns, registrationColumns } from './grouped-registrations.tsx';
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
  // On a phone the first registration is near the top.
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'), { noSsr: true });
  return (
    <>
      <ListPage
        count={(registrations) => counted(registrations, 'registration')}
        loading="Loading the registrations…"
        failed="Failed to fetch registrations"
        none={{ title: 'No registration yet', text: 'Registrations appear as families send them, or as you add them.' }}
        title={registrationsHeading}
        sort={{ field: 'tournamentName', order: 'ASC' }}
        sorts={sorts}
        hideable={hideableRegistrationColumns}
        first={<AddRegistration />}
        perPage={50}
        counts={<RegistrationCounts />}
        {...(isNarrow ? { below: <WaiversMissing /> } : { above: <WaiversMissing /> })}
        table={<GroupedRegistrations />}
        card={RegistrationCard}
        filters={
          <>
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
          </>
        }
        actions={
          <>
            <ExportButton />
            <MailThese />
            <AddRegistration />
          </>
        }
      />
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
