/** @jest-environment ./test/harness/page-environment.mjs */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, configure, fireEvent, render, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { DomainForm } from './domain-form.tsx';
import { SubmitButton } from './submit-button.tsx';

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 15_000 });
afterEach(cleanup);

/** Form without a field; each request waits until the test releases it. */
function Asking({ sent }: { readonly sent: (() => void)[] }) {
  const [answers, setAnswers] = useState(0);
  return (
    <>
      <DomainForm
        label="A question"
        fields={{}}
        remarksOn={() => ({})}
        send={() => new Promise<void>((resolve) => sent.push(resolve))}
        onSent={() => setAnswers((count) => count + 1)}
        failure={{ title: 'Failed', text: 'Please try again' }}
      >
        <SubmitButton label="Ask" sending="Asking" />
      </DomainForm>
      <p>{answers} answers</p>
    </>
  );
}

test('a form is sent once however often it is pressed until the answer is on the screen, and again after it', async () => {
  const sent: (() => void)[] = [];
  const { container, findByText } = render(<Asking sent={sent} />);
  const form = container.querySelector('form') as HTMLFormElement;
  const press = () => fireEvent.submit(form);
  press();
  press();
  await waitFor(() => expect(sent).toHaveLength(1));
  press();
  await findByText('Asking');
  press();
  sent[0]?.();
  await findByText('1 answers');
  expect(sent).toHaveLength(1);
  press();
  await waitFor(() => expect(sent).toHaveLength(2));
  sent[1]?.();
  await findByText('2 answers');
});
