import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import type { InvitedTeam } from '../../domain/answer/invitation/invited-team.ts';
import type { JoinReceipt } from '../../domain/answer/registration/receipts.ts';
import { acceptAnswers } from '../../domain/rule/form/accept-answers.ts';
import type { SpokenRemarks } from '../../domain/rule/form/form.ts';
import { ageIn } from '../../domain/rule/player/player.ts';
import type { Sent } from '../../domain/rule/time/moment.ts';
import { joinByCode, longestMark } from '../../domain/use-case/invitation/join-by-code.ts';
import { DomainForm } from '../form/domain-form.tsx';
import { Fold } from '../form/fold.tsx';
import { FormFoot } from '../form/form-foot.tsx';
import { FormSection } from '../form/form-section.tsx';
import { circumstancesNow, type FormValues } from '../form/form-values.ts';
import { remarksOf } from '../form/remarks.ts';
import { TextArea } from '../form/text-area.tsx';
import { TextInput } from '../form/text-input.tsx';
import { showToast } from '../kit/toasts.ts';
import { DetailInputs } from '../player/detail-inputs.tsx';
import { PlayerFields } from '../player/player-fields.tsx';
import { words as player } from '../player/question-words.ts';
import { SkillLevelChoice } from '../player/skill-level-choice.tsx';
import { AgesContext, useTypedBirthYear } from '../player/typed-birth-year.ts';
import { LazyAlternatives } from '../registration/lazy-alternatives.tsx';
import type { TeamJoined } from '../registration/outcome.ts';
import { PaymentAndTerms } from '../registration/payment-and-terms.tsx';
import { signsByCode } from '../registration/signs-by-code.ts';
import { tooOldFor } from '../tournament/too-old.ts';
import { sendOnce } from '../transport/send-once.ts';
import { words } from './words.ts';

const choices = ['skillLevel', 'paymentMethod'];

interface JoinFormProps {
  readonly onClose: () => void;
  readonly onRegistered: (joined: TeamJoined) => void;
  /** Loads the confirmation before anything is sent, so that nobody joins without being told. */
  readonly needs?: () => Promise<unknown>;
  readonly code: string;
  readonly team: InvitedTeam;
  /** Mark of the mailed invitation that led here; null for a shared link or a code. */
  readonly invitedAs: string | null;
}

/** Form to join the team of an invitation (flow 5). */
export function JoinForm({ code, team, invitedAs, onClose, onRegistered, needs }: JoinFormProps) {
  return (
    <DomainForm
      label={words.join.label}
      draft={`join ${code}`}
      choices={choices}
      fields={joinByCode.fields}
      remarksOn={(values) => ({ ...tooOldFor(team, values), ...joinRemarks(values, code) })}
      send={async (values) => {
        await needs?.();
        return joinTeam(values, code, invitedAs);
      }}
      onSent={(outcome) => {
        showToast({ tone: 'good', title: words.join.joined.title, text: words.join.joined.text(outcome.team) });
        onRegistered(outcome);
      }}
      failure={words.join.failed}
      afterFailure={(refused) => (
        <LazyAlternatives {...refused} draft={`join ${code}`} tournamentId={team.tournamentId} />
      )}
    >
      <FormSection title={words.join.title}>
        <AgesContext value={{ year: team.agesCountedIn, group: team.ageYear === null ? team.ageGroup : null }}>
          <PlayerFields details={<DetailInputs asks={team.asks} />} />
        </AgesContext>
        <SkillLevelChoice />
        <Fold title={player.fields.more} names={['notes']} filledIn={['age']}>
          <AgeInput />
          <TextArea name="notes" />
        </Fold>
      </FormSection>
      <PaymentAndTerms prices={team} />
      <FormFoot label={words.join.submit(team.name)} sending={words.join.sending} onCancel={onClose} />
    </DomainForm>
  );
}

/** Input of the age, filled in from the birth year until somebody writes another one. */
function AgeInput() {
  const born = useTypedBirthYear();
  const age = born === undefined ? '' : String(ageIn(circumstancesNow().year, born));
  // A draft brings the age that was filled in with its birth year.
  const filledIn = useRef(age);
  const { getValues, setValue } = useFormContext<FormValues>();
  useEffect(() => {
    if (!['', filledIn.current].includes(String(getValues('age') ?? ''))) return;
    filledIn.current = age;
    setValue('age', age);
  }, [age, getValues, setValue]);
  return <TextInput name="age" kind="year" autoComplete="off" />;
}

/** Returns the remarks on the form under an invitation. */
function joinRemarks(values: FormValues, code: string): SpokenRemarks {
  return remarksOf(joinByCode.check({ ...values, invitationCode: code }, circumstancesNow()));
}

/** Registers a player on the team behind a code. */
async function joinTeam(values: FormValues, code: string, invitedAs: string | null): Promise<TeamJoined> {
  // A link that was edited by hand is no reason for a refusal.
  const mark = (invitedAs?.length ?? 0) > longestMark ? null : invitedAs;
  const answers = acceptAnswers(joinByCode, { ...values, invitationCode: code, invitedAs: mark }, circumstancesNow());
  const { team, ...receipt } = await sendOnce<Sent<JoinReceipt>>('POST', '/api/players/join-via-invitation', answers);
  const { player, payment, checklist } = receipt;
  const { name, tournamentId } = team;
  const signs = signsByCode(player.id, answers);
  return {
    type: 'invitation-join',
    signsByCode: signs,
    team: name,
    invitationCode: code,
    tournamentId,
    payment,
    checklist,
  };
}
