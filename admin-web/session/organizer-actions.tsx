import Again from '@mui/icons-material/ForwardToInboxOutlined';
import SignOut from '@mui/icons-material/LogoutOutlined';
import Role from '@mui/icons-material/ManageAccountsOutlined';
import End from '@mui/icons-material/PersonOffOutlined';
import Reset from '@mui/icons-material/PhonelinkEraseOutlined';
import { IconButton, Tooltip, Typography } from '@mui/material';
import { type ComponentType, useState } from 'react';
import { useDataProvider, useRecordContext } from 'react-admin';
import type { InvitedOrganizer, ListedOrganizer } from '../../domain/answer/session/listed-organizer.ts';
import { ChangeQuestion } from '../kit/change-question.tsx';
import { useChange } from '../kit/use-change.ts';
import { useLetterFate } from '../mail/letter-fate.ts';
import { send } from '../transport/call.ts';
import { ChangeAccountDialog } from './change-account-dialog.tsx';
import { HandOver } from './hand-over.tsx';

/** Actions of an owner on an account. */
export function OrganizerActions() {
  const provider = useDataProvider();
  const fate = useLetterFate();
  const organizer = useRecordContext<ListedOrganizer>();
  const [asked, setAsked] = useState<'change' | 'reset' | 'end'>();
  const [invited, setInvited] = useState<InvitedOrganizer>();
  const again = useChange((id: number) => inviteAgain(id), {
    done: 'Invitation sent again',
    failed: 'Failed to send the invitation again',
    about: ({ username }) => username,
    after: (answer) => answer.link && setInvited(answer),
  });
  const signOut = useChange((id: number) => signOutOrganizer(id), {
    done: 'Signed out everywhere',
    failed: 'Failed to sign out',
    about: () => organizer?.name,
  });
  if (organizer === undefined || organizer.state === 'ended') return null;
  const close = () => setAsked(undefined);
  const { id, name, state, hasSecondFactor } = organizer;
  return (
    <>
      <Action label="Change role or email" of={name} icon={Role} onClick={() => setAsked('change')} />
      {state === 'invited' && (
        <Action label="Send invitation again" of={name} icon={Again} onClick={() => again.run(id)} />
      )}
      {hasSecondFactor && <Action label={takeFactorAway} of={name} icon={Reset} onClick={() => setAsked('reset')} />}
      {state === 'active' && (
        <Action label="Sign out everywhere" of={name} icon={SignOut} onClick={() => signOut.run(id)} />
      )}
      <Action label="End account" of={name} icon={End} onClick={() => setAsked('end')} />
      {asked === 'change' && <ChangeAccountDialog organizer={organizer} onClose={close} />}
      {asked === 'reset' && (
        <ChangeQuestion
          action={takeFactorAway}
          title={`Take away the second factor of ${name}?`}
          change={() => resetSecondFactor(id)}
          done="Second factor taken away"
          about={name}
          failed="Failed to take the second factor away"
          onClose={close}
        >
          <Typography>
            For somebody who has lost the phone and the recovery codes: make sure that it is them. They are signed out
            everywhere, and sign in with the password alone until they set up another. {fate(1, 'to them')}
          </Typography>
        </ChangeQuestion>
      )}
      {asked === 'end' && (
        <ChangeQuestion
          action="End account"
          title={`End the account of ${name}?`}
          change={() => provider.delete('organizers', { id })}
          done="Account ended"
          about={name}
          failed="Failed to end the account"
          onClose={close}
        >
          <Typography>
            They are signed out everywhere at once, and cannot sign in again. What they did stays in the audit.
          </Typography>
        </ChangeQuestion>
      )}
      {invited !== undefined && <HandOver invited={invited} onClose={() => setInvited(undefined)} />}
    </>
  );
}

function Action({
  label,
  of,
  icon: Icon,
  onClick,
}: {
  readonly label: string;
  readonly of: string;
  readonly icon: ComponentType<{ fontSize: 'small' }>;
  readonly onClick: () => void;
}) {
  return (
    <Tooltip title={label}>
      <IconButton size="small" color="inherit" aria-label={`${label}: ${of}`} onClick={onClick}>
        <Icon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}

const takeFactorAway = 'Take the second factor away';

const inviteAgain = (id: number) => send<InvitedOrganizer>('POST', `/api/admin/organizers/${id}/invitation`);

const signOutOrganizer = (id: number) => send('DELETE', `/api/admin/organizers/${id}/sessions`);

const resetSecondFactor = (id: number) => send('DELETE', `/api/admin/organizers/${id}/second-factor`);
