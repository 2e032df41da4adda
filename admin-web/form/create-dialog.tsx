import { type ReactNode, useState } from 'react';
import { CreateBase } from 'react-admin';
import type { Form as AnyForm, Fields } from '../../domain/rule/form/form.ts';
import { PageDialog } from '../kit/page-dialog.tsx';
import { useOutcome } from '../kit/use-outcome.ts';
import { useWayBack } from '../kit/use-way-back.ts';
import { DomainForm } from './domain-form.tsx';
import { onlyAnswers } from './only-answers.ts';

export interface DialogWords {
  readonly title: string;
  readonly submit: string;
  readonly done: string;
  readonly failed: string;
}

/** Dialog that creates a record of a resource, or several in a row. */
export function CreateDialog<F extends Fields>({
  form,
  said,
  about,
  defaultValues,
  children,
  more = [],
  again,
}: {
  readonly form: AnyForm<F>;
  readonly said: DialogWords;
  readonly about?: (answer: never) => string | undefined;
  readonly defaultValues?: object;
  readonly children: ReactNode;
  /** Names of fields sent besides those of the form. */
  readonly more?: readonly string[];
  /** Names of answers that the next record keeps when several are entered in a row. */
  readonly again?: readonly string[];
}) {
  const back = useWayBack();
  const outcome = useOutcome<never>({ ...said, ...(about !== undefined && { about }) });
  const [next, setNext] = useState({ number: 0, answers: {} });
  const goOn = (answers: object) => {
    const kept = Object.entries(answers).filter(([name]) => again?.includes(name));
    setNext(({ number }) => ({ number: number + 1, answers: Object.fromEntries(kept) }));
  };
  return (
    <CreateBase redirect={false} mutationOptions={outcome} transform={onlyAnswers(form, more)}>
      <PageDialog title={said.title} onClose={back}>
        <DomainForm
          key={next.number}
          form={form}
          submit={said.submit}
          defaultValues={{ ...defaultValues, ...next.answers }}
          {...(again !== undefined && { again: { said, about, goOn } })}
        >
          {children}
        </DomainForm>
      </PageDialog>
    </CreateBase>
  );
}
