import { Skeleton } from '@mui/material';
import type { ReactNode } from 'react';
import { EditBase, type RaRecord, useEditContext, useGetOne, useResourceContext } from 'react-admin';
import { useParams } from 'react-router';
import type { Form as AnyForm, Fields } from '../../domain/rule/form/form.ts';
import { PageDialog } from '../kit/page-dialog.tsx';
import { useOutcome } from '../kit/use-outcome.ts';
import { useWayBack } from '../kit/use-way-back.ts';
import { isStale } from '../transport/failure.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import type { DialogWords } from './create-dialog.tsx';
import { DomainForm } from './domain-form.tsx';
import { changedAnswers } from './only-answers.ts';
import { type StartedFrom, useStartedFrom } from './use-started-from.ts';

interface EditDialogProps<F extends Fields> {
  readonly form: AnyForm<F>;
  readonly said: DialogWords;
  readonly children: ReactNode;
  /** Names of fields sent besides those of the form. */
  readonly more?: readonly string[];
}

/** Dialog that changes a record. The second of two organizers is told of the conflict and keeps all typed answers. */
export function EditDialog<F extends Fields>(props: EditDialogProps<F>) {
  const { id = '' } = useParams();
  const resource = useResourceContext() ?? '';
  const { data, isFetchedAfterMount } = useGetOne<RaRecord>(resource, { id: Number(id), meta: wholeRecord });
  const start = useStartedFrom(isFetchedAfterMount ? data : undefined);
  const outcome = useOutcome<RaRecord>(props.said);
  const onError = (failure: unknown) => {
    if (isStale(failure)) void start.look();
    else outcome.onError(failure);
  };
  const answers = changedAnswers(props.form, props.more);
  const transform = (record: Readonly<Record<string, unknown>>) => ({
    ...answers(record, start.onFile() ?? {}),
    version: start.onFile()?.version,
  });
  return (
    <EditBase
      id={Number(id)}
      mutationMode="pessimistic"
      redirect={false}
      queryOptions={{ meta: wholeRecord }}
      mutationOptions={{ ...outcome, onError, meta: wholeRecord }}
      transform={transform}
    >
      <EditedRecord {...props} start={start} />
    </EditBase>
  );
}

/** Query meta that gives the whole record a cache entry of its own, since a list that arrives meanwhile would replace it by a row with fewer fields. */
const wholeRecord = { isWhole: true } as const;

function EditedRecord<F extends Fields>({
  form,
  said,
  children,
  start,
}: EditDialogProps<F> & { readonly start: StartedFrom }) {
  const back = useWayBack();
  const { isPending } = useEditContext();
  const { record } = start;
  return (
    <PageDialog title={said.title} onClose={back}>
      {isPending || record === undefined ? (
        <Skeleton variant="rounded" height={240} />
      ) : (
        <DomainForm form={form} submit={said.submit} record={record}>
          {children}
          <ConflictNotice form={form} start={start} />
        </DomainForm>
      )}
    </PageDialog>
  );
}
