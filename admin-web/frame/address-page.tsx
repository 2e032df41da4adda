import { Alert, Button, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { words } from '../session/account-words.ts';
import { sentenceOf } from '../transport/failure.ts';
import { useProvider } from '../transport/use-provider.ts';
import { Door } from './door.tsx';

const said = words.address.confirm;

/** Where the letter at a new address leads; a program that only looks at the page has confirmed nothing. */
export function AddressPage() {
  const provider = useProvider();
  const { hash } = useLocation();
  const [confirmation] = useState(decodeURIComponent(hash.slice(1)));
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: (written: string) => provider.confirmAddress(written),
  });
  const toOffice = (
    <Button component={Link} to="/account" variant="outlined" sx={{ mt: 2 }}>
      {said.toOffice}
    </Button>
  );
  if (data !== undefined)
    return (
      <Door title={words.address.done}>
        <Alert severity="success">{said.done(data.email)}</Alert>
        {toOffice}
      </Door>
    );
  if (error !== null)
    return (
      <Door title={said.over}>
        <Typography role="alert">{sentenceOf(error) ?? said.failed}</Typography>
        {toOffice}
      </Door>
    );
  return (
    <Door title={said.title}>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {said.text}
      </Typography>
      <Button
        variant="contained"
        size="large"
        fullWidth
        autoFocus
        aria-disabled={isPending}
        onClick={() => !isPending && mutate(confirmation)}
      >
        {said.submit}
      </Button>
    </Door>
  );
}
