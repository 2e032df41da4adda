import { useEffect, useRef, useState } from 'react';
import type { CodeSent, PlayerRecord } from '../../domain/answer/player/player-record.ts';
import { offeredOptions, playerIdPaymentOptions } from '../../domain/rule/payment/payment-method.ts';
import { detailNames } from '../../domain/rule/player/player-details.ts';
import { isCodeNeeded } from '../../domain/use-case/player/code-needed.ts';
import { contactCode } from '../../domain/use-case/player/contact-code.ts';
import { playerEdit } from '../../domain/use-case/player/player-edit.ts';
import { ChoiceCards } from '../form/choice-cards.tsx';
import { DomainForm } from '../form/domain-form.tsx';
import { FormFoot } from '../form/form-foot.tsx';
import { FormSection } from '../form/form-section.tsx';
import { circumstancesNow, type FormValues } from '../form/form-values.ts';
import { remarksOf } from '../form/remarks.ts';
import { TextInput } from '../form/text-input.tsx';
import button from '../kit/button.module.css';
import { choiceLabel } from '../kit/player-choice.ts';
import { useSending } from '../kit/sending.ts';
import { showToast } from '../kit/toasts.ts';
import { useBoard } from '../site/board.ts';
import { verdictOf } from '../transport/call-failed.ts';
import styles from './contact-code.module.css';
import { DetailInputs } from './detail-inputs.tsx';
import { confirmContact, saveEdit, sendContactCode } from './player-calls.ts';
import { isMasked } from './player-details.tsx';
import { words as asked } from './question-words.ts';
import { words } from './words.ts';

interface PlayerEditFormProps {
  readonly player: PlayerRecord;
  readonly onSaved: (player: PlayerRecord) => void;
  readonly onCancel: () => void;
}

/** Form in which a family changes its own contacts; where it needs the code from the address on file, it asks for it above its button. */
export function PlayerEditForm({ player, onSaved, onCancel }: PlayerEditFormProps) {
  const { guardian } = asked;
  const { editing } = words;
  const { site } = useBoard();
  const [sent, setSent] = useState<CodeSent>();
  const save = async (values: FormValues) => {
    if (sent !== undefined) {
      await confirmContact(player.id, values);
      setSent(undefined);
    }
    try {
      return await saveEdit(player.id, values);
    } catch (failure) {
      if (!isCodeNeeded(verdictOf(failure)?.details)) throw failure;
      setSent(await sendContactCode(player.id));
      return undefined;
    }
  };
  return (
    <DomainForm
      label={editing.label}
      fields={{ ...playerEdit.fields, ...contactCode.fields }}
      start={onFile(player)}
      remarksOn={(values) => ({
        ...remarksOf(playerEdit.check(values, circumstancesNow())),
        ...(sent !== undefined && remarksOf(contactCode.check(values, circumstancesNow()))),
      })}
      send={save}
      onSent={(saved) => {
        if (saved === undefined) return;
        showToast({ tone: 'good', ...editing.saved });
        onSaved(saved);
      }}
      failure={editing.failed}
    >
      <FormSection title={editing.title} {...(isMasked(player) && { lead: words.id.masked })}>
        <TextInput name="name" kind="name" autoComplete="off" />
        <TextInput name="email" kind="email" autoComplete="email" />
        <TextInput name="phone" kind="phone" autoComplete="tel" />
        <TextInput name="birthYear" kind="year" autoComplete="off" />
        <TextInput name="currentClub" autoComplete="off" />
        <DetailInputs asks={player.asks} told={player} />
        <ChoiceCards name="paymentMethod" choices={offeredOptions(playerIdPaymentOptions, site?.venmoHandle)} />
      </FormSection>
      <FormSection title={guardian.title}>
        <TextInput name="parentName" kind="name" autoComplete="section-parent name" />
        <TextInput name="parentEmail" kind="email" autoComplete="section-parent email" />
        <TextInput name="parentPhone" kind="phone" autoComplete="section-parent tel" />
      </FormSection>
      {sent !== undefined && <CodeForChange id={player.id} sent={sent} onSentAgain={setSent} />}
      <FormFoot label={editing.save} sending={editing.saving} onCancel={onCancel} />
    </DomainForm>
  );
}

function onFile(player: PlayerRecord): FormValues {
  return {
    name: player.name,
    email: player.email,
    phone: player.phone,
    birthYear: String(player.birthYear ?? ''),
    currentClub: choiceLabel(player.currentClub),
    ...Object.fromEntries(detailNames.map((name) => [name, player[name] ?? ''])),
    paymentMethod: player.paymentMethod ?? '',
    parentName: player.parentName ?? '',
    parentEmail: player.parentEmail ?? '',
    parentPhone: player.parentPhone ?? '',
  };
}

interface CodeForChangeProps {
  readonly id: number;
  readonly sent: CodeSent;
  readonly onSentAgain: (sent: CodeSent) => void;
}

/** Input for the mailed code inside the form whose change needs it. */
function CodeForChange({ id, sent, onSentAgain }: CodeForChangeProps) {
  const { code } = words;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('input')?.focus(), []);
  const { isSending, send } = useSending(code.failed);
  return (
    <div ref={place} className={styles.offer}>
      <p role="status">
        {code.sent(sent.sentTo, sent.minutes)} {code.keeps}
      </p>
      <TextInput name="code" kind="digits" autoComplete="one-time-code" />
      <button
        type="button"
        className={button.quiet}
        aria-disabled={isSending}
        onClick={() => send(async () => onSentAgain(await sendContactCode(id)))}
      >
        {code.again}
      </button>
    </div>
  );
}
