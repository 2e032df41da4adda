import Logout from '@mui/icons-material/Logout';
import { Button } from '@mui/material';
import { useLogout } from 'react-admin';
import { useToast } from '../kit/use-toast.tsx';
import { sentenceOf } from '../transport/failure.ts';

export function SignOutButton() {
  const logout = useLogout();
  const toast = useToast();
  const signOut = async () => {
    try {
      await logout({ isWished: true }, undefined, false);
      toast('good', 'Logged Out', 'See you at the next kick-off.');
    } catch (failure) {
      toast('alarm', 'Failed to log out', sentenceOf(failure));
    }
  };
  return (
    <Button color="inherit" startIcon={<Logout />} onClick={signOut}>
      Logout
    </Button>
  );
}
