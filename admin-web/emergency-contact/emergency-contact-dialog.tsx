import Emergency from '@mui/icons-material/MedicalServicesOutlined';
import { Alert, Box, Button, Link, Typography } from '@mui/material';
import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import type { EmergencyContact } from '../../domain/emergency-contact/emergency-contact.ts';
import { emergencyContactForm } from '../../domain/use-case/emergency-contact/emergency-contact-form.ts';
import { RecordDialog } from '../kit/record-dialog.tsx';
import { useChange } from '../kit/use-change.ts';
import { sentenceOf } from '../transport/failure.ts';
import { useProvider } from '../transport/use-provider.ts';

const { fields } = emergencyContactForm;

interface NamedPlayer extends RaRecord {
  readonly id: number;
  readonly name: string;
}

/** Emergency contact of a player, shown after a press, which is logged. */
export function EmergencyContactDialog() {
  return (
    <RecordDialog<NamedPlayer> title={({ name }) => `Emergency contact of ${name}`} width="xs">
      {(player) => <Asked player={player} />}
    </RecordDialog>
  );
}

function Asked({ player }: { readonly player: NamedPlayer }) {
  const provider = useProvider();
  const [contact, setContact] = useState<EmergencyContact>();
  const [refusal, setRefusal] = useState<string>();
  const { run, isBusy } = useChange(({ id }: NamedPlayer) => provider.emergencyContact(id), {
    done: 'The look is on record',
    failed: 'No emergency contact is shown',
    after: setContact,
    onRefusal: (failure) => {
      setRefusal(sentenceOf(failure));
      return sentenceOf(failure) !== undefined;
    },
  });
  if (contact !== undefined) return <Contact contact={contact} />;
  if (refusal !== undefined) return <Alert severity="info">{refusal}</Alert>;
  return (
    <>
      <Typography sx={{ mb: 2 }}>
        For an emergency. Each look is on record with your name, and the family sees that somebody looked.
      </Typography>
      <Button variant="contained" size="large" startIcon={<Emergency />} disabled={isBusy} onClick={() => run(player)}>
        Show emergency contact
      </Button>
    </>
  );
}

function Contact({ contact: { name, relation, phone, care } }: { readonly contact: EmergencyContact }) {
  return (
    <Box component="dl" sx={facts}>
      <dt>{fields.name.label}</dt>
      <dd>
        {name}, {relation}
      </dd>
      <dt>{fields.phone.label}</dt>
      <dd>
        <Link href={`tel:${phone.replace(/[^\d+]/g, '')}`} sx={{ fontSize: '1.5rem' }}>
          {phone}
        </Link>
      </dd>
      <dt>{fields.care.label}</dt>
      <dd>{care ?? 'None given'}</dd>
    </Box>
  );
}

const facts = {
  m: 0,
  '& dt': { color: 'text.secondary', mt: 1.5 },
  '& dd': { m: 0, fontWeight: 600, fontSize: '1.125rem', overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
} as const;
