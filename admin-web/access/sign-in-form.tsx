import { Button, CircularProgress, Typography } from '@mui/material';
import { useState } from 'react';
import { Form, PasswordInput, TextInput, useAuthProvider, useLogin } from 'react-admin';
import { type SignIn, signIn } from '../../domain/use-case/access/sign-in.ts';
import { complaintsOf } from '../form/complaints-of.ts';
import { useToast } from '../kit/use-toast.tsx';
import { refusalOf, sentenceOf } from '../transport/failure.ts';
import { CodeInput } from './code-input.tsx';

export const adminLogin = 'Admin Login';

export const codeLabel = 'Code of your authenticator app';

export const codeHint = 'Or one of your recovery codes.';

const { username, password } = signIn.fields;

export function SignInForm({ onSignedIn }: { readonly onSignedIn?: () => void }) {
  const { isSending, isCodeAsked, submit, begin } = useSignIn(onSignedIn);
  return (
    <Form<SignIn>
      validate={complaintsOf(signIn)}
      onSubmit={submit}
      mode="onTouched"
      noValidate
      disableInvalidFormNotification
    >
      {isCodeAsked ? (
        <>
          <Typography role="status">Your password is right. One more thing:</Typography>
          <CodeInput label={codeLabel} hint={codeHint} />
        </>
      ) : (
        <>
          <TextInput source="username" label={username.label} isRequired autoFocus {...asTyped('username')} />
          <PasswordInput source="password" label={password.label} isRequired {...asTyped('current-password')} />
        </>
      )}
      <Button
        type="submit"
        variant="contained"
        size="large"
        fullWidth
        aria-disabled={isSending}
        startIcon={isSending ? <CircularProgress size={18} color="inherit" aria-hidden /> : undefined}
        sx={{ mt: 2 }}
      >
        {isSending ? 'Logging in…' : 'Login'}
      </Button>
      {isCodeAsked && (
        <Button fullWidth sx={{ mt: 1 }} onClick={begin}>
          Sign in as somebody else
        </Button>
      )}
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

/** Returns a function that signs in, one call at a time, and reports a failure. With `onSignedIn` there is no redirect. */
function useSignIn(onSignedIn: (() => void) | undefined) {
  const [isSending, setSending] = useState(false);
  const [isCodeAsked, setCodeAsked] = useState(false);
  const login = useLogin();
  const session = useAuthProvider();
  const toast = useToast();
  const submit = async (answers: unknown) => {
    if (isSending) return undefined;
    setSending(true);
    try {
      await (onSignedIn === undefined ? login(answers) : session?.login(answers));
      onSignedIn?.();
    } catch (failure) {
      if (asksForCode(failure) && !isCodeAsked) return setCodeAsked(true);
      toast('alarm', 'Login Failed', sentenceOf(failure) ?? 'Invalid credentials');
    } finally {
      setSending(false);
    }
    return undefined;
  };
  return { isSending, isCodeAsked, submit, begin: () => setCodeAsked(false) };
}

/** Returns whether the password was right and a code of the second factor is needed. */
function asksForCode(failure: unknown): boolean {
  return (refusalOf(failure).details as { readonly secondFactor?: boolean } | undefined)?.secondFactor === true;
}
