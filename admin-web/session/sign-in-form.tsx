import { Button, CircularProgress } from '@mui/material';
import { useState } from 'react';
import { Form, PasswordInput, TextInput, useAuthProvider, useLogin } from 'react-admin';
import { type SignIn, signIn } from '../../domain/use-case/session/sign-in.ts';
import { complaintsOf } from '../form/complaints-of.ts';
import { useToast } from '../kit/use-toast.tsx';
import { sentenceOf } from '../transport/call.ts';
import { words } from './words.ts';

const { username, password } = signIn.fields;

export function SignInForm({ onSignedIn }: { readonly onSignedIn?: () => void }) {
  const { isSending, submit } = useSignIn(onSignedIn);
  return (
    <Form<SignIn>
      validate={complaintsOf(signIn)}
      onSubmit={submit}
      mode="onTouched"
      noValidate
      disableInvalidFormNotification
    >
      <TextInput source="username" label={username.label} isRequired autoFocus {...asTyped('username')} />
      <PasswordInput source="password" label={password.label} isRequired {...asTyped('current-password')} />
      <Button
        type="submit"
        variant="contained"
        size="large"
        fullWidth
        aria-disabled={isSending}
        startIcon={isSending ? <CircularProgress size={18} color="inherit" aria-hidden /> : undefined}
        sx={{ mt: 2 }}
      >
        {isSending ? words.signingIn : words.signIn}
      </Button>
    </Form>
  );
}

function asTyped(autoComplete: string) {
  return {
    autoComplete,
    helperText: false,
    slotProps: { htmlInput: { autoCapitalize: 'none', spellCheck: false } },
  } as const;
}

/** Signs in once at a time, and says why it failed. Where something is to follow, nobody is led to another page. */
function useSignIn(onSignedIn: (() => void) | undefined) {
  const [isSending, setSending] = useState(false);
  const login = useLogin();
  const session = useAuthProvider();
  const toast = useToast();
  const submit = async (answers: unknown) => {
    if (isSending) return;
    setSending(true);
    try {
      await (onSignedIn === undefined ? login(answers) : session?.login(answers));
      onSignedIn?.();
    } catch (failure) {
      toast('alarm', words.failed.title, sentenceOf(failure) ?? words.failed.text);
    } finally {
      setSending(false);
    }
  };
  return { isSending, submit };
}
