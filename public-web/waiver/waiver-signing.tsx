import type { WaiverView } from '../../domain/answer/waiver/waiver-view.ts';
import { relationships, relationshipsFor, waiverForm } from '../../domain/use-case/waiver/waiver-form.ts';
import { ChoiceCards } from '../form/choice-cards.tsx';
import { DomainForm } from '../form/domain-form.tsx';
import { FormSection } from '../form/form-section.tsx';
import { circumstancesNow } from '../form/form-values.ts';
import { remarksOf } from '../form/remarks.ts';
import { SubmitButton } from '../form/submit-button.tsx';
import { TextInput } from '../form/text-input.tsx';
import { TickBox } from '../form/tick-box.tsx';
import { Fact } from '../kit/fact.tsx';
import { showToast } from '../kit/toasts.ts';
import { words } from './sign-words.ts';
import { sign } from './waiver-calls.ts';
import styles from './waiver-page.module.css';
import { WaiverSections } from './waiver-sections.tsx';

interface WaiverSigningProps {
  readonly shown: WaiverView;
  readonly sealed: string;
  readonly onSigned: (shown: WaiverView) => void;
}

/** Player of the waiver, its seven sections, and the form to sign. */
export function WaiverSigning({ shown, sealed, onSigned }: WaiverSigningProps) {
  const { playerName, birthYear, tournament, version } = shown;
  const allowed = relationshipsFor(birthYear, circumstancesNow().year);
  const [only] = allowed.length === 1 ? allowed : [];
  return (
    <>
      <header className={styles.head}>
        <h1>{words.heading}</h1>
        <dl>
          <Fact name={words.forPlayer} value={playerName} />
          <Fact name={words.at} value={tournament} />
        </dl>
      </header>
      <WaiverSections heading="h2" />
      <p className={styles.version}>{words.versionOf(version)}</p>
      <DomainForm
        label={words.label}
        fields={waiverForm.fields}
        start={{ version, ...(only !== undefined && { relationship: only }) }}
        remarksOn={(values) => remarksOf(waiverForm.check(values, { ...circumstancesNow(), birthYear, playerName }))}
        send={(values) => sign(sealed, values, birthYear)}
        onSent={(after) => {
          showToast({ tone: 'good', ...words.signed });
          onSigned(after);
        }}
        failure={words.failed}
      >
        <FormSection title={words.sign}>
          <TextInput name="signer" kind="name" autoComplete="name" />
          <ChoiceCards
            name="relationship"
            label={words.relationship}
            choices={relationships.filter(({ value }) => allowed.includes(value))}
          />
          <TickBox
            name="termsAccepted"
            label={only === 'self' ? words.acceptOwn : words.accept(playerName)}
            isRequired
          />
          <TickBox name="likenessAllowed" label={words.likeness} />
        </FormSection>
        <SubmitButton label={words.submit} sending={words.sending} />
      </DomainForm>
    </>
  );
}
