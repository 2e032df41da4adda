import { acceptAnswers } from '../../domain/rule/form/accept-answers.ts';
import { newPreRegistration, sexOptions } from '../../domain/use-case/registration/new-pre-registration.ts';
import { parentName } from '../../domain/use-case/registration/player-fields.ts';
import { ChoiceCards } from '../form/choice-cards.tsx';
import { DomainForm } from '../form/domain-form.tsx';
import { FormFoot } from '../form/form-foot.tsx';
import { FormSection } from '../form/form-section.tsx';
import { circumstancesNow, type FormValues } from '../form/form-values.ts';
import { remarksOf } from '../form/remarks.ts';
import { TextInput } from '../form/text-input.tsx';
import { translateTerm } from '../kit/server-terms.ts';
import { showToast } from '../kit/toasts.ts';
import { NoEmail } from '../site/no-email.tsx';
import { sendOnce } from '../transport/send-once.ts';
import { words } from './interest-words.ts';
import type { Interest, RegistrationForm } from './outcome.ts';

const sexes = sexOptions.map(({ value, label }) => ({ value, label: translateTerm(label) }));

/** Form for letters about future tournaments (flow 6). */
export function InterestForm({ onClose, onRegistered }: RegistrationForm) {
  return (
    <DomainForm
      label={words.label}
      draft="pre-register"
      fields={newPreRegistration.fields}
      remarksOn={(values) => remarksOf(newPreRegistration.check(values, circumstancesNow()))}
      send={registerInterest}
      onSent={(outcome) => {
        showToast({ tone: 'good', ...words.registered });
        onRegistered(outcome);
      }}
      failure={words.failed}
    >
      <FormSection title={words.player} lead={words.lead}>
        <TextInput name="name" kind="name" autoComplete="off" />
        <TextInput name="age" kind="year" autoComplete="off" />
        <TextInput name="email" kind="email" autoComplete="email" />
        <NoEmail />
        <TextInput name="phone" kind="phone" autoComplete="tel" />
        <TextInput name="parentName" label={parentName.label} kind="name" autoComplete="section-parent name" />
        <ChoiceCards name="sex" choices={sexes} isCompact />
      </FormSection>
      <FormFoot label={words.submit} sending={words.sending} onCancel={onClose} />
    </DomainForm>
  );
}

/** Registers an interest in future tournaments; the parent's name is not sent. */
async function registerInterest(values: FormValues): Promise<Interest> {
  const answers = acceptAnswers(newPreRegistration, values, circumstancesNow());
  const { name, email } = await sendOnce<Omit<Interest, 'type'>>('POST', '/api/pre-registrations', answers);
  return { type: 'interest', name, email };
}
