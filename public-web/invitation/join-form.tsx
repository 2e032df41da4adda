import type { InvitedTeam } from '../../domain/answer/invitation/invited-team.ts';
import { joinByCode } from '../../domain/use-case/invitation/join-by-code.ts';
import { DomainForm } from '../form/domain-form.tsx';
import { Fold } from '../form/fold.tsx';
import { FormFoot } from '../form/form-foot.tsx';
import { FormSection } from '../form/form-section.tsx';
import { TextArea } from '../form/text-area.tsx';
import { showToast } from '../kit/toasts.ts';
import { DetailInputs } from '../player/detail-inputs.tsx';
import { PlayerFields } from '../player/player-fields.tsx';
import { words as player } from '../player/question-words.ts';
import { SkillLevelChoice } from '../player/skill-level-choice.tsx';
import { AgesContext } from '../player/typed-birth-year.ts';
import { LazyAlternatives } from '../registration/lazy-alternatives.tsx';
import type { TeamJoined } from '../registration/outcome.ts';
import { PaymentAndTerms } from '../registration/payment-and-terms.tsx';
import { tooOldFor } from '../tournament/too-old.ts';
import { AgeInput } from './age-input.tsx';
import { joinRemarks, joinTeam } from './join-team.ts';
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
