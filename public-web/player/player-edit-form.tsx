import type { PendingChange, PlayerRecord } from '../../domain/answer/player/player-record.ts';
import { playerIdPaymentOptions } from '../../domain/payment/payment-method.ts';
import { detailNames } from '../../domain/player/player-details.ts';
import { playerEdit } from '../../domain/use-case/player/player-edit.ts';
import { ChoiceCards } from '../form/choice-cards.tsx';
import { DomainForm } from '../form/domain-form.tsx';
import { FormFoot } from '../form/form-foot.tsx';
import { FormSection } from '../form/form-section.tsx';
import { circumstancesNow, type FormValues } from '../form/form-values.ts';
import { remarksOf } from '../form/remarks.ts';
import { TextInput } from '../form/text-input.tsx';
import { choiceLabel } from '../kit/player-choice.ts';
import { showToast } from '../kit/toasts.ts';
import { DetailInputs } from './detail-inputs.tsx';
import { saveEdit } from './player-calls.ts';
import { isMasked } from './player-details.tsx';
import { words as asked } from './question-words.ts';
import { words } from './words.ts';

interface PlayerEditFormProps {
  readonly player: PlayerRecord;
  readonly onSaved: (player: PlayerRecord) => void;
  readonly onCancel: () => void;
}

/** Form in which a family changes its own contacts. */
export function PlayerEditForm({ player, onSaved, onCancel }: PlayerEditFormProps) {
  const { guardian } = asked;
  const { editing } = words;
  return (
    <DomainForm
      label={editing.label}
      fields={playerEdit.fields}
      start={onFile(player)}
      remarksOn={(values) => remarksOf(playerEdit.check(values, circumstancesNow()))}
      send={(values) => saveEdit(player.id, values)}
      onSent={(saved) => {
        showToast({ tone: 'good', ...changeMessage(saved.pending) });
        onSaved(saved);
      }}
      failure={editing.failed}
    >
      <FormSection title={editing.title} {...(isMasked(player) && { lead: words.id.masked })}>
        <TextInput name="name" kind="name" autoComplete="name" />
        <TextInput name="email" kind="email" autoComplete="email" />
        <TextInput name="phone" kind="phone" autoComplete="tel" />
        <TextInput name="currentClub" autoComplete="organization" />
        <DetailInputs asks={player.asks} told={player} />
        <ChoiceCards name="paymentMethod" choices={playerIdPaymentOptions} />
      </FormSection>
      <FormSection title={guardian.title}>
        <TextInput name="parentName" kind="name" autoComplete="section-parent name" />
        <TextInput name="parentEmail" kind="email" autoComplete="section-parent email" />
        <TextInput name="parentPhone" kind="phone" autoComplete="section-parent tel" />
      </FormSection>
      <FormFoot label={editing.save} sending={editing.saving} onCancel={onCancel} />
    </DomainForm>
  );
}

/** Returns the message after a change: saved, waiting for confirmation by mail, or for an organizer if mail does not reach the address. */
function changeMessage(pending: PendingChange | null): { readonly title: string; readonly text: string } {
  const { saved, waits, byHand } = words.editing;
  if (pending === null) return saved;
  return pending.confirmAt === null ? byHand : waits;
}

function onFile(player: PlayerRecord): FormValues {
  return {
    name: player.name,
    email: player.email,
    phone: player.phone,
    currentClub: choiceLabel(player.currentClub),
    ...Object.fromEntries(detailNames.map((name) => [name, player[name] ?? ''])),
    paymentMethod: player.paymentMethod ?? '',
    parentName: player.parentName ?? '',
    parentEmail: player.parentEmail ?? '',
    parentPhone: player.parentPhone ?? '',
  };
}
