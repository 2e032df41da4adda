import { type BaseSyntheticEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { FormProvider, type UseFormReturn, useForm } from 'react-hook-form';
import type { Fields, SpokenRemarks } from '../../domain/rule/form/form.ts';
import { type Failed, failureNotice } from '../kit/failure-notice.ts';
import { takeWords, useLeftWords } from '../kit/language-switch-state.ts';
import { useOwnToast } from '../kit/own-toast.ts';
import { type CallFailed, verdictOf } from '../transport/call-failed.ts';
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
  /** Name under which the draft is stored; without one nothing is stored. */
  readonly draft?: string;
  /** Names of the inputs without personal data, which survive a reload. */
  readonly choices?: readonly string[];
  readonly fields: Fields;
  /** Initial values of the inputs. */
  readonly start?: FormValues;
  /** Values settled before the form, which take precedence over the draft. */
  readonly fixed?: FormValues;
  readonly remarksOn: (values: FormValues) => SpokenRemarks;
  readonly send: (values: FormValues) => Promise<Answer>;
  readonly onSent: (answer: Answer) => void;
  /** Message after a failure. */
  readonly failure: Failed;
  /** Renders actions above the button after a refusal; `again` sends the form with some answers changed. */
  readonly afterFailure?: (refused: RefusedForm) => ReactNode;
  /** Called with the remarks when they stop the form before it is sent. */
  readonly onRefused?: (remarks: SpokenRemarks) => void;
  readonly label: string;
  readonly children: ReactNode;
}

/** Form that the server has refused. */
interface RefusedForm {
  readonly failure: CallFailed;
  readonly values: FormValues;
  readonly again: (changes: FormValues) => void;
}

const none: readonly string[] = [];

/** Form of the domain: errors appear when a filled-in field is left, the first one gets the focus, each form is sent once, and a draft is kept. */
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
  useErrorsOfOthers(form);
  const place = useFirstErrorFocused(form);
  const isShown = (name: string) => place.current?.querySelector(`[name="${name}"]`) != null;
  const { submit, offered } = useSubmission(form, props, isAttempted, isShown);
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

/** Checks the inputs that have been left anew when another one changes: an error that no longer applies goes, one that begins to apply comes. An error of the server stays until its own input changes. */
function useErrorsOfOthers(form: UseFormReturn<FormValues>): void {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name, errors = {}, touchedFields }) => {
          const left = Object.keys({ ...touchedFields, ...errors });
          void form.trigger(left.filter((one) => one !== name && one !== 'root' && errors[one]?.type !== 'server'));
        },
      }),
    [form],
  );
}

/** Sends the form once, even if the button is pressed repeatedly before the outcome is shown. A remark on an input that is not shown appears above the button. */
function useSubmission<Answer>(
  form: UseFormReturn<FormValues>,
  props: DomainFormProps<Answer>,
  isAttempted: RefObject<boolean>,
  isShown: (name: string) => boolean,
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
      const notice = failureNotice(failure, props.failure);
      const verdict = verdictOf(failure);
      form.setError('root', { type: 'server', message: notice.text });
      toast.show({ tone: 'alarm', ...notice });
      if (verdict === undefined) return;
      layOnInputs(form, verdict.remarks);
      setOffered(props.afterFailure?.({ failure: verdict, values, again }));
    }
  };
  const send = form.handleSubmit(attempt, () => {
    const remarks = props.remarksOn(form.getValues());
    props.onRefused?.(remarks);
    const text = Object.keys(remarks).flatMap((name) => (isShown(name) ? [] : remarks[name]))[0];
    if (text === undefined) return;
    form.setError('root', { type: 'domain', message: text });
    toast.show({ tone: 'alarm', title: props.failure.title, text });
  });
  const submit = (event?: BaseSyntheticEvent) => {
    event?.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    isAttempted.current = true;
    void send(event);
  };
  const { submitCount } = form.formState;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs after each attempt, once its result is rendered
  useEffect(() => {
    isSending.current = false;
  }, [submitCount]);
  const again = (changes: FormValues) => {
    for (const [name, value] of Object.entries(changes)) form.setValue(name, value);
    submit();
  };
  return { submit, offered };
}

function layOnInputs(form: UseFormReturn<FormValues>, remarks: SpokenRemarks): void {
  for (const [name, message] of Object.entries(remarks)) form.setError(name, { type: 'server', message });
}

/** Scrolls to the first input with an error after a failed attempt, and focuses it. */
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
