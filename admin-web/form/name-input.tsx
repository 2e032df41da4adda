import { TextInput, type TextInputProps } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { mixedWord } from '../../domain/rule/player/mixed-alphabets.ts';

/** Input for a name, which warns about a word in two alphabets; ignoring the warning is allowed. */
export function NameInput({ helperText, ...input }: TextInputProps & { readonly source: string }) {
  const written: unknown = useWatch({ name: input.source });
  const mixed = typeof written === 'string' ? mixedWord(written) : undefined;
  return (
    <TextInput
      {...input}
      helperText={
        mixed === undefined
          ? helperText
          : `“${mixed}” has letters of different alphabets. Was it typed on one keyboard?`
      }
    />
  );
}
