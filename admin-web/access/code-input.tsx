import { TextInput } from 'react-admin';

/** Input for a code of the authenticator app, or a recovery code. */
export function CodeInput({
  label,
  hint,
  isFirst = true,
}: {
  readonly label: string;
  readonly hint?: string;
  readonly isFirst?: boolean;
}) {
  return (
    <TextInput
      source="code"
      label={label}
      helperText={hint ?? false}
      autoComplete="one-time-code"
      autoFocus={isFirst}
      isRequired
      slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false, style: { letterSpacing: '0.15em' } } }}
    />
  );
}
