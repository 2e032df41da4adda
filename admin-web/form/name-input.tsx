import { TextInput, type TextInputProps } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { mixedWord } from '../../domain/player/mixed-alphabets.ts';

/** A name: a word in two alphabets is asked about below it, and whoever meant it goes on. */
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
