import { useState } from 'react';
import type { CodeSent, ConfirmedRecord, PlayerRecord } from '../../domain/answer/player/player-record.ts';
import { contactCode } from '../../domain/use-case/player/contact-code.ts';
import { DomainForm } from '../form/domain-form.tsx';
import { circumstancesNow } from '../form/form-values.ts';
import { remarksOf } from '../form/remarks.ts';
import { SubmitButton } from '../form/submit-button.tsx';
import { TextInput } from '../form/text-input.tsx';
import button from '../kit/button.module.css';
import { useSending } from '../kit/sending.ts';
import styles from './contact-code.module.css';
import { confirmContact, sendContactCode } from './player-calls.ts';
import { words } from './words.ts';

interface ContactCodeProps {
  readonly player: Pick<PlayerRecord, 'id'>;
  /** Text that explains the use of a code. */
  readonly lead: string;
  /** Labels of the buttons that send and confirm the code, where it opens something else than the contact. */
  readonly labels?: { readonly send: string; readonly confirm: string };
  readonly onConfirmed: (player: ConfirmedRecord) => void;
}

/** Confirms the caller by a code sent to the address on file, which also shows the full contact. */
export function ContactCode({ player, lead, labels, onConfirmed }: ContactCodeProps) {
  const { code } = words;
  const shown = labels ?? code;
  const [sent, setSent] = useState<CodeSent>();
  const { isSending, send } = useSending(code.failed);
  const ask = () => send(async () => setSent(await sendContactCode(player.id)));
  if (sent === undefined) {
    return (
      <div className={styles.offer}>
        <p>{lead}</p>
        <button type="button" className={button.secondary} aria-disabled={isSending} onClick={ask}>
          {isSending ? code.sending : shown.send}
        </button>
      </div>
    );
  }
  return (
    <DomainForm
      label={code.label}
      fields={contactCode.fields}
      remarksOn={(values) => remarksOf(contactCode.check(values, circumstancesNow()))}
      send={(values) => confirmContact(player.id, values)}
      onSent={onConfirmed}
      failure={{ ...code.wrong, isVerdict: true }}
    >
      <div className={styles.offer}>
        <p role="status">{code.sent(sent.sentTo, sent.minutes)}</p>
        <TextInput name="code" kind="digits" autoComplete="one-time-code" />
        <div className={styles.ways}>
          <SubmitButton label={shown.confirm} sending={code.confirming} />
          <button type="button" className={button.quiet} aria-disabled={isSending} onClick={ask}>
            {code.again}
          </button>
        </div>
      </div>
    </DomainForm>
  );
}
