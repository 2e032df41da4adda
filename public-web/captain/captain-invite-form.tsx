import { useState } from 'react';
import type { InvitingResult } from '../../domain/answer/invitation/invitations-sent.ts';
import { email } from '../../domain/rule/form/email.ts';
import { optional } from '../../domain/rule/form/field.ts';
import { form } from '../../domain/rule/form/form.ts';
import { invitationsLeft } from '../../domain/rule/invitation/invitation.ts';
import { playerEmail } from '../../domain/use-case/registration/player-fields.ts';
import { DomainForm } from '../form/domain-form.tsx';
import { circumstancesNow, type FormValues, written } from '../form/form-values.ts';
import { remarksOf } from '../form/remarks.ts';
import { SubmitButton } from '../form/submit-button.tsx';
import { TextInput } from '../form/text-input.tsx';
import { showToast } from '../kit/toasts.ts';
import { invite } from './captain-calls.ts';
import styles from './captain-page.module.css';
import type { CaptainPart } from './captain-part.ts';
import { words } from './captain-words.ts';

const names = ['email1', 'email2', 'email3', 'email4'] as const;
const address = optional(email(playerEmail.label, words.invitations.invalid));
const addresses = form(
  { email1: address, email2: address, email3: address, email4: address },
  {
    complaints: ({ email1, email2, email3, email4 }) =>
      email1 === null && email2 === null && email3 === null && email4 === null
        ? { email1: words.invitations.nobody }
        : {},
  },
);

/** Inputs for as many invitations as can be sent, and the addresses that got none, with the reason. */
export function CaptainInviteForm({ team, onChange }: CaptainPart) {
  const { invitations } = words;
  const [skipped, setSkipped] = useState<InvitingResult['skipped']>([]);
  const [round, setRound] = useState(1);
  const left = leftToInvite(team);
  const shown = names.slice(0, left);
  const onSent = (after: InvitingResult) => {
    setSkipped(after.skipped);
    if (after.sent.length > 0) {
      setRound(round + 1);
      showToast({ tone: 'good', title: invitations.sent.title, text: invitations.sent.text(after.sent.length) });
    }
    onChange(after);
  };
  return (
    <div className={styles.more}>
      {left === 0 ? (
        <p>{invitations.noneLeft}</p>
      ) : (
        <>
          <h3>{invitations.more}</h3>
          <DomainForm
            key={round}
            label={invitations.label}
            fields={addresses.fields}
            remarksOn={(values) => remarksOf(addresses.check(values, circumstancesNow()))}
            send={(values) => invite(team.id, emailsOf(values))}
            onSent={onSent}
            failure={invitations.failed}
          >
            {shown.map((name, index) => (
              <TextInput key={name} name={name} label={invitations.player(index + 1)} kind="email" autoComplete="off" />
            ))}
            <SubmitButton label={invitations.submit} sending={invitations.sending} />
          </DomainForm>
        </>
      )}
      <div role="status" className={styles.skipped}>
        {skipped.map(({ email: to, reason }) => (
          <p key={to}>{invitations.skipped(to, reason)}</p>
        ))}
      </div>
    </div>
  );
}

function emailsOf(values: FormValues): readonly string[] {
  return names.map((name) => written(values, name).trim()).filter(Boolean);
}

/** Returns how many invitations can be sent; pending invitations occupy their places. */
function leftToInvite({ maxPlayers, currentPlayers, invitations }: CaptainPart['team']): number {
  return invitationsLeft({
    openPlaces: maxPlayers - currentPlayers,
    outstanding: invitations.filter(({ state }) => state === 'sent').length,
    mailed: invitations.filter(({ state }) => state !== 'unsent' && state !== 'waiting').length,
  });
}
