import { useState } from 'react';
import { CreateBase, TextInput } from 'react-admin';
import type { InvitedOrganizer } from '../../domain/answer/session/listed-organizer.ts';
import { invitationDays } from '../../domain/session/account.ts';
import { accountInvitation } from '../../domain/use-case/session/account-form.ts';
import { DomainForm } from '../form/domain-form.tsx';
import { onlyAnswers } from '../form/only-answers.ts';
import { PageDialog } from '../kit/page-dialog.tsx';
import { useOutcome } from '../kit/use-outcome.ts';
import { useWayBack } from '../kit/use-way-back.ts';
import { HandOver } from './hand-over.tsx';
import { RoleInput } from './role-input.tsx';

const { name, email } = accountInvitation.fields;

/** Dialog that invites an organizer; without mail the link is shown once, to hand over. */
export function InviteOrganizerDialog() {
  const [invited, setInvited] = useState<InvitedOrganizer>();
  const back = useWayBack();
  const outcome = useOutcome<InvitedOrganizer>({
    done: 'Invited',
    failed: 'Failed to invite',
    about: ({ username }) => username,
  });
  const onSuccess = (answer: InvitedOrganizer) =>
    answer.link === undefined ? outcome.onSuccess(answer) : setInvited(answer);
  if (invited !== undefined) return <HandOver invited={invited} onClose={back} />;
  return (
    <CreateBase<InvitedOrganizer>
      redirect={false}
      mutationOptions={{ onSuccess, onError: outcome.onError }}
      transform={onlyAnswers(accountInvitation)}
    >
      <PageDialog
        title="Invite an Organizer"
        remark={`A letter brings a link that works once, within ${invitationDays} days.`}
        onClose={back}
      >
        <DomainForm form={accountInvitation} submit="Send Invitation" defaultValues={{ role: 'check-in' }}>
          <TextInput source="name" label={name.label} autoComplete="off" isRequired />
          <TextInput source="email" label={email.label} type="email" autoComplete="off" isRequired />
          <RoleInput />
        </DomainForm>
      </PageDialog>
    </CreateBase>
  );
}
