import Again from '@mui/icons-material/ForwardToInboxOutlined';
import SignOut from '@mui/icons-material/LogoutOutlined';
import Role from '@mui/icons-material/ManageAccountsOutlined';
import End from '@mui/icons-material/PersonOffOutlined';
import Reset from '@mui/icons-material/PhonelinkEraseOutlined';
import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { Form, TextInput, useDataProvider, useRecordContext } from 'react-admin';
import type { InvitedOrganizer, ListedOrganizer } from '../../domain/answer/organizer/listed-organizer.ts';
import { accountChange } from '../../domain/use-case/organizer/account-form.ts';
import { complaintsOf } from '../form/complaints-of.ts';
import { ChangeQuestion } from '../kit/change-question.tsx';
import { DialogActions } from '../kit/dialog-actions.tsx';
import { PageDialog } from '../kit/page-dialog.tsx';
import { RowActions } from '../kit/row-actions.tsx';
import { useChange } from '../kit/use-change.ts';
import { useToast } from '../kit/use-toast.tsx';
import { useLetterFate } from '../mail/letter-fate.ts';
import { send } from '../transport/call.ts';
import { hasRemarks, remarksOf, sentenceOf } from '../transport/failure.ts';
import { HandOver } from './hand-over.tsx';
import { RoleInput } from './role-input.tsx';

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
      <RowActions
        of={name}
        actions={[
          { onPress: () => setAsked('change'), label: 'Change role or email', icon: Role },
          ...(state === 'invited'
            ? [{ onPress: () => again.run(id), label: 'Send invitation again', icon: Again }]
            : []),
          ...(hasSecondFactor ? [{ onPress: () => setAsked('reset'), label: takeFactorAway, icon: Reset }] : []),
          ...(state === 'active'
            ? [{ onPress: () => signOut.run(id), label: 'Sign out everywhere', icon: SignOut }]
            : []),
          { onPress: () => setAsked('end'), label: 'End account', icon: End },
        ]}
      />
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

const takeFactorAway = 'Take the second factor away';

const inviteAgain = (id: number) => send<InvitedOrganizer>('POST', `/api/admin/organizers/${id}/invitation`);

const signOutOrganizer = (id: number) => send('DELETE', `/api/admin/organizers/${id}/sessions`);

const resetSecondFactor = (id: number) => send('DELETE', `/api/admin/organizers/${id}/second-factor`);

/** Dialog in which an owner changes the role and the address of an account. */
function ChangeAccountDialog({ organizer, onClose }: OrganizerDialogProps) {
  const { id, name, role, email } = organizer;
  const provider = useDataProvider();
  const toast = useToast();
  const submit = async (data: Readonly<Record<string, unknown>>) => {
    try {
      await provider.update('organizers', {
        id,
        data: { ...(data.role !== role && { role: data.role }), ...(data.email !== email && { email: data.email }) },
        previousData: organizer,
      });
      toast('good', 'Account changed', name);
      onClose();
    } catch (failure) {
      if (hasRemarks(failure)) return remarksOf(failure);
      toast('alarm', 'Failed to change the account', sentenceOf(failure));
    }
    return undefined;
  };
  return (
    <PageDialog title={`Account of ${name}`} onClose={onClose} width="xs">
      <Form
        defaultValues={{ role, email }}
        onSubmit={submit}
        validate={complaintsOf(accountChange)}
        mode="onTouched"
        noValidate
        disableInvalidFormNotification
      >
        <RoleInput />
        <TextInput source="email" label={accountChange.fields.email.label} type="email" autoComplete="off" isRequired />
        <DialogActions onCancel={onClose}>
          <Button type="submit" variant="contained">
            Change Account
          </Button>
        </DialogActions>
      </Form>
    </PageDialog>
  );
}

/** Props of a dialog about one account. */
interface OrganizerDialogProps {
  readonly organizer: ListedOrganizer;
  readonly onClose: () => void;
}
