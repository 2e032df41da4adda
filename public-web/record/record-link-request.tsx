import { useState } from 'react';
import { useLocation } from 'react-router';
import { acceptAnswers } from '../../domain/rule/form/accept-answers.ts';
import { recordLinkRequest } from '../../domain/use-case/record/record-forms.ts';
import { DomainForm } from '../form/domain-form.tsx';
import { circumstancesNow, type FormValues } from '../form/form-values.ts';
import { remarksOf } from '../form/remarks.ts';
import { SubmitButton } from '../form/submit-button.tsx';
import { TextInput } from '../form/text-input.tsx';
import { askForRecordLink } from './record-calls.ts';
import { words } from './record-link-words.ts';
import styles from './record-offer.module.css';

/** Offer of a link to everything that is kept, folded unless the page was opened for it. */
export function RecordLinkOffer() {
  const { title, text } = words.offer;
  const { hash } = useLocation();
  return (
    <details className={styles.offer} open={hash === '#record'}>
      <summary>{title}</summary>
      <p>{text}</p>
      <RecordLinkRequest />
    </details>
  );
}

/** Form for the request of a link; the answer is the same for every address. */
export function RecordLinkRequest() {
  const [isSent, setSent] = useState(false);
  const { ask } = words;
  return isSent ? (
    <div role="status">
      <h2>{ask.sent.title}</h2>
      <p>{ask.sent.text}</p>
    </div>
  ) : (
    <DomainForm
      label={ask.label}
      fields={recordLinkRequest.fields}
      remarksOn={(values) => remarksOf(recordLinkRequest.check(values, circumstancesNow()))}
      send={send}
      onSent={() => setSent(true)}
      failure={ask.failed}
    >
      <TextInput name="email" kind="email" autoComplete="email" />
      <SubmitButton label={ask.submit} sending={ask.sending} />
    </DomainForm>
  );
}

function send(values: FormValues) {
  return askForRecordLink(acceptAnswers(recordLinkRequest, values, circumstancesNow()).email);
}
