import type { ReactNode } from 'react';
import { CreateBase } from 'react-admin';
import type { Fields, Form as Sheet } from '../../domain/form/form.ts';
import { PageDialog } from '../kit/page-dialog.tsx';
import { useOutcome } from '../kit/use-outcome.ts';
import { useWayBack } from '../kit/use-way-back.ts';
import { DomainForm } from './domain-form.tsx';
import { onlyAnswers } from './only-answers.ts';

export interface Said {
  readonly title: string;
  readonly submit: string;
  readonly done: string;
  readonly failed: string;
}

/** A dialog that makes a new record of a resource. */
export function CreateDialog<F extends Fields>({
  sheet,
  said,
  about,
  defaultValues,
  children,
  more = [],
}: {
  readonly sheet: Sheet<F>;
  readonly said: Said;
  readonly about?: (answer: never) => string | undefined;
  readonly defaultValues?: object;
  readonly children: ReactNode;
  /** What is sent besides the answers to the sheet. */
  readonly more?: readonly string[];
}) {
  const back = useWayBack();
  const outcome = useOutcome<never>({ ...said, ...(about !== undefined && { about }) });
  return (
    <CreateBase redirect={false} mutationOptions={outcome} transform={onlyAnswers(sheet, more)}>
      <PageDialog title={said.title} onClose={back}>
        <DomainForm sheet={sheet} submit={said.submit} defaultValues={defaultValues}>
          {children}
        </DomainForm>
      </PageDialog>
    </CreateBase>
  );
}
