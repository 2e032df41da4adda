import Again from '@mui/icons-material/ForwardToInboxOutlined';
import SignOut from '@mui/icons-material/LogoutOutlined';
import Role from '@mui/icons-material/ManageAccountsOutlined';
import End from '@mui/icons-material/PersonOffOutlined';
import Reset from '@mui/icons-material/PhonelinkEraseOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { type ComponentType, useState } from 'react';
import { useRecordContext } from 'react-admin';
import type { InvitedOrganizer, ListedOrganizer } from '../../domain/answer/session/listed-organizer.ts';
import { useChange } from '../kit/use-change.ts';
import { useProvider } from '../transport/use-provider.ts';
import { HandOver } from './hand-over.tsx';
import { OrganizerQuestion } from './organizer-question.tsx';
import { words } from './organizer-words.ts';
import { RoleDialog } from './role-dialog.tsx';

/** What an owner can do with an account. */
export function OrganizerActions() {
  const provider = useProvider();
  const organizer = useRecordContext<ListedOrganizer>();
  const [asked, setAsked] = useState<'role' | 'reset' | 'end'>();
  const [invited, setInvited] = useState<InvitedOrganizer>();
  const again = useChange((id: number) => provider.inviteAgain(id), {
    ...words.again,
    about: ({ username }) => username,
    after: (answer) => answer.link && setInvited(answer),
  });
  const signOut = useChange((id: number) => provider.signOutOrganizer(id), {
    done: words.signOut.done,
    failed: words.signOut.failed,
    about: () => organizer?.name,
  });
  if (organizer === undefined || organizer.state === 'ended') return null;
  const close = () => setAsked(undefined);
  const end = (gone: number) => provider.delete('organizers', { id: gone });
  const { id, name, state, hasSecondFactor } = organizer;
  return (
    <>
      <Action label={words.role.action} of={name} icon={Role} onClick={() => setAsked('role')} />
      {state === 'invited' && (
        <Action label={words.again.action} of={name} icon={Again} onClick={() => again.run(id)} />
      )}
      {hasSecondFactor && (
        <Action label={words.reset.action} of={name} icon={Reset} onClick={() => setAsked('reset')} />
      )}
      {state === 'active' && (
        <Action label={words.signOut.action} of={name} icon={SignOut} onClick={() => signOut.run(id)} />
      )}
      <Action label={words.end.action} of={name} icon={End} onClick={() => setAsked('end')} />
      {asked === 'role' && <RoleDialog organizer={organizer} onClose={close} />}
      {asked === 'reset' && (
        <OrganizerQuestion
          organizer={organizer}
          said={words.reset}
          change={provider.resetSecondFactor}
          onClose={close}
        />
      )}
      {asked === 'end' && <OrganizerQuestion organizer={organizer} said={words.end} change={end} onClose={close} />}
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
