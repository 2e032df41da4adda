import { useState } from 'react';
import { acceptAnswers } from '../../domain/rule/form/accept-answers.ts';
import { captainLinkRequest } from '../../domain/use-case/captain/captain-forms.ts';
import { DomainForm } from '../form/domain-form.tsx';
import { circumstancesNow, type FormValues } from '../form/form-values.ts';
import { remarksOf } from '../form/remarks.ts';
import { SubmitButton } from '../form/submit-button.tsx';
import { TextInput } from '../form/text-input.tsx';
import { askForLink } from './captain-calls.ts';
import styles from './captain-page.module.css';
import { words } from './captain-words.ts';

interface CaptainLinkFormProps {
  readonly title: string;
  readonly text: string;
}

/** Reason why the page is not open, and the form that requests its link; the answer is the same for every address. */
export function CaptainLinkForm({ title, text }: CaptainLinkFormProps) {
  return (
    <section className={styles.state}>
      <h1 className={styles.title}>{title}</h1>
      <p>{text}</p>
      <CaptainLinkRequest />
    </section>
  );
}

/** Form of the request. */
export function CaptainLinkRequest() {
  const [isSent, setSent] = useState(false);
  const { link } = words;
  return isSent ? (
    <div className={styles.sent} role="status">
      <h2>{link.sent.title}</h2>
      <p>{link.sent.text}</p>
    </div>
  ) : (
    <DomainForm
      label={link.label}
      fields={captainLinkRequest.fields}
      remarksOn={(values) => remarksOf(captainLinkRequest.check(values, circumstancesNow()))}
      send={ask}
      onSent={() => setSent(true)}
      failure={link.failed}
    >
      <TextInput name="email" kind="email" autoComplete="email" />
      <SubmitButton label={link.submit} sending={link.sending} />
    </DomainForm>
  );
}

function ask(values: FormValues) {
  return askForLink(acceptAnswers(captainLinkRequest, values, circumstancesNow()).email);
}
