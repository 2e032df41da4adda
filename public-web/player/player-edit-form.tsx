import type { PlayerRecord } from '../../domain/answer/player/player-record.ts';
import { playerIdPaymentOptions } from '../../domain/payment/payment-method.ts';
import { playerEdit } from '../../domain/use-case/player/player-edit.ts';
import { ChoiceCards } from '../form/choice-cards.tsx';
import { DomainForm } from '../form/domain-form.tsx';
import { FormFoot } from '../form/form-foot.tsx';
import { FormSection } from '../form/form-section.tsx';
import { circumstancesNow, type FormValues } from '../form/form-values.ts';
import { remarksOf } from '../form/remarks.ts';
import { TextInput } from '../form/text-input.tsx';
import { showToast } from '../kit/toasts.ts';
import { words as payment } from '../payment/words.ts';
import { saveEdit } from './player-calls.ts';
import { isMasked } from './player-details.tsx';
import { words } from './words.ts';

interface PlayerEditFormProps {
  readonly player: PlayerRecord;
  readonly onSaved: (player: PlayerRecord) => void;
  readonly onCancel: () => void;
}

/** The form in which a family changes its own contacts. */
export function PlayerEditForm({ player, onSaved, onCancel }: PlayerEditFormProps) {
  const { fields, guardian, editing } = words;
  return (
    <DomainForm
      label={editing.label}
      fields={playerEdit.fields}
      start={onFile(player)}
      remarksOn={(values) => remarksOf(playerEdit.check(values, circumstancesNow()))}
      send={(values) => saveEdit(player.id, values)}
      onSent={(saved) => {
        showToast({ tone: 'good', ...(saved.pending === null ? editing.saved : editing.waits) });
        onSaved(saved);
      }}
      failure={editing.failed}
    >
      <FormSection title={editing.title} {...(isMasked(player) && { lead: words.id.masked })}>
        <TextInput name="name" label={editing.name} kind="name" autoComplete="name" />
        <TextInput name="email" label={fields.email} kind="email" autoComplete="email" />
        <TextInput name="phone" label={fields.phone} kind="phone" autoComplete="tel" />
        <TextInput name="currentClub" label={fields.club} hint={fields.clubHint} autoComplete="organization" />
        <TextInput name="league" label={fields.league} autoComplete="off" />
        <ChoiceCards name="paymentMethod" label={payment.method} choices={playerIdPaymentOptions} />
      </FormSection>
      <FormSection title={guardian.title}>
        <TextInput name="parentName" label={guardian.name} kind="name" autoComplete="section-parent name" />
        <TextInput name="parentEmail" label={guardian.email} kind="email" autoComplete="section-parent email" />
        <TextInput name="parentPhone" label={guardian.phone} kind="phone" autoComplete="section-parent tel" />
      </FormSection>
      <FormFoot label={editing.save} sending={editing.saving} onCancel={onCancel} />
    </DomainForm>
  );
}

function onFile(player: PlayerRecord): FormValues {
  return {
    name: player.name,
    email: player.email,
    phone: player.phone,
    currentClub: player.currentClub,
    league: player.league ?? '',
    paymentMethod: player.paymentMethod ?? '',
    parentName: player.parentName ?? '',
    parentEmail: player.parentEmail ?? '',
    parentPhone: player.parentPhone ?? '',
  };
}
