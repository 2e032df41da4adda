import Add from '@mui/icons-material/Add';
import { SaveButton } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useToast } from '../kit/use-toast.tsx';

/** Message after each record, and the answers with which the next one starts. */
export interface AddingAnother {
  readonly said: { readonly done: string };
  readonly about: ((answer: never) => string | undefined) | undefined;
  readonly goOn: (answers: object) => void;
}

/** Button that saves the record and keeps the form open for the next one. */
export function AddAnother({ said, about, goOn }: AddingAnother) {
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
