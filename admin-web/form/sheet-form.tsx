import Save from '@mui/icons-material/Check';
import type { ReactNode } from 'react';
import { Form, type RaRecord, SaveButton } from 'react-admin';
import type { Fields, Form as Sheet } from '../../domain/form/form.ts';
import { DialogActions } from '../site/dialog-actions.tsx';
import { useWayBack } from '../site/use-way-back.ts';
import { complaintsOf } from './complaints-of.ts';

/** A form of the domain in a dialog: its inputs, what will happen, and the way out, which asks before it loses anything. */
export function SheetForm<F extends Fields>({
  sheet,
  submit,
  children,
  record,
  defaultValues,
}: {
  readonly sheet: Sheet<F>;
  readonly submit: string;
  readonly children: ReactNode;
  readonly record?: RaRecord | undefined;
  readonly defaultValues?: object | undefined;
}) {
  const back = useWayBack();
  return (
    <Form
      {...(record !== undefined && { record })}
      {...(defaultValues !== undefined && { defaultValues })}
      validate={complaintsOf(sheet)}
      mode="onTouched"
      noValidate
      warnWhenUnsavedChanges
      disableInvalidFormNotification
    >
      {children}
      <DialogActions onCancel={back}>
        <SaveButton label={submit} icon={<Save />} alwaysEnable size="large" />
      </DialogActions>
    </Form>
  );
}
