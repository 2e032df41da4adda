import { type BaseSyntheticEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { FormProvider, type UseFormReturn, useForm } from 'react-hook-form';
import type { Fields, SpokenRemarks } from '../../domain/form/form.ts';
import { takeWords, useLeftWords } from '../kit/handover.ts';
import { useOwnToast } from '../kit/own-toast.ts';
import { notSent } from '../kit/sending.ts';
import { CallFailed, sentenceOf } from '../transport/call-failed.ts';
import { AfterFailure } from './after-failure.ts';
import styles from './domain-form.module.css';
import { draftOf, dropDraft, isPartOfDraft, keepDraft } from './drafts.ts';
import { noteSent, ofFamily } from './family.ts';
import { FormFieldsContext } from './form-fields.ts';
import type { FormValues } from './form-values.ts';
import { goOnWithEnter, nameEnter } from './next-question.ts';
import { resolverOf } from './remarks.ts';
import { words as formWords } from './words.ts';

interface DomainFormProps<Answer> {
  /** Under what name the draft is kept; without one nothing is kept. */
  readonly draft?: string;
  /** The inputs that say nothing about a person: they outlive a reload. */
  readonly choices?: readonly string[];
  readonly fields: Fields;
  /** What stands in the inputs before anything is typed. */
  readonly start?: FormValues;
  /** What was settled before the form: it stands whatever the draft says. */
  readonly fixed?: FormValues;
  readonly remarksOn: (values: FormValues) => SpokenRemarks;
  readonly send: (values: FormValues) => Promise<Answer>;
  readonly onSent: (answer: Answer) => void;
  /** What is said when it was not sent: the title (another where the rules refused it), and a text where the server gives none. */
  readonly failure: { readonly title: string; readonly text: string; readonly refused?: string };
  /** The text is said whatever the server says. */
  readonly isFailureFixed?: boolean;
  /** What is offered above the button once the server has refused; `again` sends the form with other answers to some of its questions. */
  readonly afterFailure?: (refused: RefusedForm) => ReactNode;
  /** Told what is wrong when an attempt is stopped before sending. */
  readonly onRefused?: (remarks: SpokenRemarks) => void;
  readonly label: string;
  readonly children: ReactNode;
}

/** A form that the server has refused. */
export interface RefusedForm {
  readonly failure: CallFailed;
  readonly values: FormValues;
  readonly again: (changes: FormValues) => void;
}

const none: readonly string[] = [];

/** A form of the domain on the web: errors when a field is left with something in it, the first one focused, sent once, never lost. */
export function DomainForm<Answer>(props: DomainFormProps<Answer>) {
  const { draft, choices = none, fields, start, fixed, remarksOn, label, children } = props;
  const isAttempted = useRef(false);
  const words = `words in ${Object.keys(fields).join(' ')}`;
  const [before] = useState(() =>
    draft === undefined ? (takeWords(words) as FormValues | undefined) : draftOf(draft),
  );
  const [isPart] = useState(() => draft !== undefined && isPartOfDraft(draft));
  const form = useForm<FormValues>({
    mode: 'onTouched',
    defaultValues: {
      ...start,
      ...(draft !== undefined && ofFamily(fields)),
      ...before,
      ...fixed,
    },
    resolver: resolverOf(remarksOn, () => isAttempted.current),
    shouldFocusError: false,
  });
  useEffect(() => {
    if (draft === undefined) return;
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => keepDraft(draft, values, choices),
    });
  }, [form, draft, choices]);
  useLeftWords(words, () => (draft === undefined ? form.getValues() : undefined));
  const place = useFirstErrorFocused(form);
  const { submit, offered } = useSubmission(form, props, isAttempted);
  return (
    <FormFieldsContext value={fields}>
      <FormProvider {...form}>
        <form
          ref={place}
          className={styles.form}
          noValidate
          aria-label={label}
          onSubmit={submit}
          onKeyDown={goOnWithEnter}
          onFocus={({ currentTarget, target }) => nameEnter(currentTarget, target)}
        >
          {isPart && (
            <p role="status" className={styles.part}>
              {formWords.notKept}
            </p>
          )}
          <AfterFailure value={offered}>{children}</AfterFailure>
        </form>
      </FormProvider>
    </FormFieldsContext>
  );
}

/** Sends the form once, however often the button is pressed until what came of it is on the screen. */
function useSubmission<Answer>(
  form: UseFormReturn<FormValues>,
  props: DomainFormProps<Answer>,
  isAttempted: RefObject<boolean>,
) {
  const isSending = useRef(false);
  const [offered, setOffered] = useState<ReactNode>();
  const toast = useOwnToast();
  const attempt = async (values: FormValues) => {
    setOffered(undefined);
    toast.end();
    try {
      const answer = await props.send(values);
      if (props.draft !== undefined) {
        dropDraft(props.draft);
        noteSent(values);
      }
      props.onSent(answer);
    } catch (failure) {
      toast.show(reportFailure(form, props, failure));
      if (failure instanceof CallFailed) setOffered(props.afterFailure?.({ failure, values, again }));
    }
  };
  const send = form.handleSubmit(attempt, () => props.onRefused?.(props.remarksOn(form.getValues())));
  const submit = (event?: BaseSyntheticEvent) => {
    event?.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    isAttempted.current = true;
    void send(event);
  };
  const { submitCount } = form.formState;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it counts each attempt that is over, drawn with what came of it
  useEffect(() => {
    isSending.current = false;
  }, [submitCount]);
  const again = (changes: FormValues) => {
    for (const [name, value] of Object.entries(changes)) form.setValue(name, value);
    submit();
  };
  return { submit, offered };
}

/** Lays what has failed on the form, and says it. */
function reportFailure<Answer>(form: UseFormReturn<FormValues>, props: DomainFormProps<Answer>, failure: unknown) {
  const { text, refused } = props.failure;
  const isConflict = failure instanceof CallFailed && failure.status === 409;
  const title = (isConflict ? refused : undefined) ?? props.failure.title;
  const said = notSent(failure, props.isFailureFixed ? text : sentenceOf(failure, text));
  layOnInputs(form, failure instanceof CallFailed ? failure.remarks : {});
  form.setError('root', { type: 'server', message: said });
  return { tone: 'alarm', title, text: said } as const;
}

function layOnInputs(form: UseFormReturn<FormValues>, remarks: SpokenRemarks): void {
  for (const [name, message] of Object.entries(remarks)) form.setError(name, { type: 'server', message });
}

/** After an attempt that failed, the first input with an error is in view and has the focus. */
function useFirstErrorFocused(form: UseFormReturn<FormValues>) {
  const place = useRef<HTMLFormElement>(null);
  const { submitCount } = form.formState;
  useEffect(() => {
    if (submitCount === 0) return;
    const wrong = place.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const input = wrong?.matches('input, textarea, select') ? wrong : wrong?.querySelector('input:enabled');
    wrong?.scrollIntoView({ block: 'center' });
    if (input instanceof HTMLElement) input.focus({ preventScroll: true });
  }, [submitCount]);
  return place;
}
