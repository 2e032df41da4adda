import { Alert, AlertTitle, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSaveContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Form as AnyForm, Fields } from '../../domain/rule/form/form.ts';
import { dollars } from '../../domain/rule/payment/fee.ts';
import { intoView } from '../kit/into-view.ts';
import { isSame } from './only-answers.ts';
import type { Conflict, StartedFrom } from './use-started-from.ts';

/**
 * Puts another organizer's changes beside the typed ones. Fields that one of the two has changed are saved at once; of a field that both
 * have changed, the organizer chooses an answer, and the form's own button saves it.
 */
export function ConflictNotice<F extends Fields>({
  form,
  start: { conflict },
}: {
  readonly form: AnyForm<F>;
  readonly start: StartedFrom;
}) {
  const { save } = useSaveContext();
  const { handleSubmit, getValues, setValue } = useFormContext();
  const [contested, setContested] = useState<readonly string[]>([]);
  const settle = useEffectEvent(({ before, theirs }: Conflict) => {
    const changed = Object.keys(form.fields).filter((name) => !isSame(before[name], theirs[name]));
    const isTyped = (name: string) => !isSame(getValues(name), before[name]) && !isSame(getValues(name), theirs[name]);
    for (const name of changed) if (!isTyped(name)) setValue(name, theirs[name] ?? '');
    const both = changed.filter(isTyped);
    setContested(both);
    if (both.length === 0) void handleSubmit(() => save?.(getValues()))();
  });
  useEffect(() => {
    if (conflict !== undefined) settle(conflict);
  }, [conflict]);
  if (conflict === undefined || contested.length === 0) return null;
  return (
    <Alert ref={intoView} severity="warning" role="alert" sx={{ mt: 2 }}>
      <AlertTitle>Somebody else has changed this meanwhile</AlertTitle>
      Choose what is saved. The rest of their changes is in the form already.
      {contested.map((name) => (
        <FieldChoice key={name} name={name} label={form.fields[name]?.label ?? name} theirs={conflict.theirs[name]} />
      ))}
    </Alert>
  );
}

function FieldChoice({
  name,
  label,
  theirs,
}: {
  readonly name: string;
  readonly label: string;
  readonly theirs: unknown;
}) {
  const { setValue, getValues } = useFormContext();
  const [mine] = useState<unknown>(() => getValues(name));
  const shown: unknown = useWatch({ name });
  const isTheirs = isSame(shown, theirs);
  const answer = isTheirs ? mine : shown;
  return (
    <>
      <FormLabel sx={{ display: 'block', mt: 1 }}>{label}</FormLabel>
      <RadioGroup
        aria-label={label}
        value={isTheirs ? 'theirs' : 'mine'}
        onChange={(_, chosen) => setValue(name, chosen === 'theirs' ? (theirs ?? '') : mine, { shouldDirty: true })}
      >
        <FormControlLabel value="mine" control={<Radio />} label={`Yours: ${answerText(name, answer)}`} />
        <FormControlLabel value="theirs" control={<Radio />} label={`Theirs: ${answerText(name, theirs)}`} />
      </RadioGroup>
    </>
  );
}

function answerText(name: string, answer: unknown): string {
  if (answer === null || answer === undefined || answer === '') return 'empty';
  if (typeof answer === 'boolean') return answer ? 'yes' : 'no';
  if (typeof answer === 'number' && name.endsWith('Cents')) return dollars(answer);
  if (typeof answer !== 'object') return String(answer);
  return Object.values(answer)
    .map((part) => answerText(name, part))
    .join(Array.isArray(answer) ? ', ' : ' ');
}
