import { useState } from 'react';
import { acceptAnswers } from '../../domain/form/accept-answers.ts';
import { familyPageRequest } from '../../domain/use-case/family/family-page-request.ts';
import { DomainForm } from '../form/domain-form.tsx';
import { circumstancesNow, type FormValues } from '../form/form-values.ts';
import { remarksOf } from '../form/remarks.ts';
import { SubmitButton } from '../form/submit-button.tsx';
import { TextInput } from '../form/text-input.tsx';
import pages from '../kit/mailed-link-page.module.css';
import { words as site } from '../site/words.ts';
import { askForPage } from './family-calls.ts';
import { words } from './family-words.ts';

/** Page on which a family requests its link; the answer is the same for every address. */
export function FamilyAsk() {
  const { ask } = words;
  return (
    <div className={pages.page}>
      <title>{`${ask.heading} · ${site.brand}`}</title>
      <section className={pages.state}>
        <h1>{ask.heading}</h1>
        <p>{ask.text}</p>
        <FamilyLinkRequest />
      </section>
    </div>
  );
}

/** Form of the request. */
export function FamilyLinkRequest() {
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
      fields={familyPageRequest.fields}
      remarksOn={(values) => remarksOf(familyPageRequest.check(values, circumstancesNow()))}
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
  return askForPage(acceptAnswers(familyPageRequest, values, circumstancesNow()).email);
}
