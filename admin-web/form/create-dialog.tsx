import type { ReactNode } from 'react';
import { CreateBase } from 'react-admin';
import type { Form as AnyForm, Fields } from '../../domain/form/form.ts';
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

/** A dialog that makes a new record of a resource. */
export function CreateDialog<F extends Fields>({
  form,
  said,
  about,
  defaultValues,
  children,
  more = [],
}: {
  readonly form: AnyForm<F>;
  readonly said: DialogWords;
  readonly about?: (answer: never) => string | undefined;
  readonly defaultValues?: object;
  readonly children: ReactNode;
  /** What is sent besides the answers to the form. */
  readonly more?: readonly string[];
}) {
  const back = useWayBack();
  const outcome = useOutcome<never>({ ...said, ...(about !== undefined && { about }) });
  return (
    <CreateBase redirect={false} mutationOptions={outcome} transform={onlyAnswers(form, more)}>
      <PageDialog title={said.title} onClose={back}>
        <DomainForm form={form} submit={said.submit} defaultValues={defaultValues}>
          {children}
        </DomainForm>
      </PageDialog>
    </CreateBase>
  );
}
