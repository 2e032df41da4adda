import Save from '@mui/icons-material/Check';
import { Typography } from '@mui/material';
import { Form, RadioButtonGroupInput, SaveButton, TextInput } from 'react-admin';
import { paperForm } from '../../domain/use-case/waiver/paper-form.ts';
import { relationships } from '../../domain/use-case/waiver/waiver-form.ts';
import type { WaiverState } from '../../domain/waiver/waiver.ts';
import { complaintsOf } from '../form/complaints-of.ts';
import { DialogActions } from '../kit/dialog-actions.tsx';
import { RecordDialog } from '../kit/record-dialog.tsx';
import { useChange } from '../kit/use-change.ts';
import { useFirstField } from '../kit/use-first-field.ts';
import { useWayBack } from '../kit/use-way-back.ts';
import { useProvider } from '../transport/use-provider.ts';
import { words } from './words.ts';

interface Signed {
  readonly id: number;
  readonly playerName: string;
  readonly tournamentName: string;
  readonly waiverSigner: string | null;
  readonly waiverState: WaiverState;
}

const said = words.paper;

const signers = relationships.map(({ value, label }) => ({ id: value, name: value === 'self' ? said.self : label }));

/** What the answers themselves can tell; who may sign for whom the server knows, with the player's birth year. */
const missingOnPaper = complaintsOf<typeof paperForm.fields>({
  check: (input, at) => paperForm.check(input, { ...at, birthYear: null }),
});

/** Enters a waiver that was signed on paper, or confirmed by the code of a letter that was read out. */
export function PaperDialog() {
  return (
    <RecordDialog<Signed> title={said.title} width="xs">
      {(registration) => <PaperEntry registration={registration} />}
    </RecordDialog>
  );
}

function PaperEntry({ registration }: { readonly registration: Signed }) {
  const provider = useProvider();
  const back = useWayBack();
  const answers = useFirstField<HTMLDivElement>();
  const { run } = useChange((paper: object) => provider.enterPaperWaiver(registration.id, paper), {
    ...said,
    about: () => registration.playerName,
    after: back,
  });
  return (
    <Form
      record={{}}
      defaultValues={{ signer: registration.waiverSigner ?? '' }}
      validate={missingOnPaper}
      onSubmit={(paper: object) => void run(paper)}
      noValidate
      disableInvalidFormNotification
    >
      <strong>{registration.playerName}</strong>
      <div>{registration.tournamentName}</div>
      <Typography sx={{ mt: 1 }}>{said.text}</Typography>
      <div ref={answers}>
        <TextInput source="signer" label={paperForm.fields.signer.label} isRequired autoComplete="off" />
        <RadioButtonGroupInput
          source="relationship"
          label={paperForm.fields.relationship.label}
          choices={signers}
          row={false}
          translateChoice={false}
          isRequired
        />
        <TextInput
          source="code"
          label={paperForm.fields.code.label}
          helperText={said.codeHint}
          inputMode="numeric"
          autoComplete="off"
        />
        <TextInput source="reason" label={said.reason} helperText={said.reasonHint} autoComplete="off" />
      </div>
      <DialogActions onCancel={back}>
        <SaveButton label={said.submit} icon={<Save />} alwaysEnable size="large" />
      </DialogActions>
    </Form>
  );
}
