import { Box } from '@mui/material';
import { NumberInput, SelectInput, TextInput, useGetList } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { ListedTeam } from '../../domain/answer/team/listed-team.ts';
import { everyPaymentOption, organizersPaymentOptions } from '../../domain/rule/payment/payment-method.ts';
import { familyLanguages } from '../../domain/rule/player/family-language.ts';
import {
  detailNames,
  detailsToShow,
  type PlayerDetail,
  playerDetails,
} from '../../domain/rule/player/player-details.ts';
import { skillLevelOptions } from '../../domain/rule/player/skill-level.ts';
import { individual } from '../../domain/rule/team/individual.ts';
import { playerForm } from '../../domain/use-case/player/player-form.ts';
import { asChoices } from '../form/choice-input.tsx';
import { DetailInput } from '../form/detail-input.tsx';
import { pair } from '../form/domain-form.tsx';
import { NameInput } from '../form/name-input.tsx';
import { BracketInput } from '../tournament/bracket-input.tsx';
import { TournamentInput } from '../tournament/tournament-input.tsx';
import { useTournaments } from '../tournament/use-tournaments.ts';

const fields = playerForm.fields;

export function PlayerInputs() {
  return (
    <>
      <NameInput source="name" label={fields.name.label} isRequired autoFocus autoComplete="off" />
      <Box sx={pair}>
        <TextInput
          source="email"
          label={fields.email.label}
          type="email"
          autoComplete="off"
          helperText="A family without one leaves it empty: it gets no letters, and signs the waiver on paper."
        />
        <TextInput source="phone" label={fields.phone.label} type="tel" autoComplete="off" />
        <NumberInput source="birthYear" label={fields.birthYear.label} />
        <SelectInput
          source="skillLevel"
          label={fields.skillLevel.label}
          choices={asChoices(skillLevelOptions)}
          translateChoice={false}
        />
        <TextInput source="currentClub" label={fields.currentClub.label} autoComplete="off" />
        <DetailInputs />
        <SelectInput
          source="language"
          label={fields.language.label}
          choices={asChoices(familyLanguages)}
          translateChoice={false}
        />
        <TournamentInput />
        <TeamInput />
        <PlayersBracket />
        <PaymentInput />
      </Box>
      <Box component="fieldset" sx={{ ...pair, m: 0, mt: 2, p: 0, border: 0 }}>
        <Box component="legend" sx={{ p: 0, typography: 'h3' }}>
          Parent or guardian
        </Box>
        <TextInput source="parentName" label={fields.parentName.label} autoComplete="off" />
        <TextInput source="parentEmail" label={fields.parentEmail.label} type="email" autoComplete="off" />
        <TextInput source="parentPhone" label={fields.parentPhone.label} type="tel" autoComplete="off" />
      </Box>
    </>
  );
}

/** Choice of a team of the chosen tournament, or of none. */
function TeamInput() {
  const tournamentId = useWatch({ name: 'tournamentId' });
  const { data = [], isPending } = useGetList<ListedTeam>(
    'teams',
    { pagination: { page: 1, perPage: 1000 }, sort: { field: 'name', order: 'ASC' }, filter: { tournamentId } },
    { enabled: Boolean(tournamentId) },
  );
  const choices = data.map(({ id, name, currentPlayers, maxPlayers }) => ({
    id,
    name: `${name} (${currentPlayers}/${maxPlayers})`,
  }));
  return (
    <SelectInput
      source="teamId"
      label={fields.teamId.label}
      choices={choices}
      isPending={isPending && Boolean(tournamentId)}
      emptyText={individual}
      helperText="Left empty: a free agent."
      translateChoice={false}
    />
  );
}

/** Choice of the bracket for a player without a team; on a team it is the team's. */
function PlayersBracket() {
  const isOnTeam = Boolean(useWatch({ name: 'teamId' }));
  return (
    <BracketInput
      disabled={isOnTeam}
      hint={isOnTeam ? 'The bracket of the team.' : 'Left empty: the bracket of the age. Nobody plays down.'}
    />
  );
}

/** Choice among the organizers' ways of payment, plus one that was chosen elsewhere. Without a registration a hint asks for a tournament first. */
function PaymentInput() {
  const [chosen, tournamentId, teamId] = useWatch({ name: ['paymentMethod', 'tournamentId', 'teamId'] });
  const isRegistered = Boolean(tournamentId) || Boolean(teamId);
  const offered = organizersPaymentOptions.some(({ value }) => value === chosen);
  const other = everyPaymentOption.filter(({ value }) => value === chosen && !offered);
  return (
    <SelectInput
      source="paymentMethod"
      label={fields.paymentMethod.label}
      choices={asChoices([...organizersPaymentOptions, ...other])}
      helperText={isRegistered ? false : 'Payment and date belong to a registration: choose a tournament first.'}
      translateChoice={false}
    />
  );
}

/** Inputs for the optional details that the tournament asks for, or that are on file. */
function DetailInputs() {
  const [tournamentId, ...told] = useWatch({ name: ['tournamentId', ...detailNames] });
  const { tournaments } = useTournaments();
  const asks = tournaments.find(({ id }) => id === tournamentId)?.asks ?? [];
  const isNotified = (name: PlayerDetail) => Boolean(told[detailNames.indexOf(name)]);
  const shown = detailNames.filter((name) => detailsToShow(asks).includes(name) || isNotified(name));
  return shown.map((name) => <DetailInput key={name} name={name} field={playerDetails[name]} />);
}
