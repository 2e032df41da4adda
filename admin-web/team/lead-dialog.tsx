import { Box, Button, TextField, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import type { ListedTeam } from '../../domain/answer/team/listed-team.ts';
import { nonPlayingRoles } from '../../domain/team/team-lead.ts';
import { teamPerson } from '../../domain/use-case/team/team-person.ts';
import { complaintsOf } from '../form/complaints-of.ts';
import { pair } from '../form/domain-form.tsx';
import { DialogActions } from '../kit/dialog-actions.tsx';
import { RecordDialog } from '../kit/record-dialog.tsx';
import { useChange } from '../kit/use-change.ts';
import { useWayBack } from '../kit/use-way-back.ts';
import { useProvider } from '../transport/use-provider.ts';
import { NewCodeOffer } from './new-code-offer.tsx';

export const leadsNow = (name: string) => `${name} leads this team without playing.`;

export const takeAway = 'Take away';

const { fields } = teamPerson;
const inputs = [
  ['name', 'text'],
  ['email', 'email'],
  ['phone', 'tel'],
] as const;

/** Dialog that enters or removes a parent or coach who leads a team without playing. */
export function LeadDialog() {
  return <RecordDialog<ListedTeam> title="Parent or Coach">{(team) => <Lead team={team} />}</RecordDialog>;
}

function Lead({ team }: { readonly team: ListedTeam }) {
  return team.ledBy === 'captain' ? <LeadForm team={team} /> : <LeadNow team={team} />;
}

function LeadNow({ team }: { readonly team: ListedTeam }) {
  const provider = useProvider();
  const back = useWayBack();
  const [isNewCode, setNewCode] = useState(false);
  const remove = async () => {
    await provider.removeLead(team.id);
    if (isNewCode) await provider.replaceInvitationCode(team.id);
  };
  const { run, isBusy } = useChange(remove, {
    ...{ done: 'The team needs a captain now', failed: 'Failed to take them away', after: back },
  });
  return (
    <>
      <Typography>{leadsNow(team.captainName)}</Typography>
      <NewCodeOffer team={team} isWanted={isNewCode} onChange={setNewCode} />
      <DialogActions onCancel={back} isFinal>
        <Button variant="contained" size="large" aria-disabled={isBusy} onClick={() => run()}>
          {takeAway}
        </Button>
      </DialogActions>
    </>
  );
}

function LeadForm({ team }: { readonly team: ListedTeam }) {
  const provider = useProvider();
  const back = useWayBack();
  const [person, setPerson] = useState<Readonly<Record<string, string>>>({ role: nonPlayingRoles[0]?.value ?? '' });
  const [isAsked, setAsked] = useState(false);
  const { run, isBusy } = useChange(() => provider.appointLead(team.id, person), {
    done: 'They lead the team now',
    failed: 'Failed to enter who leads the team',
    after: back,
  });
  const complaints: Readonly<Record<string, unknown>> = complaintsOf(teamPerson)(person);
  const inputOf = (name: (typeof inputs)[number][0] | 'role') => ({
    label: fields[name].label,
    value: person[name] ?? '',
    required: true,
    error: isAsked && name in complaints,
    helperText: (isAsked && name in complaints && String(complaints[name])) || ' ',
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      setPerson({ ...person, [name]: target.value }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (Object.keys(complaints).length === 0) run();
  };
  return (
    <form onSubmit={submit} noValidate>
      <Typography color="text.secondary">{team.name}</Typography>
      <Typography sx={{ mb: 1 }}>
        They are mailed the link to the captain’s page and take no place on the roster. Whoever led the team is told.
      </Typography>
      <TextField select {...inputOf('role')} slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}>
        {nonPlayingRoles.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </TextField>
      <Box sx={pair}>
        {inputs.map(([name, type]) => (
          <TextField key={name} type={type} autoComplete="off" {...inputOf(name)} />
        ))}
      </Box>
      <DialogActions onCancel={back}>
        <Button type="submit" variant="contained" size="large" aria-disabled={isBusy}>
          Let them lead the team
        </Button>
      </DialogActions>
    </form>
  );
}
