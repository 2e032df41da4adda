import { Alert, Button, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { emailChanged } from '../session/change-email-dialog.tsx';
import { sentenceOf } from '../transport/failure.ts';
import { useProvider } from '../transport/use-provider.ts';
import { Door } from './door.tsx';

/** Page behind the letter to a new address; opening it confirms nothing, since mail programs open links too. */
export function AddressPage() {
  const provider = useProvider();
  const { hash } = useLocation();
  const [confirmation] = useState(decodeURIComponent(hash.slice(1)));
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: (written: string) => provider.confirmAddress(written),
  });
  const toOffice = (
    <Button component={Link} to="/account" variant="outlined" sx={{ mt: 2 }}>
      Go to the back office
    </Button>
  );
  if (data !== undefined)
    return (
      <Door title={emailChanged}>
        <Alert severity="success">We write to you at {data.email} from now on.</Alert>
        {toOffice}
      </Door>
    );
  if (error !== null)
    return (
      <Door title="This link is over">
        <Typography role="alert">{sentenceOf(error) ?? 'Failed to confirm the address'}</Typography>
        {toOffice}
      </Door>
    );
  return (
    <Door title="Confirm your address">
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        From then on we write to this address about your account of the back office.
      </Typography>
      <Button
        variant="contained"
        size="large"
        fullWidth
        autoFocus
        aria-disabled={isPending}
        onClick={() => !isPending && mutate(confirmation)}
      >
        Confirm This Address
      </Button>
    </Door>
  );
}
