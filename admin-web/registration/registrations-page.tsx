import Add from '@mui/icons-material/Add';
import { Button, type Theme, useMediaQuery } from '@mui/material';
import { Link } from 'react-router';
import { ageBracketOptions } from '../../domain/tournament/age-bracket.ts';
import { ExportButton } from '../kit/export-button.tsx';
import { FilterChoice } from '../kit/filter-choice.tsx';
import { ListPage } from '../kit/list-page.tsx';
import { May } from '../kit/may.tsx';
import { MailThese } from '../mailing/mail-these.tsx';
import { words as paymentWords } from '../payment/words.ts';
import { TournamentFilter } from '../tournament/tournament-filter.tsx';
import { words as tournamentWords } from '../tournament/words.ts';
import { WaiversMissing } from '../waiver/open-waivers.tsx';
import { WaiverFilter } from '../waiver/waiver-filter.tsx';
import { GroupedRegistrations, hideableRegistrationColumns } from './grouped-registrations.tsx';
import { RegistrationCard } from './registration-card.tsx';
import { RegistrationCounts } from './registration-counts.tsx';
import { RegistrationDialogs } from './registration-dialogs.tsx';
import { words } from './words.ts';

const sorts = [
  { field: 'tournamentName', label: words.columns.tournament },
  { field: 'playerName', label: words.columns.player },
  { field: 'registrationDate', label: words.columns.registrationDate, order: 'DESC' },
] as const;

const freeAgents = [{ value: 'true', label: words.freeAgents.only }];

const states = Object.entries(paymentWords.states).map(([value, label]) => ({ value, label }));

export function RegistrationsPage() {
  // On a phone the first registration comes first.
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'), { noSsr: true });
  return (
    <>
      <ListPage
        {...words}
        title={words.heading}
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
            <FilterChoice source="ageBracket" {...tournamentWords.divisions} options={ageBracketOptions} />
            <FilterChoice source="isIndividual" {...words.freeAgents} options={freeAgents} />
            <FilterChoice source="paymentStatus" {...words.states} options={states} />
            <WaiverFilter />
            <FilterChoice
              source="unconfirmed"
              label={words.confirmation.label}
              all={words.confirmation.all}
              options={[{ value: 'true', label: words.confirmation.unconfirmed }]}
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
        {words.add}
      </Button>
    </May>
  );
}
