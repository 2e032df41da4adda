import Save from '@mui/icons-material/Check';
import { Typography } from '@mui/material';
import { Form, RadioButtonGroupInput, SaveButton, TextInput } from 'react-admin';
import type { WaiverState } from '../../domain/rule/waiver/waiver.ts';
import { paperForm } from '../../domain/use-case/waiver/paper-form.ts';
import { relationships } from '../../domain/use-case/waiver/waiver-form.ts';
import { complaintsOf, type Entered } from '../form/complaints-of.ts';
import { DialogActions } from '../kit/dialog-actions.tsx';
import { RecordDialog } from '../kit/record-dialog.tsx';
import { useChange } from '../kit/use-change.ts';
import { useFirstField } from '../kit/use-first-field.ts';
import { useWayBack } from '../kit/use-way-back.ts';
import { send } from '../transport/call.ts';

interface Signed {
  readonly id: number;
  readonly playerName: string;
  readonly tournamentName: string;
  readonly waiverSigner: string | null;
  readonly waiverState: WaiverState;
}

const signers = relationships.map(({ value, label }) => ({
  id: value,
  name: value === 'self' ? 'The player, 18 or older' : label,
}));

/** Checks the answers alone; the server checks who may sign, by the player's birth year. */
const missingOnPaper = complaintsOf<typeof paperForm.fields>({
  check: (input, at) => paperForm.check(input, { ...at, birthYear: null }),
});

/** Dialog for a waiver that an organizer has on paper. */
export function PaperDialog() {
  return (
    <RecordDialog<Signed> title="Signed on Paper" width="xs">
      {(registration) => <PaperEntry registration={registration} />}
    </RecordDialog>
  );
}

function PaperEntry({ registration }: { readonly registration: Signed }) {
  const back = useWayBack();
  const answers = useFirstField<HTMLDivElement>();
  const { run } = useChange((paper: Entered<typeof paperForm>) => enterPaperWaiver(registration.id, paper), {
    done: 'Waiver confirmed',
    failed: 'Failed to confirm the waiver',
    about: () => registration.playerName,
    after: back,
  });
  return (
    <Form
      record={{}}
      defaultValues={{ signer: registration.waiverSigner ?? '' }}
      validate={missingOnPaper}
      onSubmit={(paper: Entered<typeof paperForm>) => void run(paper)}
      noValidate
      disableInvalidFormNotification
    >
      <strong>{registration.playerName}</strong>
      <div>{registration.tournamentName}</div>
      <Typography sx={{ mt: 1 }}>
        Use this when the waiver lies in front of you, signed by a parent or guardian. It is noted with your name.
      </Typography>
      <div ref={answers}>
        <TextInput
          source="signer"
          label={paperForm.fields.signer.label}
          helperText="Empty: the parent on file, or a player who has turned 18 in an earlier year"
          autoComplete="off"
        />
        <RadioButtonGroupInput
          source="relationship"
          label={paperForm.fields.relationship.label}
          choices={signers}
          row={false}
          translateChoice={false}
        />
        <TextInput
          source="reason"
          isRequired
          label="What have you seen?"
          helperText="For example: paper, signed at the desk."
          autoComplete="off"
        />
      </div>
      <DialogActions onCancel={back}>
        <SaveButton label="Confirm the Waiver" icon={<Save />} alwaysEnable size="large" />
      </DialogActions>
    </Form>
  );
}

const enterPaperWaiver = (registrationId: number, paper: Entered<typeof paperForm>) =>
  send('POST', `/api/admin/tournament-registrations/${registrationId}/waiver`, paper);
