import { Alert, Box } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { BooleanInput, Form, RadioButtonGroupInput, SaveButton, SelectInput, TextInput } from 'react-admin';
import type { CheckInPlayer, CheckInState } from '../../domain/answer/check-in/check-in-list.ts';
import { dollars } from '../../domain/rule/payment/fee.ts';
import { walkUpPaymentOptions } from '../../domain/rule/payment/payment-method.ts';
import { walkUpForm } from '../../domain/use-case/check-in/walk-up-form.ts';
import { playerForm } from '../../domain/use-case/player/player-form.ts';
import { complaintsOf } from '../form/complaints-of.ts';
import { pair } from '../form/domain-form.tsx';
import { onlyAnswers } from '../form/only-answers.ts';
import { DialogActions } from '../kit/dialog-actions.tsx';
import { useMay } from '../kit/may.tsx';
import { PageDialog } from '../kit/page-dialog.tsx';
import { useFirstField } from '../kit/use-first-field.ts';
import { useToast } from '../kit/use-toast.tsx';
import { listOf } from '../paper/check-in-paper.tsx';
import { send } from '../transport/call.ts';
import { refusalOf, remarksOf, sentenceOf } from '../transport/failure.ts';
import { PersonInputs } from './person-inputs.tsx';
import type { Roster } from './use-check-in.ts';

const { fields } = walkUpForm;

/** Team and player with which the form opens; null where the form asks. */
export interface WalkUp {
  readonly teamId: number | null;
  readonly player: CheckInPlayer | null;
}

/** Answers as they were entered; the player is a new one, or one on file. */
interface Entered extends Readonly<Record<string, unknown>> {
  readonly teamId?: number | null;
  readonly who?: 'new' | 'known';
}

interface WalkUpDialogProps {
  readonly tournamentId: number;
  readonly rosters: readonly Roster[];
  /** Price of today, in US cents. */
  readonly priceCents: number;
  readonly start: WalkUp;
  readonly onClose: () => void;
}

/** Dialog that puts a player who walks up on a team: a new one, or one on file; paid, signed and here in one step. */
export function WalkUpDialog({ tournamentId, rosters, priceCents, start, onClose }: WalkUpDialogProps) {
  const client = useQueryClient();
  const toast = useToast();
  const [named, setNamed] = useState<number>();
  const [misfit, setMisfit] = useState<string>();
  const amountCents = named ?? start.player?.owedCents ?? priceCents;
  const sent = (entered: Entered) => walkUpOf(entered, amountCents);
  const team = rosters.find(({ id }) => id === start.teamId);
  const submit = async (entered: Entered) => {
    try {
      await registerWalkUp(Number(entered.teamId), sent(entered));
      await client.invalidateQueries({ queryKey: listOf(tournamentId) });
      toast('good', 'Player added', rosters.find(({ id }) => id === entered.teamId)?.name);
      onClose();
    } catch (failure) {
      const { owedCents, misfit: isMisfit } = detailsOf(failure);
      if (owedCents !== undefined) setNamed(owedCents);
      setMisfit(isMisfit ? sentenceOf(failure) : undefined);
      const remarks = remarksOf(failure);
      if (remarks !== undefined) return remarks;
      if (!isMisfit) toast('alarm', 'Failed to add the player', sentenceOf(failure));
    }
    return undefined;
  };
  return (
    <PageDialog title={team === undefined ? addPlayer : `${addPlayer}: ${team.name}`} onClose={onClose}>
      <Form<Entered>
        record={{}}
        defaultValues={{
          teamId: start.teamId,
          playerId: start.player?.playerId ?? null,
          who: start.player === null ? 'new' : 'known',
          isHere: true,
        }}
        validate={(entered: Entered) => ({
          ...complaintsOf(walkUpForm)(sent(entered)),
          ...((entered.teamId ?? null) === null && { teamId: 'Please select a team' }),
          ...(entered.who === 'known' && (entered.playerId ?? null) === null && { playerId: 'Please select a player' }),
        })}
        onSubmit={submit}
        mode="onTouched"
        noValidate
        disableInvalidFormNotification
      >
        {start.player === null && (
          <RadioButtonGroupInput source="who" label={false} choices={whos} translateChoice={false} helperText={false} />
        )}
        <FirstFocused>
          {start.player === null ? <PersonInputs /> : <strong>{start.player.name}</strong>}
          {start.teamId === null && <TeamInput rosters={rosters} />}
          {amountCents === 0 && <Alert severity="info">Nothing is owed.</Alert>}
          {amountCents > 0 && (
            <RadioButtonGroupInput
              source="paymentMethod"
              label={fields.paymentMethod.label}
              choices={walkUpPaymentOptions.map(({ value, label }) => ({
                id: value,
                name: value === 'at_event' ? 'Later' : `${label} ${dollars(amountCents)}`,
              }))}
              translateChoice={false}
              isRequired
            />
          )}
          <Box sx={pair}>
            {start.player?.waiver !== 'confirmed' && (
              <BooleanInput source="isSigned" label={fields.isSigned.label} helperText={false} />
            )}
            <BooleanInput source="isHere" label={fields.isHere.label} helperText={false} />
          </Box>
          {misfit !== undefined && <Misfit sentence={misfit} />}
        </FirstFocused>
        <DialogActions onCancel={onClose}>
          <SaveButton label={addPlayer} alwaysEnable size="large" />
        </DialogActions>
      </Form>
    </PageDialog>
  );
}

