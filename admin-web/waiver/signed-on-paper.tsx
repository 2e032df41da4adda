import Paper from '@mui/icons-material/DrawOutlined';
import { Typography } from '@mui/material';
import { BulkUpdateWithConfirmButton, useGetMany, useListContext } from 'react-admin';
import type { ListedRegistration } from '../../domain/answer/registration/listed-registration.ts';
import { signedOnPaper } from '../../domain/use-case/waiver/paper-form.ts';
import { counted } from '../kit/counted.ts';
import { NamedRecords } from '../kit/lost-records.tsx';
import { useMay } from '../kit/may.tsx';
import { NotOnScreen } from '../kit/not-on-screen.tsx';
import { useRefused } from '../kit/use-refused.tsx';

/** Button that marks the waivers of the selected registrations as signed on paper. */
export function SignedOnPaper() {
  const mayEnter = useMay('enter a waiver');
  const { outcome, dialog } = useRefused((records) => `${counted(records, 'waiver')} on paper`);
  if (!mayEnter) return null;
  return (
    <>
      <BulkUpdateWithConfirmButton
        label={signedOnPaper.label}
        icon={<Paper />}
        data={{ reason: 'Signed on paper, marked for several at once' }}
        mutationOptions={{ ...outcome, meta: { of: 'waiver' } }}
        confirmTitle={signedOnPaper.label}
        confirmContent={<Signers />}
      />
      {dialog}
    </>
  );
}

function Signers() {
  const { selectedIds } = useListContext();
  const { data = [] } = useGetMany<ListedRegistration>('tournament-registrations', { ids: selectedIds });
  return (
    <>
      <NotOnScreen />
      <Typography>
        You have seen a signed paper for each of these. The signer is noted as on file: the parent, or a player who has
        turned 18 in an earlier year.
      </Typography>
      <NamedRecords
        label="Waivers"
        lines={data.map(({ id, playerName, tournamentName, waiverSigner }) => ({
          id,
          name: `${playerName}, ${tournamentName}`,
          text: waiverSigner ?? '',
        }))}
      />
    </>
  );
}
