import Add from '@mui/icons-material/Add';
import Save from '@mui/icons-material/Check';
import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { Form, type RaRecord, SaveButton } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { Form as AnyForm, Fields } from '../../domain/rule/form/form.ts';
import { DialogActions } from '../kit/dialog-actions.tsx';
import { useFirstField } from '../kit/use-first-field.ts';
import { useToast } from '../kit/use-toast.tsx';
import { useWayBack } from '../kit/use-way-back.ts';
import { complaintsOf } from './complaints-of.ts';

/** Form of the domain in a dialog, with a submit button and a cancel button that warns before answers are lost. */
export function DomainForm<F extends Fields>({
  form,
  submit,
  children,
  record,
  defaultValues,
  again,
}: {
  readonly form: AnyForm<F>;
  readonly submit: string;
  readonly children: ReactNode;
  readonly record?: RaRecord | undefined;
  readonly defaultValues?: object | undefined;
  readonly again?: AddingAnother | undefined;
}) {
  const back = useWayBack();
  const answers = useFirstField<HTMLDivElement>();
  return (
    <Form
      {...(record !== undefined && { record })}
      {...(defaultValues !== undefined && { defaultValues })}
      validate={complaintsOf(form)}
      mode="onTouched"
      noValidate
      warnWhenUnsavedChanges
      disableInvalidFormNotification
    >
      <Box ref={answers} sx={tight}>
        {children}
      </Box>
      <DialogActions onCancel={back}>
        <SaveButton label={submit} icon={<Save />} alwaysEnable size="large" />
        {again !== undefined && <AddAnother {...again} />}
      </DialogActions>
    </Form>
  );
}

/** Inputs of a dialog are close together: a message takes a line of its own only when there is one. */
const tight = {
  '& .MuiFormControl-marginDense': { mt: '14px', mb: 0 },
  '& .MuiFormHelperText-root': { mt: '2px', fontSize: '0.9375rem', lineHeight: 1.25 },
  '& .MuiFormHelperText-root.Mui-disabled': { color: 'text.secondary' },
} as const;

/** Two inputs side by side, if there is room. */
export const pair = { display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 2 } as const;

/** Message after each record, and the answers with which the next one starts. */
interface AddingAnother {
  readonly said: { readonly done: string };
  readonly about: ((answer: never) => string | undefined) | undefined;
  readonly goOn: (answers: object) => void;
}

/** Button that saves the record and keeps the form open for the next one. */
function AddAnother({ said, about, goOn }: AddingAnother) {
  const toast = useToast();
  const { getValues } = useFormContext();
  const onSuccess = (answer: unknown) => {
    toast('good', said.done, about?.(answer as never));
    goOn(getValues());
  };
  return (
    <SaveButton
      type="button"
      label="Save and add another"
      icon={<Add />}
      alwaysEnable
      size="large"
      variant="outlined"
      mutationOptions={{ onSuccess }}
    />
  );
}