export const addPlayer = 'Add player';

/** Inputs of which the first takes the focus. */
function FirstFocused({ children }: { readonly children: ReactNode }) {
  return (
    <Box ref={useFirstField<HTMLDivElement>()} sx={close}>
      {children}
    </Box>
  );
}

const whos = [
  { id: 'new', name: 'New' },
  { id: 'known', name: 'On file' },
];

/** Choice of a team that has room. */
function TeamInput({ rosters }: { readonly rosters: readonly Roster[] }) {
  const choices = rosters
    .filter(({ hasRoom }) => hasRoom)
    .map(({ id, name, ageBracket, players, maxPlayers }) => ({
      id,
      name: [name, ageBracket, `${players.length} of ${maxPlayers}`].filter(Boolean).join(' · '),
    }));
  return (
    <SelectInput
      source="teamId"
      label={playerForm.fields.teamId.label}
      choices={choices}
      translateChoice={false}
      isRequired
    />
  );
}

/** Says why the age does not fit; an organizer lets the player onto the team with a reason. */
function Misfit({ sentence }: { readonly sentence: string }) {
  const mayOverrule = useMay('change');
  return (
    <>
      <Alert severity="warning" sx={{ mt: 1 }}>
        {sentence}. {mayOverrule ? 'With a reason the player may play all the same.' : 'An organizer may overrule it.'}
      </Alert>
      {mayOverrule && (
        <TextInput source="overruleReason" label={fields.overruleReason.label} autoFocus autoComplete="off" />
      )}
    </>
  );
}

/** Returns the answers as they are sent: of a player on file the number, of a new one the rest. Where nothing is owed, nothing is paid. */
function walkUpOf({ who, ...entered }: Entered, amountCents: number) {
  const { name, birthYear, phone, email, playerId, ...others } = onlyAnswers(walkUpForm)(entered);
  return {
    ...others,
    ...(who === 'known' ? { playerId } : { name, birthYear, phone, email }),
    amountCents,
    ...(amountCents === 0 && { paymentMethod: 'at_event' }),
  };
}

/** Reads from a refusal what is owed instead, in US cents, and whether the age does not fit. */
function detailsOf(failure: unknown): { readonly owedCents: number | undefined; readonly misfit: boolean } {
  const { details } = refusalOf(failure);
  const read: Partial<Record<'owedCents' | 'misfit', unknown>> =
    typeof details === 'object' && details !== null ? details : {};
  return {
    owedCents: typeof read.owedCents === 'number' ? read.owedCents : undefined,
    misfit: read.misfit !== undefined,
  };
}

const close = {
  '& .MuiFormControl-marginDense': { mt: '12px', mb: 0 },
  '& .MuiFormHelperText-root': { mt: '2px', fontSize: '0.9375rem', lineHeight: 1.25 },
} as const;

const registerWalkUp = (teamId: number, answers: object) =>
  send<CheckInState>('POST', `/api/admin/teams/${teamId}/walk-ups`, answers);
