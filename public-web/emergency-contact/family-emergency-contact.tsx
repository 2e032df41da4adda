import { useState } from 'react';
import { type EmergencyContact, emergencyConsent } from '../../domain/emergency-contact/emergency-contact.ts';
import { emergencyContactForm } from '../../domain/use-case/emergency-contact/emergency-contact-form.ts';
import { DomainForm } from '../form/domain-form.tsx';
import { circumstancesNow } from '../form/form-values.ts';
import { remarksOf } from '../form/remarks.ts';
import { SubmitButton } from '../form/submit-button.tsx';
import { TextArea } from '../form/text-area.tsx';
import { TextInput } from '../form/text-input.tsx';
import { TickBox } from '../form/tick-box.tsx';
import button from '../kit/button.module.css';
import { useSending } from '../kit/sending.ts';
import { showToast } from '../kit/toasts.ts';
import { type ChildLink, fetchContact, giveContact, removeContact } from './emergency-contact-calls.ts';
import styles from './family-emergency-contact.module.css';
import { words } from './words.ts';

interface FamilyEmergencyContactProps {
  readonly link: ChildLink;
  /** Called after the stored contact changed. */
  readonly onChanged?: () => void;
}

/** Form in which a family adds, changes and removes an emergency contact behind its mailed link; it is loaded only when opened. */
export function FamilyEmergencyContact({ link, onChanged }: FamilyEmergencyContactProps) {
  const [given, setGiven] = useState<EmergencyContact | null>();
  const sending = useSending(words.failed);
  const Heading = link.playerId === undefined ? 'h2' : 'h3';
  const see = () => sending.send(async () => setGiven((await fetchContact(link)).contact));
  return (
    <section className={styles.place}>
      <Heading>{words.title}</Heading>
      {given === undefined ? (
        <>
          <p>{words.text}</p>
          <button type="button" className={button.secondary} aria-disabled={sending.isSending} onClick={see}>
            {words.open}
          </button>
        </>
      ) : (
        <Given
          link={link}
          given={given}
          onChange={(after) => {
            setGiven(after);
            onChanged?.();
          }}
        />
      )}
    </section>
  );
}

interface GivenProps {
  readonly link: ChildLink;
  readonly given: EmergencyContact | null;
  readonly onChange: (given: EmergencyContact | null) => void;
}

function Given({ link, given, onChange }: GivenProps) {
  const removing = useSending(words.failed);
  const remove = () =>
    removing.send(async () => {
      await removeContact(link);
      showToast({ tone: 'good', ...words.removed });
      onChange(null);
    });
  return (
    <>
      <p>{given === null ? words.text : words.given}</p>
      <DomainForm
        key={given === null ? 'none' : 'given'}
        label={words.label}
        fields={emergencyContactForm.fields}
        start={given === null ? {} : { ...given, care: given.care ?? '' }}
        remarksOn={(values) => remarksOf(emergencyContactForm.check(values, circumstancesNow()))}
        send={async (values) => {
          await giveContact(link, values);
          return (await fetchContact(link)).contact;
        }}
        onSent={(after: EmergencyContact | null) => {
          showToast({ tone: 'good', ...words.saved });
          onChange(after);
        }}
        failure={words.failed}
      >
        <TextInput name="name" kind="name" autoComplete="off" />
        <TextInput name="phone" kind="phone" autoComplete="off" />
        <TextInput name="relation" autoComplete="off" />
        <TextArea name="care" />
        <TickBox name="agreed" label={emergencyConsent} isRequired />
        <SubmitButton label={words.submit} sending={words.sending} />
      </DomainForm>
      {given !== null && (
        <button type="button" className={button.secondary} aria-disabled={removing.isSending} onClick={remove}>
          {words.remove}
        </button>
      )}
    </>
  );
}
