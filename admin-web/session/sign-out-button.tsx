import Logout from '@mui/icons-material/Logout';
import { Button } from '@mui/material';
import { useLogout } from 'react-admin';
import { useToast } from '../kit/use-toast.tsx';
import { sentenceOf } from '../transport/failure.ts';
import { words } from './words.ts';

export function SignOutButton() {
  const logout = useLogout();
  const toast = useToast();
  const signOut = async () => {
    try {
      await logout({ isWished: true }, undefined, false);
      toast('good', words.signedOut.title, words.signedOut.text);
    } catch (failure) {
      toast('alarm', words.signOutFailed, sentenceOf(failure));
    }
  };
  return (
    <Button color="inherit" startIcon={<Logout />} onClick={signOut}>
      {words.signOut}
    </Button>
  );
}
